/** How a kept press is shown until it is done. */
const PRESSED_OPACITY = '0.6';

/**
 * Listens in the app's place, or over it: keeps presses, each once, and notes which pictures fail. Returns how to repeat all of
 * it for the app.
 */
export function replayOnTakeOver(home: HTMLElement): () => void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const pressed: HTMLElement[] = [];
  /** By image, the address that has failed. */
  const failed = new Map<EventTarget | null, string>();
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('a, button');
    // The app may have rendered something else, which handles its presses.
    if (!control || !home.contains(control) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.style.opacity = PRESSED_OPACITY;
    if (pressed.at(-1) !== control) pressed.push(control);
  };
  // On the app's own element, where React listens: what is kept is not to be handled twice.
  home.parentElement?.addEventListener('click', keep, options);
  const noteFailure = ({ target }: Event) =>
    target instanceof HTMLImageElement && failed.set(target, target.currentSrc);
  home.addEventListener('error', noteFailure, options);
  return () => {
    over.abort();
    for (const image of home.querySelectorAll<HTMLImageElement>('img[src]'))
      if (image.complete)
        image.dispatchEvent(new Event(failed.get(image) === image.currentSrc ? 'error' : 'load'));
    for (const control of pressed) {
      control.style.opacity = '';
      (control.closest('#root') ? control : successorOf(control))?.click();
    }
  };
}

/** The control that the app has rendered in the place of this one. */
function successorOf(control: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('#root a, #root button')];
  return all.find((other) => nameOf(other) === nameOf(control));
}

function nameOf(control: HTMLElement): string | null {
  return control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent;
}
