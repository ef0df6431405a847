import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const NameContext = createContext<string | null>(null);
const SetNameContext = createContext<(name: string | null) => void>(() => undefined);

/** What the bar calls the page while the page's own heading is out of sight; null while that can be seen. */
export function useBarName(): string | null {
  return useContext(NameContext);
}

export function BarNameProvider({ children }: { children: ReactNode }) {
  const [name, setName] = useState<string | null>(null);
  return (
    <SetNameContext.Provider value={setName}>
      <NameContext.Provider value={name}>{children}</NameContext.Provider>
    </SetNameContext.Provider>
  );
}

/** Puts this name into the bar when the heading that gets the answered `ref` has been scrolled out of sight. */
export function useNameInBar(name: string | undefined) {
  const setName = useContext(SetNameContext);
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
    // What stands behind the bar is out of sight too.
    const covered = document.querySelector('header')?.offsetHeight ?? 0;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        // Not in sight either while it is still further down.
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
