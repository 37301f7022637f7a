import { base } from "./lib/base";
import "./fonts.css";
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
