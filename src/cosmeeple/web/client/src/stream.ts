/** One stream for all tabs of this browser: the tab that holds the lock listens and tells the others. */

import { applyRegions } from "./morph";
import { one, text, toast } from "./dom";
import { take as takeNews, type TableNews } from "./sequence";

type Wanted = { tab: string; watch: string; version: number };
type Word =
  | { kind: "want"; wanted: Wanted }
  | { kind: "gone"; tab: string }
  | { kind: "who" }
  | { kind: "news"; event: string; data: string }
  | { kind: "state"; open: boolean };

const TAB = Math.random().toString(36).slice(2);
const watch = document.body.dataset["watch"] ?? "";
let version = Number(document.body.dataset["version"] ?? 0);
let lost = 0;

/** The newest version that this page shows. */
export const shownVersion = (): number => version;

const tableOf = (name: string): string => name.split(".")[0] ?? name;

/** News of the table of this page, from the stream or as the answer to a move. */
export function showNews(news: TableNews): void {
  version = news.version;
  document.body.dataset["version"] = String(version);
  takeNews(news);
  document.dispatchEvent(new CustomEvent<TableNews>("news", { detail: news }));
}

/** A page that waits for something says where to go when it is there; not where it stood there before. */
const goesTo = (): string => one("[data-goto]")?.dataset["goto"] ?? "";
const went = goesTo();
document.addEventListener("regions", () => {
  const found = goesTo();
  if (found && found !== went) location.assign(found);
});

function hear(event: string, data: string): void {
  if (event === "table") {
    const news = JSON.parse(data) as TableNews;
    if (news.table !== tableOf(watch)) return;
    if (news.reload) {
      location.reload();
      return;
    }
    showNews(news);
  } else if (event === "lobby" && watch === "lobby") {
    applyRegions((JSON.parse(data) as { regions: Record<string, string> }).regions);
  }
}

function showState(open: boolean): void {
  if (open && lost) {
    if (lost > 1) toast(text("back"));
    lost = 0;
  } else if (!open) {
    lost += 1;
    if (lost === 2) toast(text("lost"), true);
  }
  document.body.dataset["stream"] = open ? "open" : "lost";
}

class Listener {
  private source: EventSource | null = null;
  private readonly wanted = new Map<string, Wanted>();
  private timer = 0;
  private delay = 500;

  constructor(private readonly tell: (word: Word) => void) {}

  want(wanted: Wanted): void {
    this.wanted.set(wanted.tab, wanted);
    this.soon(20);
  }

  gone(tab: string): void {
    // Connect anew without it, so that nobody counts as present at a table they have left.
    if (this.wanted.delete(tab)) this.soon(300);
  }

  private soon(ms: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), ms);
  }

  private address(): string {
    // Of several tabs at one table that which is furthest behind decides what is sent.
    const topics = new Map<string, Wanted>();
    for (const one of this.wanted.values()) {
      const table = tableOf(one.watch);
      if (one.version <= (topics.get(table)?.version ?? Infinity)) topics.set(table, one);
    }
    const names = Array.from(topics.values(), (one) =>
      one.watch === "lobby" ? "lobby" : `${one.watch}@${one.version}`,
    );
    return `/stream?${names.map((name) => `t=${encodeURIComponent(name)}`).join("&")}`;
  }

  private connect(): void {
    this.source?.close();
    if (!this.wanted.size) return;
    const source = new EventSource(this.address());
    this.source = source;
    source.onopen = () => {
      this.delay = 500;
      this.tell({ kind: "state", open: true });
    };
    source.onerror = () => {
      this.tell({ kind: "state", open: false });
      if (source.readyState === EventSource.CLOSED && this.source === source) {
        this.delay = Math.min(this.delay * 2, 15_000);
        this.soon(this.delay);
      }
    };
    for (const event of ["table", "lobby", "gone", "bye"])
      source.addEventListener(event, (message) => {
        const data = (message as MessageEvent<string>).data;
        if (event === "table") this.remember(JSON.parse(data) as TableNews);
        this.tell({ kind: "news", event, data });
      });
  }

  private remember(news: TableNews): void {
    for (const one of this.wanted.values())
      if (tableOf(one.watch) === news.table) one.version = Math.max(one.version, news.version);
  }
}

export function startStream(): void {
  if (!watch || typeof EventSource === "undefined") return;
  const mine = (): Wanted => ({ tab: TAB, watch, version });
  const channel =
    typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("cosmeeple");
  const take = (word: Word): void => {
    if (word.kind === "news") hear(word.event, word.data);
    else if (word.kind === "state") showState(word.open);
  };
  const lead = (): void => {
    const listener = new Listener((word) => {
      take(word);
      channel?.postMessage(word);
    });
    if (channel) {
      channel.onmessage = ({ data }: MessageEvent<Word>) => {
        if (data.kind === "want") listener.want(data.wanted);
        else if (data.kind === "gone") listener.gone(data.tab);
      };
      channel.postMessage({ kind: "who" } satisfies Word);
    }
    listener.want(mine());
  };
  if (!channel || !("locks" in navigator)) {
    lead();
    return;
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === "who") channel.postMessage({ kind: "want", wanted: mine() } satisfies Word);
    else take(data);
  };
  channel.postMessage({ kind: "want", wanted: mine() } satisfies Word);
  // Held until this tab closes; the next tab in the queue then takes over.
  void navigator.locks.request("cosmeeple-stream", () => {
    lead();
    return new Promise<never>(() => undefined);
  });
  addEventListener("pagehide", () =>
    channel.postMessage({ kind: "gone", tab: TAB } satisfies Word),
  );
  addEventListener("pageshow", (shown) => {
    if (shown.persisted) location.reload();
  });
}
