import { disableVerticalSwipes, enableVerticalSwipes, mountSwipeBehavior } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { inMessenger } from './environment.ts';

let locks = 0;

/** Readies the lock. The SDK mounts it locked: open it at once, or the app could not be swiped away. */
export function startSwipes(): void {
  attempt('the swipe behaviour', () => {
    mountSwipeBehavior.ifAvailable();
    enableVerticalSwipes.ifAvailable();
  });
}

/**
 * Keeps a vertical swipe from closing the app, while something in it is dragged. Answers the release; the swipe is back
 * when all who locked it have released. Does nothing outside a messenger.
 */
export function lockVerticalSwipes(): () => void {
  if (!inMessenger()) return () => undefined;
  locks += 1;
  if (locks === 1) attempt('locking swipes', () => disableVerticalSwipes.ifAvailable());
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) attempt('unlocking swipes', () => enableVerticalSwipes.ifAvailable());
  };
}
