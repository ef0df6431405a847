import * as v from 'valibot';

const NAMES = ['sessionStorage', 'localStorage'] as const;
const PROBE = 'vetrina.probe';
/** Field of `history.state` that holds the items. */
const STATE_FIELD = 'vetrina.storage';
/** Milliseconds between two changes of a history entry: Safari refuses more than 100 in 30 s, the router's included. */
const SAVE_INTERVAL_MS = 500;

let isRefused = false;

/** True if memory replaces local storage: items last as long as the tab. */
export function isStorageRefused(): boolean {
  return isRefused;
}

const savedItems = v.fallback(v.record(v.string(), v.record(v.string(), v.string())), {});

/** An in-memory Storage with the methods that the app and the SDK use; reports each change. */
class MemoryStorage implements Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  readonly #items: Map<string, string>;
  readonly #onChange: () => void;

  constructor(items: Record<string, string>, onChange: () => void) {
    this.#items = new Map(Object.entries(items));
    this.#onChange = onChange;
  }

  get items(): Record<string, string> {
    return Object.fromEntries(this.#items);
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, String(value));
    this.#onChange();
  }

  removeItem(key: string): void {
    if (this.#items.delete(key)) this.#onChange();
  }
}

/**
 * Replaces a storage that is blocked or cannot be written (third-party frames, a full device) by an in-memory one with
 * the items that could be read. The entries of the tab's history hold its items, so that a reload keeps them: unlike the
 * address, nobody copies or shares these (behaviour 2.10).
 */
export function installStorageFallback(): void {
  const unusable = NAMES.filter((name) => !isUsable(name));
  isRefused = unusable.includes('localStorage');
  if (unusable.length === 0) return;
  const storages: [string, MemoryStorage][] = [];
  const save = saveInHistory(() => Object.fromEntries(storages.map(([name, { items }]) => [name, items])));
  const saved = v.parse(savedItems, history.state?.[STATE_FIELD]);
  for (const name of unusable) {
    console.warn(`${name} is not writable: the tab's history takes its place`);
    const value = new MemoryStorage({ ...readAll(name), ...saved[name] }, save);
    storages.push([name, value]);
    Object.defineProperty(window, name, { value, configurable: true });
  }
}

/** Probes by writing: a full storage, or one without quota, can be read only. */
function isUsable(name: (typeof NAMES)[number]): boolean {
  try {
    // A web view with storage switched off has null here; a frame whose storage is blocked throws.
    window[name].setItem(PROBE, PROBE);
    window[name].removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

function readAll(name: (typeof NAMES)[number]): Record<string, string> {
  try {
    const store = window[name];
    return Object.fromEntries(Object.keys(store).map((key) => [key, store.getItem(key) ?? '']));
  } catch {
    return {};
  }
}

/**
 * Puts the items into each history entry that is added, changed or returned to. Returns a function that puts them
 * into the current one.
 */
function saveInHistory(readItems: () => unknown): () => void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (state, ...rest) => change({ ...state, [STATE_FIELD]: readItems() }, ...rest);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const save = () => {
    isDue = timer !== undefined;
    if (isDue) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) save();
    }, SAVE_INTERVAL_MS);
    try {
      history.replaceState(history.state, '');
    } catch {
      // Too many changes, some of them the router's: the next one brings all items.
    }
  };
  window.addEventListener('popstate', save);
  return save;
}
