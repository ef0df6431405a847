import { focusOnMount } from '../../lib/focus/focus.ts';

/**
 * A `ref` callback for the element that replaces the deck or its end: focuses it on mount, unless a different
 * control has the focus.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusOnMount(element);
}
