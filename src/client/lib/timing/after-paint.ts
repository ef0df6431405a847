/** Runs `work` once the next frame has been painted; at once in a hidden window, which paints none. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}
