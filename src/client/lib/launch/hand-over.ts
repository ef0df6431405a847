import { useEffect, useState } from 'react';
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

/** False in the render that hydrates a drawn screen, which ends below what is in view. */
export function useIsAttached(): boolean {
  const [isAttached, setAttached] = useState(() => !isAttaching());
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
