import { startMessenger, startMessengerParts } from '../../../src/client/messenger/start-messenger.ts';

/** Starts the messenger as a whole. */
export async function connectMessenger(): Promise<void> {
  await startMessenger();
  startMessengerParts();
}
