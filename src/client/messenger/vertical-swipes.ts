import { isInMessenger } from './environment.ts';
import { onSdkStart, withSdk } from './sdk.ts';

let locks = 0;

/** Mounts them once the SDK has loaded, which mounts them disabled. */
export function startVerticalSwipes(): void {
  onSdkStart('the swipe behaviour', ({ mountSwipeBehavior }) => {
    mountSwipeBehavior.ifAvailable();
    updateVerticalSwipes();
  });
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
  withSdk('the swipe behaviour', ({ enableVerticalSwipes, disableVerticalSwipes }) =>
    (locks > 0 ? disableVerticalSwipes : enableVerticalSwipes).ifAvailable(),
  );
}
