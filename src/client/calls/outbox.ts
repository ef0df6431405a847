import * as v from 'valibot';
import { httpStatusOf } from './failed-request.ts';
import { isTransient } from './retries.ts';

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 16_000;
/** Failures in a row before an entry is given up, if it is old enough. */
const MIN_FAILURES = 5;
/**
 * Minimum age of a lost entry, in milliseconds: while the server fails, and while it is out of reach or asks for
 * patience.
 */
const PATIENCE_MS = { failing: 3_600_000, away: 7 * 24 * 3_600_000 };

/** `at`: the phone's time in milliseconds, growing. */
type Entry = { at: number };

type OutboxOptions<E extends Entry> = {
  /** Its place in local storage. */
  storageKey: string;
  entry: v.GenericSchema<unknown, E>;
  /** The entry's subject: a later entry with the same subject replaces it. */
  idOf: (entry: E) => string;
  send: (batch: readonly E[]) => Promise<unknown>;
  batchSize: number;
  /** Milliseconds within which entries are sent together. */
  delayMs: number;
  /** An entry of an earlier page is lost: nobody waits for it. */
  onLost: () => void;
};

/** Settles with the error that has lost an entry; without one once it has arrived. */
type Outcome = { promise: Promise<unknown>; settle: (error?: unknown) => void };

type OnArrived<E> = (entry: E) => void;

/** The outboxes that this page has started. */
const started = new Set<Pick<Outbox<Entry>, 'arrival' | 'forget' | 'resume'>>();
let isHeld = false;

/**
 * Does work that no earlier change may follow: waits for pending requests, holds the other entries back meanwhile,
 * and then forgets them, with those that earlier pages have stored under such keys. If the work fails, the entries
 * are sent after all.
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
 * A person's changes until the server confirms them: kept in local storage, sent in order, and sent again after a
 * failure, also by a later page. An entry is dropped if the server refuses it or does not accept it for too long.
 * `at` only grows, even if the phone's clock is set back.
 */
export class Outbox<E extends Entry> {
  readonly #options: OutboxOptions<E>;
  readonly #entries = new Map<string, E>();
  /** The outcomes of this page's entries, by subject. */
  readonly #outcomes = new Map<string, Outcome>();
  readonly #listeners = new Set<OnArrived<E>>();
  #lastAt = 0;
  #failures = 0;
  #isSending = false;
  /** Settles when the request in flight has arrived, or failed. */
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

  /** Entries not yet confirmed. */
  get entries(): E[] {
    return [...this.#entries.values()];
  }

  /**
   * Sends an earlier page's entries; from then on also sends when the network returns and before the page is
   * hidden.
   */
  start(): void {
    started.add(this);
    for (const event of ['online', 'pagehide']) window.addEventListener(event, () => this.resume());
    // A different tab has erased everything.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === this.#options.storageKey && newValue === null) this.#entries.clear();
    });
    this.resume();
  }

  /**
   * Keeps an entry, made of the time that it gets, and sends it. Resolves once it, or the one that replaces it, has arrived,
   * else with the error that has lost it.
   */
  put(entryAt: (at: number) => E): Promise<unknown> {
    this.#lastAt = Math.max(Date.now(), this.#lastAt + 1);
    const entry = entryAt(this.#lastAt);
    const id = this.#options.idOf(entry);
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    this.#store();
    this.#sendAfter(this.#options.delayMs);
    const outcome = this.#outcomes.get(id) ?? newOutcome();
    this.#outcomes.set(id, outcome);
    return outcome.promise;
  }

  /** Calls back for each entry of an earlier page that has arrived; returns a function that stops that. */
  listen(onArrived: OnArrived<E>): () => void {
    this.#listeners.add(onArrived);
    return () => void this.#listeners.delete(onArrived);
  }

  /** Drops all entries unsent. */
  forget(): void {
    this.#entries.clear();
    this.#store();
  }

  /** Sends the entries, unless a request is in flight. */
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
      this.#settle(batch);
    } catch (error) {
      this.#failures += 1;
      const lost = batch.filter(({ at }) => this.#isLost(at, error));
      this.#settle(lost, error);
    } finally {
      this.#isSending = false;
    }
    if (this.#entries.size > 0) this.#sendAfter(this.#retryDelay());
  }

  #isLost(at: number, error: unknown): boolean {
    const status = httpStatusOf(error) ?? 0;
    // 401: the next launch signs in again.
    if (!isTransient(error) && status !== 401) return true;
    return this.#failures >= MIN_FAILURES && Date.now() - at > PATIENCE_MS[status < 500 ? 'away' : 'failing'];
  }

  #retryDelay(): number {
    if (this.#failures === 0) return this.#options.delayMs;
    return Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), MAX_RETRY_MS);
  }

  /** Forgets entries that have arrived, or that this error loses, unless they have been replaced meanwhile. */
  #settle(batch: readonly E[], error?: unknown): void {
    const settled = batch.filter((entry) => this.#entries.get(this.#options.idOf(entry))?.at === entry.at);
    for (const entry of settled) this.#entries.delete(this.#options.idOf(entry));
    this.#store();
    for (const entry of settled) this.#announce(entry, error);
  }

  #announce(entry: E, error: unknown): void {
    const id = this.#options.idOf(entry);
    const outcome = this.#outcomes.get(id);
    this.#outcomes.delete(id);
    if (outcome) outcome.settle(error);
    else if (error !== undefined) this.#options.onLost();
    else for (const listener of this.#listeners) listener(entry);
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

function newOutcome(): Outcome {
  let settle: Outcome['settle'] = () => undefined;
  const promise = new Promise<unknown>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** Waits for an entry of an outbox; rejects if it is lost. */
export async function delivered(outcome: Promise<unknown>): Promise<void> {
  const error = await outcome;
  if (error !== undefined) throw error;
}

/** Called `votes` since the first entries were. */
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ lastAt: v.number(), votes: v.array(v.unknown()) }),
);

/** The entries stored under this key; empty if they cannot be read. */
export function readStored(key: string): { lastAt: number; entries: unknown[] } {
  const stored = v.safeParse(storedSchema, localStorage.getItem(key));
  return stored.success
    ? { lastAt: stored.output.lastAt, entries: stored.output.votes }
    : { lastAt: 0, entries: [] };
}
