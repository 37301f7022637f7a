import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const page = here("../src/epoca/server/page");

/** What the page is made of; tests/web/test_built.py reads the same. */
const SOURCES = ["web/src", "web/public", "web/index.html", "web/package-lock.json", "src/epoca/locales", "src/epoca/games/*/locales", "docs/rules"];

/** Writes down which sources the page was built from, so that a test without Node can tell when it is out of date. */
function sealed(): Plugin {
  const folders = (path: string): string[] => {
    const [before, after] = path.split("/*/");
    return after ? readdirSync(here(`../${before}`)).map((name) => join(before, name, after)).filter((one) => existsSync(here(`../${one}`))) : [path];
  };
  const files = (path: string): string[] =>
    statSync(here(`../${path}`)).isDirectory() ? readdirSync(here(`../${path}`)).flatMap((name) => files(join(path, name))) : [path];
  return {
    name: "sealed",
    closeBundle() {
      const hash = createHash("sha256");
      for (const file of SOURCES.flatMap(folders).flatMap(files).sort()) hash.update(`${file}\0`).update(readFileSync(here(`../${file}`)));
      writeFileSync(join(page, "sources.sha256"), `${hash.digest("hex")}\n`);
    },
  };
}

/** Leaves out of the games' texts what only the server says. */
function unsaid(): Plugin {
  const families = /^[a-z]+-(event|refusal|help|why)-.*(\n([ }].*)?)*/gm;
  return {
    name: "unsaid",
    enforce: "pre",
    load(id) {
      const file = id.match(/^(.*games\/\w+\/locales\/\w+\.ftl)\?raw$/)?.[1];
      return file && `export default ${JSON.stringify(readFileSync(file, "utf-8").replace(families, ""))}`;
    },
  };
}

export default defineConfig({
  base: "./", // the server tells each page how far below it lies
  plugins: [svelte(), sealed(), unsaid()],
  resolve: { alias: { $locales: here("../src/epoca/locales"), $games: here("../src/epoca/games"), $docs: here("../docs") } },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8750", ws: true } } },
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "base", test: /node_modules.(svelte|@fluent|esm-env|clsx)|web.src.(App|main|games|style|lib.(?!link|motion|beats|tally|sound|notify|Plot)|home|pages.(Home|Emblem)|table.(Portrait|faces|Logo)|puzzle.puzzles|coach.CoachSwitch)/ }] },
      },
    }, // what the first page needs is one file, as each costs a slow device time
    assetsInlineLimit: 0, // nothing inline: the content security policy allows only files of our own
  },
});
