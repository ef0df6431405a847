/** The person prefers no motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Our own motion is to be avoided: the person prefers none, or the device is of low performance. */
export function shouldReduceMotion(device: 'low' | 'average' | 'high'): boolean {
  return device === 'low' || prefersReducedMotion();
}
