/** Pages without a stream of their own, such as a tournament's: looked at anew every few seconds while somebody sees them. */

import { applyRegions } from "./morph";
import { one } from "./dom";

const EVERY_MS = 10_000;

async function look(id: string): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(id);
  if (fresh && fresh.outerHTML !== document.getElementById(id)?.outerHTML) applyRegions({ [id]: fresh.outerHTML });
}

export function startPoll(): void {
  const id = one("[data-poll]")?.dataset["poll"];
  if (id) window.setInterval(() => void look(id).catch(() => undefined), EVERY_MS);
}
