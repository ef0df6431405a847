import { disableVerticalSwipes, enableVerticalSwipes, mountSwipeBehavior } from '@telegram-apps/sdk-react';
import { isInMessenger } from './environment.ts';
import { tryAndLog } from './try-and-log.ts';

let locks = 0;

/** Mounts the SDK's swipe behaviour; it starts disabled, so enables vertical swipes (they close the app). */
export function startVerticalSwipes(): void {
  tryAndLog('the swipe behaviour', () => {
    mountSwipeBehavior.ifAvailable();
    enableVerticalSwipes.ifAvailable();
  });
}

/**
 * Disables closing the app by a vertical swipe. Returns how to unlock; swipes are enabled again after the last unlock.
 * Does nothing outside a messenger.
 */
export function lockVerticalSwipes(): () => void {
  if (!isInMessenger()) return () => undefined;
  locks += 1;
  if (locks === 1) tryAndLog('locking swipes', () => disableVerticalSwipes.ifAvailable());
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) tryAndLog('unlocking swipes', () => enableVerticalSwipes.ifAvailable());
  };
}
