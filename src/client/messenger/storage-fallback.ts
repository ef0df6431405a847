/** A Storage that lasts as long as the page. */
class MemoryStorage implements Storage {
  readonly #items: Map<string, string>;

  constructor(items: readonly (readonly [string, string])[]) {
    this.#items = new Map(items);
  }

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, String(value));
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}

const PROBE = 'vetrina.probe';

/** Probes by writing: a full storage, or one without quota, can be read only. */
function isUsable(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    // A web view with storage switched off has null here; a frame whose storage is blocked throws.
    window[name].setItem(PROBE, PROBE);
    window[name].removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

function readAll(name: 'localStorage' | 'sessionStorage'): [string, string][] {
  try {
    const store = window[name];
    return Object.keys(store).map((key) => [key, store.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

/**
 * Replaces a storage that is blocked or cannot be written (third-party frames, a full device) by an in-memory one with
 * the items that could be read.
 */
export function installStorageFallback(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    if (isUsable(name)) continue;
    console.warn(`${name} is not writable: using memory until the page closes`);
    Object.defineProperty(window, name, { value: new MemoryStorage(readAll(name)), configurable: true });
  }
}
