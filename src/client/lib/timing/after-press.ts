import { afterPaint } from './after-paint.ts';

let pressed: Promise<void> | undefined;

/**
 * Runs `work` after the person's first touch or key: for work that only
 * matters to a person who keeps using the app. The frame that shows the press comes first.
 */
export function afterPress(work: () => void): void {
  pressed ??= new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => resolve(), { once: true, capture: true, passive: true });
  });
  void pressed.then(() => afterPaint(work));
}
