/** A word from the browser when it is one's turn and the page is out of sight. */

import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";
import type { News } from "./types";

export function notify(news: News): void {
  if (!settings.notify || !document.hidden || Notification.permission !== "granted") return;
  const told = { body: say("web-your-turn"), tag: news.table, icon: "/icon-192.png", data: `/table/${news.table}` };
  navigator.serviceWorker?.ready.then((worker) => worker.showNotification("Epoca", told)); // phones show no other kind
}

export async function allowNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}
