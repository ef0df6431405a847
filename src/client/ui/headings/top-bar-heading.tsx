import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../../lib/timing/after-paint.ts';

const HeadingContext = createContext<string | null>(null);
const SetHeadingContext = createContext<(name: string | null) => void>(() => undefined);

/** The heading to show in the top bar: the screen's while that is scrolled out of view, else null. */
export function useTopBarHeading(): string | null {
  return useContext(HeadingContext);
}

/** Holds the heading that a screen hands to the top bar. */
export function TopBarHeadingProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState<string | null>(null);
  return (
    <SetHeadingContext.Provider value={setName}>
      <HeadingContext.Provider value={name}>{children}</HeadingContext.Provider>
    </SetHeadingContext.Provider>
  );
}

/** Names the screen in the top bar as long as it is open. */
export function useBarName(name: string): void {
  const setName = useContext(SetHeadingContext);
  useLayoutEffect(() => {
    setName(name);
    return () => setName(null);
  }, [name, setName]);
}

/** Shows this text in the top bar while the heading with the returned `ref` is scrolled out of view. */
export function useCollapsingHeading(name: string | undefined) {
  const setName = useContext(SetHeadingContext);
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (!above || !name) return;
    setName(name);
    return () => setName(null);
  }, [above, name, setName]);
  const stop = useRef<() => void>();
  // Sets no state at once: React would render the screen twice, and run all effects, before the first paint.
  return useCallback((heading: HTMLElement | null) => {
    stop.current?.();
    stop.current = heading ? watchHeading(heading, setAbove) : undefined;
  }, []);
}

/** Reports each time a heading leaves the view at its top or comes back; the returned function ends that. */
function watchHeading(heading: HTMLElement, onChange: (isAbove: boolean) => void): () => void {
  let watch: IntersectionObserver | undefined;
  // Measured earlier, the bar would have the browser lay out the screen once more.
  afterPaint(() => {
    if (!heading.isConnected) return;
    // A heading behind the bar is out of view too.
    const covered = document.querySelector('header')?.offsetHeight ?? 0;
    watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // Below the viewport it is out of view as well, but not scrolled past.
        if (last) onChange(!last.isIntersecting && last.boundingClientRect.top < covered);
      },
      { rootMargin: `-${covered}px 0px 0px` },
    );
    watch.observe(heading);
  });
  return () => {
    watch?.disconnect();
    onChange(false);
  };
}
