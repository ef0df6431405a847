import * as v from 'valibot';
import { httpStatusOf } from './failed-request.ts';

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 16_000;
/** The server will never take these. */
const REFUSALS = [400, 403, 404, 409];

/** `at`: the phone's time in milliseconds, growing. */
type Entry = { at: number };

type OutboxOptions<E extends Entry> = {
  /** Its place in local storage. */
  storageKey: string;
  entry: v.GenericSchema<unknown, E>;
  /** What an entry is about: a later one replaces it. */
  idOf: (entry: E) => string;
  send: (batch: readonly E[]) => Promise<unknown>;
  batchSize: number;
  /** Quick entries travel together, in milliseconds. */
  delayMs: number;
};

type OnSettled<E> = (entry: E, isRefused: boolean) => void;

/** All of this page that have started. */
const started = new Set<Pick<Outbox<Entry>, 'arrival' | 'forget' | 'resume'>>();
let isHeld = false;

/**
 * Does what nothing may follow that was done before: waits for what is on its way, keeps the rest back meanwhile, and forgets
 * it afterwards, with what earlier pages have stored under such keys. If the work fails the rest is sent as before.
 */
export async function forgetEntriesAfter<Result>(
  isTheirs: (storageKey: string) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  isHeld = true;
  try {
    await Promise.all([...started].map((outbox) => outbox.arrival));
    const result = await work();
    for (const outbox of started) outbox.forget();
    for (const key of Object.keys(localStorage)) if (isTheirs(key)) localStorage.removeItem(key);
    return result;
  } finally {
    isHeld = false;
    for (const outbox of started) outbox.resume();
  }
}

/**
 * What a person has done until the server knows it: kept in local storage, sent in order, and again after a failure, also by
 * a later page. An entry's `at` only grows, also when the phone's clock is set back.
 */
export class Outbox<E extends Entry> {
  readonly #options: OutboxOptions<E>;
  readonly #entries = new Map<string, E>();
  readonly #listeners = new Set<OnSettled<E>>();
  #lastAt = 0;
  #failures = 0;
  #isSending = false;
  /** Settles when what is on its way has arrived, or failed. */
  arrival: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions<E>) {
    this.#options = options;
    const stored = readStored(options.storageKey);
    this.#lastAt = stored.lastAt;
    for (const value of stored.entries) {
      const entry = v.safeParse(options.entry, value);
      if (entry.success) this.#entries.set(options.idOf(entry.output), entry.output);
    }
  }

  /** Those that are not yet known to have arrived. */
  get entries(): E[] {
    return [...this.#entries.values()];
  }

  /** Sends what is left of an earlier page; from then on also when the network returns and before the page is hidden. */
  start(): void {
    started.add(this);
    for (const event of ['online', 'pagehide']) window.addEventListener(event, () => this.resume());
    // All was erased in another tab.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === this.#options.storageKey && newValue === null) this.#entries.clear();
    });
    this.resume();
  }

  /** Keeps an entry, made of the time that it gets, and sends it. */
  put(entryAt: (at: number) => E): void {
    this.#lastAt = Math.max(Date.now(), this.#lastAt + 1);
    const entry = entryAt(this.#lastAt);
    const id = this.#options.idOf(entry);
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    this.#store();
    this.#sendAfter(this.#options.delayMs);
  }

  /** Calls back for each entry that has arrived or been refused; returns how to stop that. */
  listen(onSettled: OnSettled<E>): () => void {
    this.#listeners.add(onSettled);
    return () => void this.#listeners.delete(onSettled);
  }

  /** Drops all entries unsent. */
  forget(): void {
    this.#entries.clear();
    this.#store();
  }

  /** Sends what there is, if nothing is on its way. */
  resume(): void {
    clearTimeout(this.#timer);
    const batch = this.entries.slice(0, this.#options.batchSize);
    if (isHeld || this.#isSending || batch.length === 0) return;
    this.arrival = this.#send(batch);
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.resume(), ms);
  }

  async #send(batch: readonly E[]): Promise<void> {
    this.#isSending = true;
    try {
      await this.#options.send(batch);
      this.#failures = 0;
      this.#settle(batch, false);
    } catch (error) {
      this.#failures += 1;
      if (REFUSALS.includes(httpStatusOf(error) ?? 0)) this.#settle(batch, true);
    } finally {
      this.#isSending = false;
    }
    if (this.#entries.size > 0) this.#sendAfter(this.#retryDelay());
  }

  #retryDelay(): number {
    if (this.#failures === 0) return this.#options.delayMs;
    return Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), MAX_RETRY_MS);
  }

  /** Forgets entries that have arrived, or never will, unless they have been replaced meanwhile. */
  #settle(batch: readonly E[], isRefused: boolean): void {
    const settled = batch.filter((entry) => this.#entries.get(this.#options.idOf(entry))?.at === entry.at);
    for (const entry of settled) this.#entries.delete(this.#options.idOf(entry));
    this.#store();
    for (const entry of settled) for (const listener of this.#listeners) listener(entry, isRefused);
  }

  #store(): void {
    try {
      const { storageKey } = this.#options;
      localStorage.setItem(storageKey, JSON.stringify({ lastAt: this.#lastAt, votes: this.entries }));
    } catch {
      // Storage is full: they last as long as the page.
    }
  }
}

/** Called `votes` since the first entries were. */
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ lastAt: v.number(), votes: v.array(v.unknown()) }),
);

/** What is stored under this key; nothing where it cannot be read. */
export function readStored(key: string): { lastAt: number; entries: unknown[] } {
  const stored = v.safeParse(storedSchema, localStorage.getItem(key));
  return stored.success
    ? { lastAt: stored.output.lastAt, entries: stored.output.votes }
    : { lastAt: 0, entries: [] };
}
