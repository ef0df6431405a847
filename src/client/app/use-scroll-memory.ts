import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();
const PATIENCE_MS = 3000;

/** A new page starts at its top; going back finds the place where the person was. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const shown = useRef<string>();

  useLayoutEffect(() => {
    // A page that has just been loaded is at its top, and to ask would make the browser lay it out at once.
    if (!shown.current && !places.has(key)) {
      shown.current = pathname;
      return void places.set(key, 0);
    }
    // A change of filters is no new page.
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (wentBack) return returnTo(places.get(key) ?? 0);
    if (isNew) window.scrollTo(0, 0);
    places.set(key, window.scrollY);
  }, [pathname, key, wentBack]);

  // Lets go before the next page is put at its top: that scroll is not this page's.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** Scrolls to where the person was, as soon as the page has grown tall enough and unless they move first. */
function returnTo(top: number): () => void {
  const arrive = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const growth = new ResizeObserver(arrive);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
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
