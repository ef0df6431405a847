/** A `ref` callback that focuses an element on mount, without scrolling: for one that replaces the focused control. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Moves the focus to `main`, as after navigating. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
