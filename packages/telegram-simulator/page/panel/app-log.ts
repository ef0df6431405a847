import type { CallOutcome } from '../host/host.ts';

const MAX_ENTRIES = 500;

/** One event between the mini app and the messenger. */
export interface AppLogEntry {
  id: number;
  at: number;
  isFromApp: boolean;
  name: string;
  data: unknown;
  outcome: CallOutcome;
}

export type AppLog = ReturnType<typeof createAppLog>;

/** Calls and events between mini app and messenger, the oldest first. */
export function createAppLog() {
  let entries: readonly AppLogEntry[] = [];
  let count = 0;
  const watchers = new Set<() => void>();

  function set(next: readonly AppLogEntry[]): void {
    entries = next;
    for (const watcher of watchers) watcher();
  }

  return {
    entries: () => entries,
    add(entry: Omit<AppLogEntry, 'id' | 'at'>): void {
      count += 1;
      set([...entries, { ...entry, id: count, at: Date.now() }].slice(-MAX_ENTRIES));
    },
    clear: () => set([]),
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
