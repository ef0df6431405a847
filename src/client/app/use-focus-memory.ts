import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A link of a page: its address, and which of those with the same address it is. */
type Left = { href: string; nth: number };

const left = new Map<string, Left>();
const PATIENCE_MS = 3000;

/**
 * A new page starts for the keyboard and for screen readers at its top; going back finds the link that
 * was left.
 */
export function useFocusMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    const element = main.current;
    if (pathname === shown.current || !element) return;
    shown.current = pathname;
    element.focus({ preventScroll: true });
    const link = wentBack ? left.get(key) : undefined;
    return link && focusWhenThere(element, link);
  }, [main, pathname, key, wentBack]);

  useEffect(() => {
    const element = main.current;
    const remember = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null;
      if (!element || href === null) return;
      left.set(key, { href, nth: linksTo(element, href).findIndex((link) => link === target) });
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [main, key]);
}

function linksTo(box: HTMLElement, href: string): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
}

/** A grid draws its rows only after the page has scrolled: waits for the link, unless the focus moves on first. */
function focusWhenThere(box: HTMLElement, { href, nth }: Left): () => void {
  const look = () => {
    if (document.activeElement === box) linksTo(box, href)[nth]?.focus({ preventScroll: true });
    if (document.activeElement !== box) stop();
  };
  const growth = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
  };
  growth.observe(box, { childList: true, subtree: true });
  look();
  return stop;
}
