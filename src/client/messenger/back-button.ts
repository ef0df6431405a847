import { hideBackButton, mountBackButton, onBackButtonClick, showBackButton } from '@telegram-apps/sdk-react';
import { currentLaunchParams, isInMessenger } from './environment.ts';
import { trySdk } from './sdk.ts';
import { isAtLeast } from './version.ts';

/** The first version that has it. */
const SINCE = '6.1';

/** A stack: the last handler gets the press. */
const handlers: { handler: () => void }[] = [];

let isDrawn = true;

/** Mounts it. */
export function startBackButton(): void {
  mountBackButton.ifAvailable();
  onBackButtonClick.ifAvailable(() => handlers.at(-1)?.handler());
}

/** Notes that the messenger, the mock, draws none. */
export function setBackButtonUndrawn(): void {
  isDrawn = false;
}

/** True if the messenger has a back button: old ones and the mock have none. */
export function hasBackButton(): boolean {
  const launch = currentLaunchParams();
  return isDrawn && launch !== undefined && isAtLeast(launch.version, SINCE);
}

/**
 * Shows the messenger's back button and pushes a handler on its stack, so that overlays close before the page is
 * left. Returns a function that removes the handler; without any the button is hidden. Does nothing outside a
 * messenger.
 */
export function onBackButton(handler: () => void): () => void {
  if (!isInMessenger()) return () => undefined;
  const entry = { handler };
  handlers.push(entry);
  updateBackButton();
  return () => {
    const index = handlers.indexOf(entry);
    if (index < 0) return;
    handlers.splice(index, 1);
    // The next page may push a handler at once: hiding in between would flicker.
    queueMicrotask(updateBackButton);
  };
}

/** Shows it while there is a handler. */
function updateBackButton(): void {
  trySdk('the back button', () => (handlers.length > 0 ? showBackButton : hideBackButton).ifAvailable());
}
