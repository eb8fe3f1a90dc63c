/** Moves of others are shown one after another, at the reader's speed; whoever is asked and presses something is in the present at once.
 *
 * The action bar, the log and everything that is not a position are always of the present. What the stream left out (a slow browser, a lost connection) is asked of
 * the replay, which draws any moment of the game as this viewer saw it.
 */

import { all, announce, base, calm, one, preference } from "./dom";
import { addLines, type Grown } from "./growing";
import { applyRegions } from "./morph";
import { MOVE_MS } from "./motion";

export type Speed = "off" | "quick" | "slow";

export interface TableNews {
  table: string;
  version: number;
  status: string;
  yours: boolean;
  reload: boolean;
  deciders: string[];
  /** How many moves have been made now, and whose the new ones are. */
  move: number;
  moves: string;
  /** In a lesson: the first of the recorded moves that are to be watched; 0 for none. */
  watched?: number;
  events: { event: string; move: number; text: string }[];
  regions: Regions;
  /** What the log has more, and behind which of its lines that comes. */
  log?: Grown | null;
}

type Regions = Record<string, string>;

interface Step {
  /** The position after so many moves. */
  move: number;
  /** What changes; null where the replay must be asked. */
  regions: Regions | null;
  said: string[];
}

/** Never of the past: what is asked, said and allowed now. */
const PRESENT = new Set([
  "r-actions",
  "r-chip",
  "r-menu",
  "r-chat",
  "r-notice",
  "r-asks",
  "r-handover",
  "r-log",
]);
/** After a longer absence the page shows the present; the digest tells the rest. */
const MOST_MISSED = 24;
const QUICK_MS = 350;
const QUICK_IN_ALL_MS = 1200;
const SLOW_MS = 1400;

/** Every region as it is now, as far as it is known: intermediate positions end there. */
const truth = new Map<string, string>();
const queue: Step[] = [];
let move = Number(document.body.dataset["move"] ?? 0);
let playing = false;
let slowly = false;
/** Somebody wants to go through it: each step waits until they say "next". */
let stepping = false;
/** How long each move stays when they are shown slowly. */
let slowMs = SLOW_MS;
let restUntil = 0;
let deadline = 0;
/** The first move of others that was made while nobody looked at this tab. */
let unseen = 0;
let wake: () => void = () => undefined;
let stepped = false;

export function speed(): Speed {
  const chosen = preference("moves");
  return chosen === "off" || chosen === "slow" || chosen === "quick"
    ? chosen
    : calm()
      ? "off"
      : "quick";
}

const isAsked = (): boolean => one("#r-actions")?.dataset["asked"] === "1";

function part(regions: Regions, present: boolean): Regions {
  return Object.fromEntries(Object.entries(regions).filter(([id]) => PRESENT.has(id) === present));
}

/** What the page shows is the present still: remember it before anything of the past is put there. */
function completeTruth(): void {
  for (const region of all("[id^='r-']"))
    if (!PRESENT.has(region.id) && !truth.has(region.id)) truth.set(region.id, region.outerHTML);
}

/** Lines about moves that are still to be shown wait for them. */
export function veilLog(): void {
  const upto = queue[0] ? queue[0].move - 1 : Infinity;
  const box = one("#log")?.closest<HTMLElement>(".scroll");
  const atBottom = box ? box.scrollHeight - box.scrollTop - box.clientHeight < 48 : false;
  for (const line of all("#log > li[data-m]"))
    line.classList.toggle("coming", Number(line.dataset["m"]) > upto);
  if (box && atBottom) box.scrollTop = box.scrollHeight;
}

/** Says that there is more to come, and what was shown last. */
function showBar(said?: string): void {
  const bar = one("#catchup");
  if (!bar) return;
  bar.hidden = queue.length < (slowly || stepping ? 1 : 2);
  const next = one("[data-next-step]", bar);
  if (next) next.hidden = !stepping;
  const words = one("[data-catchup]", bar);
  const left = one("[data-left-to-show]", bar);
  if (words && said !== undefined) words.textContent = said;
  if (left) left.textContent = String(queue.length);
}

