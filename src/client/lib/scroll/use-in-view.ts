import { type RefObject, useEffect, useState } from 'react';

/** Whether any of the element is in the viewport, observed while `wanted`. True until first observed. */
export function useInView(element: RefObject<Element | null>, wanted: boolean): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!wanted || !element.current) return;
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, wanted]);
  return inView;
}
