import { type RefObject, useEffect, useState } from 'react';

/** Whether any of the element can be seen, where somebody wants to know. True until it has been looked at. */
export function useInSight(element: RefObject<Element | null>, wanted: boolean): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!wanted || !element.current) return;
    const watch = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, wanted]);
  return inSight;
}