function show(step: Step, regions: Regions, ms: number, mark = false): void {
  document.body.dataset["shown"] = String(step.move);
  applyRegions(regions, ms, mark);
  veilLog();
  announce(step.said);
  showBar(step.said[0] ?? "");
  if (!queue.length && isAsked()) announcePrompt();
}

function announcePrompt(): void {
  const prompt = one("#r-actions .prompt")?.textContent;
  if (prompt) announce([prompt]);
}

async function ask(moment: number): Promise<Regions | null> {
  const { seat } = document.body.dataset;
  try {
    const response = await fetch(
      `${base()}/replay/regions?at=${moment}${seat ? `&seat=${seat}` : ""}`,
      { headers: { Accept: "application/json" } },
    );
    return response.ok
      ? part(((await response.json()) as { regions: Regions }).regions, false)
      : null;
  } catch {
    return null;
  }
}

const rest = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    wake = resolve;
    setTimeout(resolve, ms);
  });

/** Until "next", or until everything is shown at once. */
const pressed = (): Promise<void> =>
  new Promise((resolve) => {
    wake = resolve;
  });

const pause = (): number =>
  slowly ? slowMs : Math.max(60, Math.min(QUICK_MS, QUICK_IN_ALL_MS / (queue.length + 1)));

async function play(): Promise<void> {
  if (playing) return;
  playing = true;
  while (queue.length) {
    const wait = restUntil - performance.now();
    if (stepping && stepped) await pressed();
    else if (wait > 0) await rest(wait);
    stepped = stepping;
    const step = queue[0];
    if (!step) break;
    const late = !slowly && deadline > 0 && performance.now() > deadline;
    const regions = step.regions ?? (late ? {} : await ask(step.move));
    if (queue[0] !== step) continue;
    if (!regions) {
      jumpToNow();
      break;
    }
    queue.shift();
    const ms = pause();
    restUntil = performance.now() + (Object.keys(regions).length ? ms : 0);
    show(step, regions, Math.min(MOVE_MS, ms), true);
  }
  deadline = 0;
  stepping = stepped = false;
  playing = false;
}

/** Show what is queued; the bar stands from the start, also where the first step has to wait for the last one before it. */
function begin(): void {
  veilLog();
  void play();
  showBar();
}

/** Everything that is still to be shown, at once. */
export function jumpToNow(): void {
  if (!queue.length) return;
  const left = queue.splice(0);
  stepping = false;
  restUntil = 0;
  const regions: Regions = Object.assign({}, ...left.map((step) => step.regions ?? {}));
  show({ move, regions, said: left.flatMap((step) => step.said) }, regions, 0);
  wake();
}

/** News of the table: the present where it matters at once, the position when its turn has come. */
export function take(news: TableNews): void {
  const mine = document.body.dataset["seat"] ?? "";
  const before = move;
  const said = (upto: number, from = 0): string[] =>
    news.events
      .filter((happened) => from < happened.move && happened.move <= upto)
      .map((happened) => happened.text);
  let own = 0;
  while (own < news.moves.length && news.moves[own] === mine) own += 1;
  const others = news.moves.length - own;
  const hands = (news.regions["r-handover"] ?? "").includes('class="handover');
  const shows =
    others > 0 &&
    others <= MOST_MISSED &&
    news.move - before === news.moves.length &&
    !hands &&
    !document.hidden &&
    speed() !== "off";
  move = news.move;
  document.body.dataset["move"] = String(move);
  if (shows && others > 1) completeTruth();
  const held = part(news.regions, false);
  for (const [id, html] of Object.entries(held)) truth.set(id, html);
  applyRegions(part(news.regions, true), 0);
  if (news.log) addLines(news.log);
  if (news.move < before) unseen = 0;
  else if (document.hidden && others > 0 && !unseen) unseen = before + own + 1;
  if (!shows) {
    const sameMoment = news.move === before && !news.moves;
    const last = queue[queue.length - 1];
    if (sameMoment && last?.regions) {
      // Somebody came or went: the last step brings it.
      Object.assign(last.regions, held);
      return;
    }
    jumpToNow();
    if (own) restUntil = performance.now() + QUICK_MS;
    show({ move, regions: held, said: said(Infinity) }, held, MOVE_MS);
    return;
  }
  if (own) {
    jumpToNow();
    announce(said(before + own));
  }
  for (let at = before + own + 1; at < move; at += 1)
    queue.push({ move: at, regions: null, said: said(at, at - 1) });
  queue.push({
    move,
    regions: others > 1 ? Object.fromEntries(truth) : held,
    said: said(move, move - 1),
  });
  slowly = speed() === "slow";
  slowMs = SLOW_MS;
  if (!deadline) deadline = performance.now() + QUICK_IN_ALL_MS;
  begin();
}

