/** The pointer's latest press; undefined after a key: whoever uses the keyboard aims at no place. */
let last: PointerEvent | undefined;

window.addEventListener('pointerdown', (event) => (last = event), { capture: true });
window.addEventListener('keydown', () => (last = undefined), { capture: true });

/** The latest input if it was a press by a pointer. */
export function lastPointerPress(): PointerEvent | undefined {
  return last;
}
