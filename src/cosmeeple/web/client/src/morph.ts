/** Bringing regions up to date: what stays keeps its element, what moved is seen to move. */

import { Idiomorph } from "idiomorph";
import { all, calm } from "./dom";

const MOVE_MS = 320;

type Place = { x: number; y: number };

function centre(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function pieces(): Map<string, Place> {
  return new Map(all<SVGGElement>(".piece[id]").map((piece) => [piece.id, centre(piece)]));
}

/** Every piece that lies elsewhere now glides there from where it was. */
function glide(before: Map<string, Place>): void {
  for (const piece of all<SVGGraphicsElement>(".piece[id]")) {
    const from = before.get(piece.id);
    const to = centre(piece);
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
      continue;
    }
    const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
    const dx = (from.x - to.x) / scale;
    const dy = (from.y - to.y) / scale;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }], {
      duration: MOVE_MS,
      easing: "cubic-bezier(.2,.8,.2,1)",
    });
  }
}

/** What the person opened stays open, what they typed stays typed. */
function keep(name: string, node: Element): boolean {
  if (name === "open" && node.tagName === "DETAILS") return false;
  if (name === "value" && node instanceof HTMLInputElement && (node === document.activeElement || node.name === "csrf")) return false;
  if (name === "checked" && node instanceof HTMLInputElement && node.hasAttribute("data-log-seat")) return false;
  return true;
}

/** Put the new HTML of some regions in place; ids of elements are the keys. */
export function applyRegions(regions: Readonly<Record<string, string>>): void {
  const before = calm() ? null : pieces();
  const bottoms = all(".scroll[data-bottom]").map((box) => [box, box.scrollHeight - box.scrollTop - box.clientHeight < 48] as const);
  for (const [id, html] of Object.entries(regions)) {
    const old = document.getElementById(id);
    if (!old) continue;
    Idiomorph.morph(old, html, {
      morphStyle: "outerHTML",
      callbacks: { beforeAttributeUpdated: (name: string, node: Element) => keep(name, node) },
    });
  }
  for (const [box, atBottom] of bottoms) if (atBottom) box.scrollTop = box.scrollHeight;
  if (before) glide(before);
  document.dispatchEvent(new CustomEvent("regions", { detail: Object.keys(regions) }));
}

export function scrollLogs(): void {
  for (const box of all(".scroll[data-bottom]")) box.scrollTop = box.scrollHeight;
}
