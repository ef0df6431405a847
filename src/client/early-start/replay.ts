/** How a kept press is shown until it is done. */
const PRESSED_OPACITY = '0.6';

/**
 * Listens in the app's place: keeps presses, each once, and notes which pictures fail. Returns how to repeat all of it for the
 * app.
 */
export function replayOnTakeOver(home: HTMLElement): () => void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const pressed: HTMLElement[] = [];
  const failed = new Set<EventTarget | null>();
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('a, button');
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.style.opacity = PRESSED_OPACITY;
    if (pressed.at(-1) !== control) pressed.push(control);
  };
  // On the app's own element, where React listens: what is kept is not to be handled twice.
  home.parentElement?.addEventListener('click', keep, options);
  home.addEventListener('error', ({ target }) => failed.add(target), options);
  return () => {
    over.abort();
    for (const image of home.querySelectorAll<HTMLImageElement>('img[src]'))
      if (image.complete) image.dispatchEvent(new Event(failed.has(image) ? 'error' : 'load'));
    for (const control of pressed) {
      control.style.opacity = '';
      if (control.isConnected) control.click();
    }
  };
}
