/** Whether the person prefers no motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether to avoid motion that is ours: by the person's preference, or on a device of low performance. */
export function shouldReduceMotion(device: 'low' | 'average' | 'high'): boolean {
  return device === 'low' || prefersReducedMotion();
}
