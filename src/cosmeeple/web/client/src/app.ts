/** The table as an app: its worker, and notices pushed to this browser, switched on where somebody asks for them. */

import { all, csrf, one } from "./dom";

const able = "serviceWorker" in navigator && isSecureContext;

const send = (path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(path, {
    method: "POST",
    headers: { Accept: "application/json", "X-CSRF-Token": csrf() },
    body: new URLSearchParams(fields),
  });

const text64 = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const bytes64 = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const found = new Uint8Array(new ArrayBuffer(plain.length));
  for (let at = 0; at < plain.length; at += 1) found[at] = plain.charCodeAt(at);
  return found;
};

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.ready;
  return worker.pushManager.getSubscription();
}

async function switchOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes64(key),
  });
  const keys = { p256dh: text64(made.getKey("p256dh")), auth: text64(made.getKey("auth")) };
  return (await send("/push/subscribe", { endpoint: made.endpoint, ...keys })).ok;
}

async function switchOff(): Promise<boolean> {
  const found = await subscribed();
  if (!found) return true;
  await send("/push/unsubscribe", { endpoint: found.endpoint });
  return found.unsubscribe();
}

/** The switch of the notices page: one button, and a sentence for each way it can stand. */
async function look(box: HTMLElement): Promise<void> {
  const can = able && "PushManager" in window && "Notification" in window;
  const state = !can
    ? "unable"
    : Notification.permission === "denied"
      ? "denied"
      : (await subscribed())
        ? "on"
        : "off";
  for (const said of all<HTMLElement>("[data-push-state]", box))
    said.hidden = said.dataset["pushState"] !== state;
}

async function main(): Promise<void> {
  if (able) await navigator.serviceWorker.register("/sw.js", { scope: "/" }).catch(() => undefined);
  const box = one("[data-push-key]");
  if (!box) return;
  await look(box);
  box.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-push]");
    if (!button) return;
    const work =
      button.dataset["push"] === "on" ? switchOn(box.dataset["pushKey"] ?? "") : switchOff();
    void work
      .catch(() => false)
      .then(async (done) => {
        await look(box);
        const failed = one("[data-push-failed]", box);
        if (failed) failed.hidden = done;
      });
  });
}

void main();
