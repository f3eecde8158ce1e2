/** "Your turn", shown by the browser while nobody looks at the page. */
import { settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in window;

/** Asks the person; false if they, or the browser, would rather not. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = Notification.permission === "default" ? await Notification.requestPermission() : "";
  return (answer || Notification.permission) === "granted";
}

export async function notify(title: string, text: string, path: string): Promise<void> {
  if (!settings.notices || document.visibilityState === "visible" || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  const shown = { body: text, tag: path, icon: "/icon.svg", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, shown);
  else new Notification(title, shown).onclick = () => window.focus();
}
