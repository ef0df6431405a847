/** The person prefers no motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns true if the app must not animate: the person prefers reduced motion, or the device is slow. */
export function shouldReduceMotion(device: 'low' | 'average' | 'high'): boolean {
  return device === 'low' || prefersReducedMotion();
}
