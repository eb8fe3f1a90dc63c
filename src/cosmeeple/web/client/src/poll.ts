/** Pages without a stream of their own, such as a tournament's: looked at anew every few seconds while somebody sees them, and at once when they come back to them. Only what has changed is touched, so the focus stays where it is. */

import { applyRegions } from "./morph";
import { one } from "./dom";

const EVERY_MS = 10_000;

/** What the region says; the proofs in its forms are other texts every time. */
function said(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const field of copy.querySelectorAll("input[name=csrf]")) field.removeAttribute("value");
  return copy.outerHTML;
}

let shown = "";

async function look(): Promise<void> {
  const id = one("[data-poll]")?.dataset["poll"];
  const now = id && document.getElementById(id);
  if (!now || document.hidden) return;
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser()
    .parseFromString(await answer.text(), "text/html")
    .getElementById(id);
  if (!fresh) return;
  const next = said(fresh);
  if (next !== (shown || said(now))) applyRegions({ [id]: fresh.outerHTML }, 0);
  shown = next;
}

export function startPoll(): void {
  if (!one("[data-poll]")) return;
  const again = (): void => void look().catch(() => undefined);
  window.setInterval(again, EVERY_MS);
  document.addEventListener("visibilitychange", again);
}
