/** A `ref` callback that focuses an element on mount, without scrolling: for one that replaces the focused control. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** A `ref` callback that scrolls a panel into view that a press has opened. */
export function revealOnMount(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** A `ref` callback that also focuses the element. */
export function revealAndFocusOnMount(element: HTMLElement | null): void {
  focusOnMount(element);
  revealOnMount(element);
}

/**
 * True if the element matches `:focus-visible`. Safari before 15.4 throws on the selector: there, true if it has
 * focus.
 */
export function isFocusVisible(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return element.matches(':focus');
  }
}

/** Moves the focus to `main`, as after navigating. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
