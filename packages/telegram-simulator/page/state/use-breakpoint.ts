import { useSyncExternalStore } from 'react';

/** Window widths: all panes side by side; the phone and one pane; one pane. */
export type Breakpoint = 'wide' | 'medium' | 'narrow';

const wide = window.matchMedia('(min-width: 1180px)');
const narrow = window.matchMedia('(max-width: 719px)');

export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(watch, currentBreakpoint);
}

function currentBreakpoint(): Breakpoint {
  if (wide.matches) return 'wide';
  return narrow.matches ? 'narrow' : 'medium';
}

function watch(onChange: () => void): () => void {
  for (const query of [wide, narrow]) query.addEventListener('change', onChange);
  return () => {
    for (const query of [wide, narrow]) query.removeEventListener('change', onChange);
  };
}
