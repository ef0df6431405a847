import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far a box of a size has to shrink to fit into an element; never above 1. */
export function useScaleToFit(
  element: RefObject<HTMLElement>,
  size: { width: number; height: number },
): number {
  const [room, setRoom] = useState(size);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setRoom({ width: box.clientWidth, height: box.clientHeight - LINE });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [element]);
  return Math.min(1, room.width / size.width, room.height / size.height);
}

/** The height of the caption under the device. */
const LINE = 26;
