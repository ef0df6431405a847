import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const places = new Map<string, number>();

/** Where a row of this page was moved to (pixels), for when the person comes back to it. */
export function useRowMemory(name: string) {
  const key = `${useLocation().key} ${name}`;
  return {
    recall: () => places.get(key) ?? 0,
    remember: (place: number) => places.set(key, place),
  };
}

/** Keeps the place of a row that the browser itself scrolls; `filled` says that there is something in it. */
export function useRowPlace(row: RefObject<HTMLElement | null>, name: string, filled: boolean): void {
  const memory = useRowMemory(name);
  const latest = useRef(memory);
  latest.current = memory;
  useLayoutEffect(() => {
    const { current: element } = row;
    if (!element || !filled) return;
    element.scrollTo(latest.current.recall(), 0);
    return () => void latest.current.remember(element.scrollLeft);
  }, [row, filled]);
}
