/** A `ref` for what takes the place of a control that had the focus: takes that over too, without scrolling. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** For when nothing near takes the focus over: the page itself, as after opening it. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
