import { base } from "./lib/base";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "@fontsource/alegreya-sans/latin-ext-800.css";
import "@fontsource/marcellus/latin-400.css";
import "@fontsource/marcellus/latin-ext-400.css";
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "./lib/api";
import { keepSettings, settings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/texts.svelte";

keepSettings();
games().catch(() => {}); // asked for while texts are loaded
await loadLanguage(settings.language);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) navigator.serviceWorker?.register(`${base}/sw.js`);
