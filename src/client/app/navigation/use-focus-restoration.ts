import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A link of a page: its href, and its index among those with the same href. */
type FocusedLink = { href: string; index: number };

const focusedLinks = new Map<string, FocusedLink>();
const TIMEOUT_MS = 3000;

/**
 * Moves the focus to `main` on a new page, and going back to the link that had it there.
 */
export function useFocusRestoration(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    const element = main.current;
    if (pathname === shown.current || !element) return;
    shown.current = pathname;
    element.focus({ preventScroll: true });
    const link = wentBack ? focusedLinks.get(key) : undefined;
    return link && focusOnceRendered(element, link);
  }, [main, pathname, key, wentBack]);

  useEffect(() => {
    const element = main.current;
    const remember = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null;
      if (!element || href === null) return;
      focusedLinks.set(key, { href, index: linksTo(element, href).findIndex((link) => link === target) });
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [main, key]);
}

function linksTo(box: HTMLElement, href: string): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}

/** A virtual grid renders its rows only after scrolling: waits for the link, unless the focus moves first. */
function focusOnceRendered(box: HTMLElement, { href, index }: FocusedLink): () => void {
  const focusIfRendered = () => {
    if (document.activeElement === box) linksTo(box, href)[index]?.focus({ preventScroll: true });
    if (document.activeElement !== box) stop();
  };
  const growth = new MutationObserver(focusIfRendered);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
  };
  growth.observe(box, { childList: true, subtree: true });
  focusIfRendered();
  return stop;
}