/** Show again what happened from a move on. */
export function showSince(first: number, wanted: Speed, ms = SLOW_MS, stepwise = false): void {
  slowMs = ms;
  jumpToNow();
  stepping = stepwise;
  completeTruth();
  const start = Math.max(0, first - 1);
  for (let at = start; at < move; at += 1)
    queue.push({ move: at, regions: null, said: at === start ? [] : saidIn(at) });
  queue.push({ move, regions: Object.fromEntries(truth), said: saidIn(move) });
  slowly = wanted === "slow";
  deadline = performance.now() + QUICK_IN_ALL_MS;
  restUntil = 0;
  begin();
}

/** The first move that others made after this seat's last one; 0 where there is none. */
function firstOfOthers(): number {
  const mine = document.body.dataset["seat"] ?? "";
  let first = 0;
  for (const line of all("#log > li.ln[data-m]:not(.undone)")) {
    const moment = Number(line.dataset["m"]);
    if (line.dataset["seat"] === mine && mine) first = 0;
    else if (!first && moment > 0) first = moment;
  }
  return first;
}

/** Offer to go through the last moves of others, while there are any. */
function offerAgain(): void {
  const again = one<HTMLButtonElement>("#again");
  if (again) again.hidden = !firstOfOthers();
}

const saidIn = (moment: number): string[] =>
  all(`#log > li[data-m="${moment}"] > div, #log > li[data-m="${moment}"] summary`).map(
    (line) => line.textContent?.trim() ?? "",
  );

export function startSequence(): void {
  offerAgain();
  document.addEventListener("regions", offerAgain);
  const offer = one(".digest");
  const first = Number(one("[data-m]", offer ?? document)?.dataset["m"] ?? 0);
  const again = one<HTMLButtonElement>("#show-missed");
  if (offer && again && first > 0) {
    one("header", offer)?.insertBefore(again, one("[data-close]", offer));
    again.hidden = false;
    // Somebody asked for it: slowly, however quickly they usually want it.
    again.addEventListener("click", () => showSince(first, "slow"));
  }
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[data-skip]")) jumpToNow();
    else if (target?.closest("[data-next-step]")) wake();
    else if (target?.closest("#again") && firstOfOthers()) {
      showSince(firstOfOthers(), "slow", SLOW_MS, true);
      one("[data-next-step]")?.focus();
    }
  });
  // Before anything else hears of it: what they press is a thing of the present.
  for (const kind of ["pointerdown", "keydown"] as const)
    document.addEventListener(
      kind,
      (event) => {
        const modifier =
          event instanceof KeyboardEvent &&
          ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key);
        const offered =
          event.target instanceof Element &&
          event.target.closest("#show-missed, #again, #catchup, dialog");
        if (!modifier && !offered && isAsked()) jumpToNow();
      },
      true,
    );
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) jumpToNow();
    else if (unseen && move - unseen < MOST_MISSED && speed() !== "off") showSince(unseen, speed());
    unseen = 0;
  });
}
