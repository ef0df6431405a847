import * as v from 'valibot';
import { currentLaunchParams } from './environment.ts';
import { onMessengerEvent } from './events.ts';
import { post } from './post.ts';
import { supportsMethod } from './supports.ts';
import { logMessengerFailure } from './try-and-log.ts';

const METHOD = 'web_app_request_write_access';
/** Long enough to read the messenger's question; some messengers never answer. */
const TIMEOUT_MS = 30_000;
const allowed = v.object({ status: v.literal('allowed') });

let isGranted = false;

/**
 * Whether the bot can write to the person; if it cannot, as the server or the messenger knows, has the messenger ask them.
 * Also true if unknown: the app was then most likely opened by a button in the bot's own chat.
 */
export async function ensureWriteAccess({ isChatMissing }: { isChatMissing: boolean }): Promise<boolean> {
  const launch = currentLaunchParams();
  const mayWrite = launch?.botMayWrite ?? true;
  if ((mayWrite && !isChatMissing) || isGranted) return true;
  if (!launch || !supportsMethod(METHOD, launch.version)) return false;
  try {
    isGranted = v.is(allowed, await askForAccess());
  } catch (error) {
    logMessengerFailure('asking for write access', error);
  }
  return isGranted;
}

function askForAccess(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    onMessengerEvent('write_access_requested', resolve);
    setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
    post(METHOD);
  });
}
