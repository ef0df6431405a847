import { hideBackButton, mountBackButton, onBackButtonClick, showBackButton } from '@telegram-apps/sdk-react';
import { isInMessenger } from './environment.ts';
import { tryAndLog } from './try-and-log.ts';

/** A stack: the last handler gets the press. */
const handlers: { handler: () => void }[] = [];

let isShownByMessenger = false;

/** Whether the messenger has a back button: old ones have none, the mock shows none. */
export function hasBackButton(): boolean {
  return isShownByMessenger;
}

/** Mounts the messenger's back button, hidden until there is a handler. */
export function startBackButton({ isDrawn }: { isDrawn: boolean }): void {
  tryAndLog('the back button', () => {
    if (!mountBackButton.isAvailable()) return;
    mountBackButton();
    isShownByMessenger = isDrawn;
    // After a reload the SDK shows it as before, though the app may open on another page.
    hideBackButton();
    onBackButtonClick(() => handlers.at(-1)?.handler());
  });
}

/**
 * Shows the messenger's back button and pushes a handler on its stack, so that overlays close before the page is left.
 * Returns how to remove the handler; without any the button is hidden. Does nothing outside a messenger.
 */
export function onBackButton(handler: () => void): () => void {
  if (!isInMessenger()) return () => undefined;
  const entry = { handler };
  handlers.push(entry);
  tryAndLog('showing the back button', () => showBackButton.ifAvailable());
  return () => {
    const index = handlers.indexOf(entry);
    if (index < 0) return;
    handlers.splice(index, 1);
    // The next page may push a handler at once: hiding in between would flicker.
    queueMicrotask(hideUnused);
  };
}

function hideUnused(): void {
  if (handlers.length === 0) tryAndLog('hiding the back button', () => hideBackButton.ifAvailable());
}
