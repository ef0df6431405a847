/** Whether to keep still: the person asked for little motion, or the device is a weak one. */
export function littleMotion(device: 'low' | 'average' | 'high'): boolean {
  return device === 'low' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
