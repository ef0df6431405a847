import type { StorageKind } from '../host/environment.ts';

const stores = new Map<string, Map<string, string>>();

/** Everybody's is empty again. */
export function clearAppStorage(): void {
  stores.clear();
}

/** A person's mini app storage in the messenger; lasts as long as the page. */
export function appStorage(personId: number, kind: StorageKind): Map<string, string> {
  const name = `${personId} ${kind}`;
  const found = stores.get(name) ?? new Map<string, string>();
  stores.set(name, found);
  return found;
}
