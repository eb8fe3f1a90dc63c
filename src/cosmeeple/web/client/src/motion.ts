/** Motion: what lies elsewhere after an update is seen to go there. Nothing waits for it, and nothing moves where that is unwanted.
 *
 * A piece of a drawing (`.piece[id]`) glides by a transform, also into another group of its drawing: SVG is clipped by nothing that matters there. Cards and dice
 * (`[data-piece]`, HTML) glide within their group too; when they change it (hand to tableau, market to hand) they pass over everything else, which only a view
 * transition can do.
 */

import { all, calm } from "./dom";

export const MOVE_MS = 320;
const EASE = "cubic-bezier(.2,.8,.2,1)";
/** More at once is a new deal, not a move. */
const MOST_TRAVELLERS = 10;
const GLOW_MS = 1000;

type Spot = { x: number; y: number };
/** Where the things of one kind lie: by group, in the order of the page. */
type Kinds = Map<string, Map<string, HTMLElement[]>>;

export interface Travel {
  kind: string;
  from: HTMLElement;
  /** The group that gets it, and how many of the kind are in it before this one. */
  group: string;
  place: number;
}

/** What an update will change: the regions as they are and as they shall be. */
export type Change = readonly (readonly [old: Element, fresh: Element])[];

const groupOf = (thing: Element): string => thing.parentElement?.closest("[id]")?.id ?? "";

function sort(things: Iterable<HTMLElement>): Kinds {
  const found: Kinds = new Map();
  for (const thing of things) {
    const kind = thing.dataset["piece"] ?? "";
    const groups = found.get(kind) ?? new Map<string, HTMLElement[]>();
    const group = groupOf(thing);
    groups.set(group, [...(groups.get(group) ?? []), thing]);
    found.set(kind, groups);
  }
  return found;
}

const inside = (roots: readonly Element[]): HTMLElement[] =>
  roots.flatMap((root) => all("[data-piece]", root));

const isVisible = (thing: Element): boolean => {
  const box = thing.getBoundingClientRect();
  return (
    box.width > 0 &&
    box.bottom > 0 &&
    box.top < innerHeight &&
    box.right > 0 &&
    box.left < innerWidth
  );
};

/** The things that leave one group for another: told by counting, for two of a kind may look alike. */
export function travels(change: Change): Travel[] {
  const before = sort(inside(change.map(([old]) => old)));
  const after = sort(inside(change.map(([, fresh]) => fresh)));
  const found: Travel[] = [];
  for (const [kind, now] of after) {
    const then = before.get(kind);
    if (!then) continue;
    const lost = Array.from(then).flatMap(([group, things]) =>
      things.slice(now.get(group)?.length ?? 0),
    );
    for (const [group, things] of now)
      for (
        let place = then.get(group)?.length ?? 0;
        place < things.length && lost.length;
        place += 1
      ) {
        const from = lost.pop();
        if (from && isVisible(from)) found.push({ kind, from, group, place });
      }
  }
  return found.length <= MOST_TRAVELLERS ? found : [];
}

/** Where a traveller has arrived. */
function arrived(travel: Travel): HTMLElement | undefined {
  return all(`[data-piece="${CSS.escape(travel.kind)}"]`).filter(
    (thing) => groupOf(thing) === travel.group,
  )[travel.place];
}

export const canTravel = (): boolean =>
  !calm() && !document.hidden && typeof document.startViewTransition === "function";

/** Update the page while these things pass over it. The update itself happens in the next frame, or at once when `hurry` is called. */
export function travelling(found: readonly Travel[], update: () => void): { hurry: () => void } {
  let done = false;
  const names: HTMLElement[] = [];
  const name = (thing: HTMLElement, number: number): void => {
    thing.style.setProperty("view-transition-name", `piece-${number}`);
    names.push(thing);
  };
  const unname = (): void => {
    for (const thing of names.splice(0)) thing.style.removeProperty("view-transition-name");
  };
  const once = (): void => {
    if (done) return;
    done = true;
    unname();
    update();
    found.forEach((travel, number) => {
      const there = arrived(travel);
      if (there && isVisible(there)) name(there, number);
    });
  };
  found.forEach((travel, number) => name(travel.from, number));
  const transition = document.startViewTransition(once);
  // A transition that is skipped (another one, a hidden tab) still updates the page; that is all that matters.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).then(unname);
  return {
    hurry: () => {
      if (done) return;
      once();
      transition.skipTransition();
    },
  };
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const pieces = (): Map<string, Spot> =>
  new Map(all<SVGGElement>(".piece[id]").map((piece) => [piece.id, centre(piece)]));

/** Cards and dice by kind, group and place: the third of its kind in the hand stays the third. */
function things(): Map<string, [HTMLElement, Spot]> {
  const found = new Map<string, [HTMLElement, Spot]>();
  for (const [kind, groups] of sort(all("[data-piece]")))
    for (const [group, members] of groups)
      members.forEach((thing, place) =>
        found.set(`${kind} ${group} ${place}`, [thing, centre(thing)]),
      );
  return found;
}

/** What somebody else moved or laid down glows for a moment. */
function glow(element: Element, ms: number): void {
  element.animate(
    [
      { filter: "drop-shadow(0 0 5px var(--accent))" },
      { filter: "drop-shadow(0 0 5px var(--accent))", offset: 0.6 },
      { filter: "drop-shadow(0 0 0 transparent)" },
    ],
    { duration: ms + GLOW_MS },
  );
}

function glide(element: Element, dx: number, dy: number, ms: number, mark: boolean): void {
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  if (mark) glow(element, ms);
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }],
    { duration: ms, easing: EASE },
  );
}

/** Remember where everything lies; the function that comes back lets what moved glide to its new place. */
export function watchMoves(ms: number, mark = false): () => void {
  if (ms <= 0 || calm() || document.hidden) return () => undefined;
  const before = pieces();
  const lay = things();
  return () => {
    for (const piece of all<SVGGraphicsElement>(".piece[id]")) {
      const from = before.get(piece.id);
      if (!from) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: Math.min(200, ms) });
        if (mark) glow(piece, ms);
        continue;
      }
      const to = centre(piece);
      const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1;
      glide(piece, (from.x - to.x) / scale, (from.y - to.y) / scale, ms, mark);
    }
    for (const [name, [thing, to]] of things()) {
      const from = lay.get(name)?.[1];
      // Without a size it was not shown before (another tab of a phone): it cannot come from there.
      if (from && (from.x || from.y) && (to.x || to.y))
        glide(thing, from.x - to.x, from.y - to.y, ms, false);
      else if (!lay.has(name) && mark) glow(thing, ms);
    }
  };
}
