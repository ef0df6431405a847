import * as v from 'valibot';
import { onDraftsForgotten } from '../../lib/launch/forget-drafts.ts';
import { DRAFTS_KEY_PREFIX } from '../../lib/launch/storage-keys.ts';
import { readDeviceStorage, writeDeviceStorage } from '../../messenger/device-storage.ts';
import { isStorageRefused } from '../../messenger/storage-fallback.ts';

type Texts = Readonly<Record<string, unknown>>;

/** A pause in typing before the messenger's storage is written, in milliseconds. */
const PAUSE_MS = 300;

const storedTexts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/**
 * A person's unsent texts, by the names of their fields: in local storage, so that they outlive the app, and in the
 * messenger's storage if the browser refuses its own.
 */
export class Drafts {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #texts: Texts;
  /** Local storage keeps nothing beyond this tab. */
  #isRefused = isStorageRefused();
  /** The messenger's storage has answered. */
  #isInDevice = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string) {
    this.#key = DRAFTS_KEY_PREFIX + userId;
    this.#texts = this.#read();
    window.addEventListener('storage', ({ key }) => key === this.#key && this.#show(this.#read()));
    window.addEventListener('pagehide', () => this.#timer !== undefined && this.#writeToDevice());
    if (this.#isRefused) void this.#readFromDevice();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get(name: string): unknown {
    return this.#texts[name];
  }

  /** Keeps a draft; undefined removes it. */
  set(name: string, value: unknown): void {
    this.#show(changed(this.#texts, name, value));
    try {
      // Another tab may have written others meanwhile.
      const all = changed(this.#isRefused ? this.#texts : this.#read(), name, value);
      if (Object.keys(all).length === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, JSON.stringify(all));
    } catch {
      this.#isRefused = true;
    }
    if (!this.#isRefused) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#writeToDevice(), PAUSE_MS);
  }

  /** Removes a draft that has arrived, unless it has been changed since. */
  settle(name: string, isSent: (draft: unknown) => boolean): void {
    if (isSent(this.#texts[name])) this.set(name, undefined);
  }

  forget(): void {
    this.#show({});
    clearTimeout(this.#timer);
    if (this.#isRefused) this.#writeToDevice();
  }

  /** Closing the app would lose a draft. */
  readonly isAtRisk = (): boolean =>
    this.#isRefused && !this.#isInDevice && Object.keys(this.#texts).length > 0;

  #read(): Texts {
    const stored = v.safeParse(storedTexts, localStorage.getItem(this.#key));
    return stored.success ? stored.output : {};
  }

  async #readFromDevice(): Promise<void> {
    const text = await readDeviceStorage(this.#key);
    if (text === undefined) return;
    this.#isInDevice = true;
    const stored = v.safeParse(storedTexts, text);
    // Texts typed meanwhile are newer.
    this.#show({ ...(stored.success && stored.output), ...this.#texts });
  }

  #writeToDevice(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const isEmpty = Object.keys(this.#texts).length === 0;
    void writeDeviceStorage(this.#key, isEmpty ? null : JSON.stringify(this.#texts)).then((isWritten) => {
      this.#isInDevice = isWritten;
      this.#show(this.#texts);
    });
  }

  #show(texts: Texts): void {
    this.#texts = texts;
    for (const listener of this.#listeners) listener();
  }
}

function changed(texts: Texts, name: string, value: unknown): Texts {
  const { [name]: _, ...others } = texts;
  return value === undefined ? others : { ...others, [name]: value };
}

const opened = new Map<string, Drafts>();

/** A person's drafts; one instance per page. */
export function openDrafts(userId: string): Drafts {
  const existing = opened.get(userId);
  if (existing) return existing;
  const drafts = new Drafts(userId);
  opened.set(userId, drafts);
  return drafts;
}

onDraftsForgotten((userId) => opened.get(userId)?.forget());
