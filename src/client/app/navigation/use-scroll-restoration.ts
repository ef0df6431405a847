import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { isReload } from '../../lib/navigation/navigation-entry.ts';

const TIMEOUT_MS = 3000;

/** Scrolls a new page to its top, and restores the position going back. The router's own restoration needs a data router. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const shown = useRef<string>();

  useLayoutEffect(() => {
    const positions = scrollPositions();
    // After loading the page is at its top, and reading scrollY would force a layout.
    if (!shown.current && !positions.has(key)) {
      shown.current = pathname;
      return void positions.set(key, 0);
    }
    // A change of the query (filters) is not a new page.
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (wentBack) return scrollOnceTallEnough(positions.get(key) ?? 0);
    if (isNew) window.scrollTo(0, 0);
    positions.set(key, window.scrollY);
  }, [pathname, key, wentBack]);

  // Unsubscribes before the next page scrolls to its top: that position is not this page's.
  useLayoutEffect(() => {
    const remember = () => scrollPositions().set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** Restores the position once the page has grown tall enough, unless the user scrolls first. */
function scrollOnceTallEnough(top: number): () => void {
  const arrive = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const growth = new ResizeObserver(arrive);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(sign, stop);
  };
  for (const sign of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(sign, stop, { passive: true });
  growth.observe(document.body);
  arrive();
  return stop;
}

const STORAGE_KEY = 'vetrina.scroll';
const stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())), {});

let positions: Map<string, number> | undefined;

/** Vertical scroll positions by history entry; they survive a reload, but not a new launch in the same tab. */
function scrollPositions(): Map<string, number> {
  if (!positions) {
    positions = new Map(
      isReload() ? Object.entries(v.parse(stored, sessionStorage.getItem(STORAGE_KEY))) : [],
    );
    window.addEventListener('pagehide', store);
  }
  return positions;
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(scrollPositions())));
  } catch {
    // Storage is full: a reload starts at the top.
  }
}
