import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Has the router follow a navigation that it missed: it reads the address at its first render and hears of changes only from
 * its layout effect on, which runs after its children's.
 */
export function useMissedNavigation(): void {
  const { key } = useLocation();
  useEffect(() => {
    const { state } = window.history;
    if ((state?.key ?? 'default') !== key) window.dispatchEvent(new PopStateEvent('popstate', { state }));
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
