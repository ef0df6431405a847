import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const links = new Map<string, string>();

/**
 * A new page starts for the keyboard and for screen readers at its top; going back finds the link that
 * was left.
 */
export function useFocusMemory(main: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);

  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    const left = wentBack ? links.get(key) : undefined;
    const link = left === undefined ? null : main.current?.querySelector<HTMLElement>(`a[href="${left}"]`);
    (link ?? main.current)?.focus({ preventScroll: true });
  }, [main, pathname, key, wentBack]);

  useEffect(() => {
    const element = main.current;
    const remember = ({ target }: FocusEvent) => {
      const href = target instanceof HTMLAnchorElement ? target.getAttribute('href') : null;
      if (href !== null) links.set(key, CSS.escape(href));
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [main, key]);
}
