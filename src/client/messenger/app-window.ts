import { closeMiniApp, miniAppReady } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { findChannel } from './channel.ts';
import { inMessenger } from './environment.ts';

let isAnnounced = false;

/** Tells the messenger, once, that there is something to see: it takes its placeholder away. */
export function announceReady(): void {
  if (isAnnounced || !inMessenger()) return;
  isAnnounced = attempt('announcing that the app is ready', () => miniAppReady());
}

/** Closes the app. False when there is nothing to close: outside a messenger, or when it cannot be told. */
export function closeApp(): boolean {
  if (inMessenger()) return attempt('closing', () => closeMiniApp());
  // Nobody said that this is a messenger; if somebody listens all the same, let them close.
  findChannel()?.('web_app_close', {});
  return false;
}
