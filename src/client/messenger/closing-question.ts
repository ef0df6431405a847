import {
  disableClosingConfirmation,
  enableClosingConfirmation,
  mountClosingBehavior,
} from '@telegram-apps/sdk-react';
import { isInMessenger } from './environment.ts';
import { trySdk } from './sdk.ts';

let askers = 0;

/**
 * Has the messenger ask before a person closes the app. Returns how to stop that; it closes without a question again after
 * the last one has stopped. Does nothing outside a messenger.
 */
export function askBeforeClosing(): () => void {
  if (!isInMessenger()) return () => undefined;
  askers += 1;
  update();
  let isAsking = true;
  return () => {
    if (!isAsking) return;
    isAsking = false;
    askers -= 1;
    update();
  };
}

function update(): void {
  trySdk('the question before closing', () => {
    mountClosingBehavior.ifAvailable();
    (askers > 0 ? enableClosingConfirmation : disableClosingConfirmation).ifAvailable();
  });
}
