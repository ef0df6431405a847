import { useEffect } from 'react';
import { removeLaunchSkeleton } from './launch-skeleton.ts';

declare global {
  interface Window {
    /**
     * Repeats for the app what came before it: pictures that have loaded or failed, then presses on what the app has
     * rendered by now. Undefined where nothing can have come, or the app is there.
     */
    replay?: (() => void) | undefined;
  }
}

/** Hands what the early start shows over to the screen: the launch skeleton goes, and presses that still wait are repeated. */
export function useHandOver(): void {
  useAfterAllEffects(async () => {
    window.drawnHome = undefined;
    window.replay?.();
    await removeLaunchSkeleton();
    window.replay?.();
    window.replay = undefined;
  });
}

/** Repeats the presses on what is rendered already, as the bar is while the screen's code is loading. */
export function useReplay(): void {
  useAfterAllEffects(() => window.replay?.());
}

/** Once, after the effects of all components: those of parents, which listen to presses, run after their children's. */
function useAfterAllEffects(work: () => unknown): void {
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void setTimeout(work), []);
}
