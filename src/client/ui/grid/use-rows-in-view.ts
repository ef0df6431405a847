import { useSyncExternalStore } from 'react';

type Layout = {
  count: number;
  /** Pixels from the top of one row to that of the next. */
  pitch: number;
  /** Pixels from the page's top to the first row. */
  top: number;
  /** Rows beyond either edge of the window. */
  overscan: number;
};

/**
 * The indexes of the rows of one height that the window shows, with the overscan; renders again once another row is among
 * them. A render that attaches to drawn rows has the first ones.
 */
export function useRowsInView({ count, pitch, top, overscan }: Layout): number[] {
  const rowAt = (y: number) => Math.max(0, Math.min(Math.floor((y - top) / pitch), count - 1));
  const first = useSyncExternalStore(
    watchWindow,
    () => rowAt(window.scrollY),
    () => 0,
  );
  const last = useSyncExternalStore(
    watchWindow,
    () => rowAt(window.scrollY + window.innerHeight),
    () => 0,
  );
  const from = Math.max(0, first - overscan);
  const length = Math.max(0, Math.min(count, last + overscan + 1) - from);
  return Array.from({ length }, (_, index) => from + index);
}

function watchWindow(onChange: () => void): () => void {
  const types = ['scroll', 'resize'] as const;
  for (const type of types) window.addEventListener(type, onChange, { passive: true });
  return () => {
    for (const type of types) window.removeEventListener(type, onChange);
  };
}
