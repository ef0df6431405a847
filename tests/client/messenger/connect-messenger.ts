import { connectSdk } from '../../../src/client/messenger/sdk.ts';
import { startMessenger } from '../../../src/client/messenger/start-messenger.ts';

/** Starts in the messenger and loads the SDK, which the app does after its first paint. */
export async function connectMessenger(): Promise<void> {
  await startMessenger();
  await connectSdk();
}
