import { DRAFTS_KEY_PREFIX } from './storage-keys.ts';

const listeners = new Set<(userId: string) => void>();

/** Removes the drafts of a person who has erased their data or is signed out. */
export function forgetDrafts(userId: string): void {
  localStorage.removeItem(DRAFTS_KEY_PREFIX + userId);
  for (const listener of listeners) listener(userId);
}

/** Calls back when a person's drafts must go. */
export function onDraftsForgotten(listener: (userId: string) => void): void {
  listeners.add(listener);
}
