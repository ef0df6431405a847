import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepOverlayEntry, onBrowserBack } from '../../lib/navigation/browser-back.ts';
import { isBesideTabs, pathSegments } from '../../lib/navigation/path.ts';
import { onBackButton } from '../../messenger/back-button.ts';

/** True if the path has more than one segment, or is beside the tabs, and so has a back button (behaviour 3.2, 3.10). */
export function useIsNestedRoute(): boolean {
  const { pathname } = useLocation();
  return pathSegments(pathname).length > 1 || isBesideTabs(pathname);
}

/** Milliseconds in which a second tap on the arrow hits the logo that has taken its place. */
const DOUBLE_TAP_MS = 350;

let wentBackAt = 0;

export const hasJustGoneBack = () => Date.now() - wentBackAt < DOUBLE_TAP_MS;

/** The state of the entry that a step back leaves: until the browser has taken it, a further one might leave the app. */
let leaving: unknown;

/** Goes one history entry back; without one (opened by a deep link) to the home. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { state } = window.history;
    wentBackAt = Date.now();
    if (historyIndexOf(state) === 0) keepOverlayEntry(() => void navigate('/home', { replace: true }));
    else if (state !== leaving) {
      leaving = state;
      void navigate(-1);
    }
  }, [navigate]);
}

/** Shows the messenger's back button on nested routes. */
export function useMessengerBackButton(): void {
  const isNested = useIsNestedRoute();
  const back = useGoBack();
  const latest = useRef(back);
  latest.current = back;
  // Not re-registered from one nested route to the next: it has to stay below the handlers of open overlays.
  useEffect(() => (isNested ? onBackButton(() => latest.current()) : undefined), [isNested]);
}

/** Gives the next press of the messenger's or the browser's back button to an overlay's handler. */
export function interceptBack(handler: () => void): () => void {
  const releases = [onBackButton(handler), onBrowserBack(handler)];
  return () => {
    for (const release of releases) release();
  };
}

/** The router's `idx` in history.state: the number of entries behind this one. */
function historyIndexOf(state: unknown): number {
  const steps = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof steps === 'number' ? steps : 0;
}
