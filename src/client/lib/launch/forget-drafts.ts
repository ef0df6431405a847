import { DRAFTS_KEY_PREFIX } from './storage-keys.ts';

const listeners = new Set<(userId: string) => void>();

/** Forgets what a person has typed and not sent: they have left, or are signed out. */
export function forgetDrafts(userId: string): void {
  localStorage.removeItem(DRAFTS_KEY_PREFIX + userId);
  for (const listener of listeners) listener(userId);
}

/** Calls back when a person's drafts are to be forgotten. */
export function onDraftsForgotten(listener: (userId: string) => void): void {
  listeners.add(listener);
}
