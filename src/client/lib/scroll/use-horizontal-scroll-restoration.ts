import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHistoryValue } from '../navigation/use-history-value.ts';

/** Restores the horizontal scroll position of a row; `filled` says that its content has been rendered. */
export function useHorizontalScrollRestoration(
  row: RefObject<HTMLElement | null>,
  name: string,
  filled: boolean,
): void {
  const memory = useHistoryValue(name);
  const latest = useRef(memory);
  latest.current = memory;
  useLayoutEffect(() => {
    const { current: element } = row;
    if (!element || !filled) return;
    element.scrollTo(latest.current.recall(), 0);
    return () => void latest.current.remember(element.scrollLeft);
  }, [row, filled]);
}
