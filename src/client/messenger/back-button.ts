import { currentLaunchParams, isInMessenger } from './environment.ts';
import { onMessengerEvent } from './events.ts';
import { isReload } from './launch-query.ts';
import { post, supportsMethod } from './post.ts';
import { tryAndLog } from './try-and-log.ts';

const METHOD = 'web_app_setup_back_button';

/** A stack: the last handler gets the press. */
const handlers: { handler: () => void }[] = [];

let isShownByMessenger = false;
let isVisible = false;

/** Whether the messenger has a back button: old ones have none, the mock shows none. */
export function hasBackButton(): boolean {
  return isShownByMessenger;
}

/** Prepares the messenger's back button, hidden until there is a handler. */
export function startBackButton({ isDrawn }: { isDrawn: boolean }): void {
  const version = currentLaunchParams()?.version ?? '0';
  isShownByMessenger = isDrawn && supportsMethod(METHOD, version);
  // After a reload the messenger shows it as before, though the app may open on another page.
  if (isReload()) tryAndLog('the back button', () => post(METHOD, { is_visible: false }));
  onMessengerEvent('back_button_pressed', () => handlers.at(-1)?.handler());
}

/**
 * Shows the messenger's back button and pushes a handler on its stack, so that overlays close before the page is left.
 * Returns how to remove the handler; without any the button is hidden. Does nothing outside a messenger.
 */
export function onBackButton(handler: () => void): () => void {
  if (!isInMessenger()) return () => undefined;
  const entry = { handler };
  handlers.push(entry);
  tryAndLog('showing the back button', () => setVisible(true));
  return () => {
    const index = handlers.indexOf(entry);
    if (index < 0) return;
    handlers.splice(index, 1);
    // The next page may push a handler at once: hiding in between would flicker.
    queueMicrotask(hideUnused);
  };
}

function hideUnused(): void {
  if (handlers.length === 0) tryAndLog('hiding the back button', () => setVisible(false));
}

function setVisible(next: boolean): void {
  if (next === isVisible) return;
  post(METHOD, { is_visible: next });
  isVisible = next;
}
