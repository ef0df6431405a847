import { isInMessenger } from './environment.ts';
import { post } from './post.ts';
import { tryAndLog } from './try-and-log.ts';

let locks = 0;

/** Enables vertical swipes (they close the app). */
export function startVerticalSwipes(): void {
  tryAndLog('the swipe behaviour', () => allowVerticalSwipes(true));
}

function allowVerticalSwipes(allow: boolean): void {
  post('web_app_setup_swipe_behavior', { allow_vertical_swipe: allow });
}

/**
 * Disables closing the app by a vertical swipe. Returns how to unlock; swipes are enabled again after the last unlock.
 * Does nothing outside a messenger.
 */
export function lockVerticalSwipes(): () => void {
  if (!isInMessenger()) return () => undefined;
  locks += 1;
  if (locks === 1) tryAndLog('locking swipes', () => allowVerticalSwipes(false));
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) tryAndLog('unlocking swipes', () => allowVerticalSwipes(true));
  };
}
