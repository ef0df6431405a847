import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';

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
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const above = useIsAbove(heading);
  useEffect(() => {
    if (!above || !name) return;
    setName(name);
    return () => setName(null);
  }, [above, name, setName]);
  return setHeading;
}

function useIsAbove(element: HTMLElement | null): boolean {
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (!element) return;
    // A heading behind the bar is out of view too.
    const covered = document.querySelector('header')?.offsetHeight ?? 0;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // Below the viewport it is out of view as well, but not scrolled past.
        if (last) setAbove(!last.isIntersecting && last.boundingClientRect.top < covered);
      },
      { rootMargin: `-${covered}px 0px 0px` },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      setAbove(false);
    };
  }, [element]);
  return above;
}
