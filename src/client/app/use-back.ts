import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onBrowserBack } from '../lib/browser-back.ts';
import { segmentsOf } from '../lib/path.ts';
import { onBackButton } from '../messenger/back-button.ts';

/** Whether this page lies below the top level and so has a way back (spec section 2). */
export function useDeep(): boolean {
  return segmentsOf(useLocation().pathname).length > 1;
}

/** Goes one step back; a page opened by a deep link has nothing behind it and goes home. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (stepsBehind(window.history.state) > 0) void navigate(-1);
    else void navigate('/home', { replace: true });
  }, [navigate]);
}

/** Mirrors the page's way back to the messenger's own button. */
export function useMessengerBack(): void {
  const deep = useDeep();
  const back = useBack();
  const latest = useRef(back);
  latest.current = back;
  // From one deep page to the next it stays below what lies over the page.
  useEffect(() => (deep ? onBackButton(() => latest.current()) : undefined), [deep]);
}

/** The way back for what lies over a page: the messenger's button and the browser's own. */
export function takeBack(handler: () => void): () => void {
  const releases = [onBackButton(handler), onBrowserBack(handler)];
  return () => {
    for (const release of releases) release();
  };
}

/** The router counts its own steps in the history's state. */
function stepsBehind(state: unknown): number {
  const steps = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof steps === 'number' ? steps : 0;
}
