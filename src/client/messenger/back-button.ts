import { hideBackButton, mountBackButton, onBackButtonClick, showBackButton } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { inMessenger } from './environment.ts';

let current: { handler: () => void } | undefined;

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
    onBackButtonClick(() => current?.handler());
  });
}

/**
 * Shows the messenger's back button and hands its presses to this handler alone; an earlier handler is replaced.
 * Answers how to let go of it, which hides the button. Does nothing outside a messenger.
 */
export function onBackButton(handler: () => void): () => void {
  if (!inMessenger()) return () => undefined;
  const mine = { handler };
  current = mine;
  attempt('showing the back button', () => showBackButton.ifAvailable());
  return () => {
    if (current !== mine) return;
    current = undefined;
    // The next page may take it over at once: hiding it in between would flicker.
    queueMicrotask(hideUnused);
  };
}

function hideUnused(): void {
  if (!current) attempt('hiding the back button', () => hideBackButton.ifAvailable());
}
