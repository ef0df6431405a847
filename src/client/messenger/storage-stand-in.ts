/** A Storage that lasts as long as the page. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

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

function isUsable(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    // A web view with storage switched off has null here; a frame whose storage is blocked throws.
    return Boolean(window[name]);
  } catch {
    return false;
  }
}

/** Puts an in-memory store where the browser's own is blocked: frames of other sites (the messenger on the web). */
export function installStorageStandIn(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    if (isUsable(name)) continue;
    console.warn(`${name} is blocked: what it would keep lasts until the page closes`);
    Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
  }
}
