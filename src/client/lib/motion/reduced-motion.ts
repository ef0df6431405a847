/** Whether to avoid motion: by the user's preference, or on a device of low performance. */
export function shouldReduceMotion(device: 'low' | 'average' | 'high'): boolean {
  return device === 'low' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
