import { type RefObject, useEffect, useRef } from 'react';
import { focusMain } from './focus.ts';

/**
 * For a focused button that is about to be removed from a list: call the returned function before, and on unmount the
 * focus moves to the button at the same index, else to `main`.
 */
export function useFocusNeighbourOnRemoval(button: RefObject<HTMLElement | null>): () => void {
  const position = useRef<{ list: Element; nth: number }>();
  useEffect(
    () => () => {
      if (!position.current) return;
      const { list, nth } = position.current;
      const left = buttonsOf(list);
      (left[nth] ?? left.at(-1))?.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusMain();
    },
    [],
  );
  return () => {
    const list = button.current?.closest('ul, [role="list"]');
    if (!list || document.activeElement !== button.current) return;
    position.current = { list, nth: buttonsOf(list).findIndex((one) => one === button.current) };
  };
}

function buttonsOf(list: Element): HTMLElement[] {
  return list.isConnected ? [...list.querySelectorAll<HTMLElement>('button')] : [];
}
