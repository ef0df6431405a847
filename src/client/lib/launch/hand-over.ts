import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { isAttaching } from './drawn-screen.ts';
import { removeLaunchSkeleton } from './launch-skeleton.ts';

declare global {
  interface Window {
    /**
     * Repeats earlier events for the app: pictures that have loaded or failed, then presses on elements that it has
     * rendered by now. Undefined if there can be none, or the app is there.
     */
    replay?: (() => void) | undefined;
  }
}

/** Hands the early start's drawing over to the screen: the launch skeleton goes, and waiting presses are repeated. */
export function useHandOver(): void {
  useAfterAllEffects(async () => {
    window.drawnScreen = undefined;
    window.replay?.();
    await removeLaunchSkeleton();
    window.replay?.();
    window.replay = undefined;
  });
}

/**
 * False in a screen's first render, which ends below what is in view: what is behind it must not hold up the words. True at
 * once for a screen that is come back to, whose position needs its height.
 */
export function useIsAttached(): boolean {
  const isReturn = useNavigationType() === 'POP';
  const [isAttached, setAttached] = useState(() => isReturn && !isAttaching());
  useEffect(() => setAttached(true), []);
  return isAttached;
}

/** Repeats presses on elements that are already rendered, such as the bar while the screen's code is loading. */
export function useReplay(): void {
  useAfterAllEffects(() => window.replay?.());
}

/** Once, after the effects of all components: those of parents, which listen to presses, run after their children's. */
function useAfterAllEffects(work: () => unknown): void {
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void setTimeout(work), []);
}
