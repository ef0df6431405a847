import { hideBackButton, mountBackButton, onBackButtonClick, showBackButton } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { inMessenger } from './environment.ts';

/** The last one hears the button. */
const handlers: { handler: () => void }[] = [];

let isThere = false;

/** Whether the messenger shows a back button of its own: old ones have none, and the mock draws nothing. */
export function hasBackButton(): boolean {
  return isThere;
}

/** Takes over the messenger's back button, hidden until somebody handles it. */
export function startBackButton({ isDrawn }: { isDrawn: boolean }): void {
  attempt('the back button', () => {
    if (!mountBackButton.isAvailable()) return;
    mountBackButton();
    isThere = isDrawn;
    // After a reload the SDK shows it as before, though the app may open on another page.
    hideBackButton();
    onBackButtonClick(() => handlers.at(-1)?.handler());
  });
}

/**
 * Shows the messenger's back button and hands its presses to this handler, until it is released or a later one has come:
 * what lies over the page is closed before the page is left. Answers the release; after the last the button is hidden.
 * Does nothing outside a messenger.
 */
export function onBackButton(handler: () => void): () => void {
  if (!inMessenger()) return () => undefined;
  const mine = { handler };
  handlers.push(mine);
  attempt('showing the back button', () => showBackButton.ifAvailable());
  return () => {
    const place = handlers.indexOf(mine);
    if (place < 0) return;
    handlers.splice(place, 1);
    // The next page may take it over at once: hiding it in between would flicker.
    queueMicrotask(hideUnused);
  };
}

function hideUnused(): void {
  if (handlers.length === 0) attempt('hiding the back button', () => hideBackButton.ifAvailable());
}
