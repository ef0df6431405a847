/** Whether the person asked for little motion. */
export function prefersLittleMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
