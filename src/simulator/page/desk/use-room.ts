import { useSyncExternalStore } from 'react';

/** What a window has room for: everything; the phone and one thing more; one thing alone. */
export type Room = 'wide' | 'medium' | 'narrow';

const wide = window.matchMedia('(min-width: 1180px)');
const narrow = window.matchMedia('(max-width: 719px)');

export function useRoom(): Room {
  return useSyncExternalStore(watch, look);
}

function look(): Room {
  if (wide.matches) return 'wide';
  return narrow.matches ? 'narrow' : 'medium';
}

function watch(onChange: () => void): () => void {
  for (const query of [wide, narrow]) query.addEventListener('change', onChange);
  return () => {
    for (const query of [wide, narrow]) query.removeEventListener('change', onChange);
  };
}
