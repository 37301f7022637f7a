/** A word from the browser when it is one's turn and the page is out of sight. */

import { base } from "./base";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";
import type { News } from "./types";

const known = "Notification" in globalThis; // not in every browser

export function notify(news: News, body = say("web-your-turn")): void {
  if (!known || !settings.notify || !document.hidden || Notification.permission !== "granted") return;
  const told = { body, tag: news.table, icon: `${base}/icon-192.png`, data: `${base}/table/${news.table}` };
  navigator.serviceWorker?.ready.then((worker) => worker.showNotification("Epoca", told)); // phones show no other kind
}

/** Whether they may be offered: nobody has answered yet, here or to the browser. */
export const offerable = (): boolean => known && !settings.notify && !settings.offered && Notification.permission === "default";

export async function allowNotifications(): Promise<boolean> {
  return known && (await Notification.requestPermission()) === "granted";
}
