import { closeMiniApp } from '@telegram-apps/sdk-react';
import { attempt } from './attempt.ts';
import { inMessenger } from './environment.ts';

/** Closes the app. False when there is nothing to close: outside a messenger, or when it cannot be told. */
export function closeApp(): boolean {
  return inMessenger() && attempt('closing', () => closeMiniApp());
}
