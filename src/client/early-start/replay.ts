/** Opacity of a pressed control until its press is repeated. */
const PRESSED_OPACITY = '0.6';

/** The pressed controls, also of a shape that another one has replaced. */
let pressed: HTMLElement[] = [];

/**
 * Listens until the app can: keeps presses on this shape, each once, and notes pictures that fail.
 * `window.replay` repeats them for the app.
 */
export function keepForApp(shape: HTMLElement): void {
  let isAppThere = false;
  /** The address that failed, by image. */
  const failed = new Map<EventTarget | null, string>();
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('a[href], button');
    // The app handles presses on elements that it has rendered or hydrated.
    if (!control || !shape.contains(control) || (isAppThere && isOfApp(control))) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A press on another link replaces the previous one.
    if (control.matches('a')) drop((other) => other.matches('a') && other !== control);
    control.style.opacity = PRESSED_OPACITY;
    if (pressed.at(-1) !== control) pressed.push(control);
    if (isAppThere) repeatPresses();
  };
  const drop = (isDropped: (control: HTMLElement) => boolean) => {
    for (const control of pressed.filter(isDropped)) control.style.opacity = '';
    pressed = pressed.filter((control) => !isDropped(control));
  };
  /** Presses on controls that the app has not rendered yet wait for the screen's code. */
  const repeatPresses = () => {
    const { pathname } = location;
    const all = pressed.map(
      (control) => [control, isOfApp(control) ? control : successorOf(control)] as const,
    );
    drop((control) => all.some(([other, successor]) => other === control && successor));
    for (const [, successor] of all) successor?.click();
    if (location.pathname === pathname) return;
    pressed = [];
    if (!isOfApp(shape)) shape.remove();
  };
  // Before React, which listens on the app's own element: a kept press must not be handled twice.
  document.body.addEventListener('click', keep, true);
  const noteFailure = ({ target }: Event) =>
    target instanceof HTMLImageElement && failed.set(target, target.currentSrc);
  shape.addEventListener('error', noteFailure, true);
  window.replay = () => {
    if (!isAppThere)
      for (const image of shape.querySelectorAll<HTMLImageElement>('img[src]'))
        if (image.complete)
          image.dispatchEvent(new Event(failed.get(image) === image.currentSrc ? 'error' : 'load'));
    isAppThere = true;
    repeatPresses();
  };
}

function isOfApp(element: HTMLElement): boolean {
  return element.closest('#root') !== null;
}

/** The control that the app has rendered in the place of this one. */
function successorOf(control: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('#root a, #root button')];
  return all.find((other) => nameOf(other) === nameOf(control));
}

function nameOf(control: HTMLElement): string | null {
  return control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent;
}
