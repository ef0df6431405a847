import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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

/** Mirrors the way back to the messenger's own button: the only place that handles it. */
export function useMessengerBack(): void {
  const deep = useDeep();
  const back = useBack();
  useEffect(() => (deep ? onBackButton(back) : undefined), [deep, back]);
}

/** The router counts its own steps in the history's state. */
function stepsBehind(state: unknown): number {
  const steps = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof steps === 'number' ? steps : 0;
}
