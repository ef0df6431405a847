import { type RefObject, useEffect, useRef } from 'react';
import { focusPage } from './focus-on-arrival.ts';

/**
 * For a button of a list that is about to go: call what is answered before, and the focus that the button has passes to
 * the one that takes its place, or to the page when none is left.
 */
export function useFocusNeighbour(button: RefObject<HTMLElement | null>): () => void {
  const place = useRef<{ list: Element; nth: number }>();
  useEffect(
    () => () => {
      if (!place.current) return;
      const { list, nth } = place.current;
      const left = buttonsOf(list);
      (left[nth] ?? left.at(-1))?.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
  return () => {
    const list = button.current?.closest('ul, [role="list"]');
    if (!list || document.activeElement !== button.current) return;
    place.current = { list, nth: buttonsOf(list).findIndex((one) => one === button.current) };
  };
}

function buttonsOf(list: Element): HTMLElement[] {
  return list.isConnected ? [...list.querySelectorAll<HTMLElement>('button')] : [];
}
