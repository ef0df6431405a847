import { focusOnMount } from '../../lib/focus/focus.ts';

/** A `ref` callback for what comes in place of the deck, or of its end: focused on mount unless another control has the focus. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusOnMount(element);
}
