import { disableVerticalSwipes, enableVerticalSwipes, mountSwipeBehavior } from '@telegram-apps/sdk-react';
import { isInMessenger } from './environment.ts';
import { trySdk } from './sdk.ts';

let locks = 0;

/** Mounts them, which the SDK does disabled. */
export function startVerticalSwipes(): void {
  mountSwipeBehavior.ifAvailable();
  updateVerticalSwipes();
}

/**
 * Disables closing the app by a vertical swipe. Returns a function that unlocks; swipes are enabled again after the
 * last unlock. Does nothing outside a messenger.
 */
export function lockVerticalSwipes(): () => void {
  if (!isInMessenger()) return () => undefined;
  locks += 1;
  updateVerticalSwipes();
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    updateVerticalSwipes();
  };
}

/** Enables them, which close the app, unless something has locked them. */
function updateVerticalSwipes(): void {
  trySdk('the swipe behaviour', () =>
    (locks > 0 ? disableVerticalSwipes : enableVerticalSwipes).ifAvailable(),
  );
}
