import * as v from 'valibot';
import { ask } from './ask.ts';
import { currentLaunchParams } from './environment.ts';
import { supportsMethod } from './post.ts';

const METHOD = 'web_app_request_write_access';
/** Long enough to read the messenger's question; some messengers never answer. */
const TIMEOUT_MS = 30_000;
const allowed = v.object({ status: v.literal('allowed') });

let isGranted = false;

/**
 * Whether the bot can write to the person; if it cannot, has the messenger ask them. The messenger's word goes before the
 * server's; where neither knows, the app was most likely opened by a button in the bot's own chat.
 */
export async function ensureWriteAccess({ isChatMissing }: { isChatMissing: boolean }): Promise<boolean> {
  const launch = currentLaunchParams();
  const access = launch?.writeAccess ?? 'unknown';
  const mayWrite = access === 'granted' || (access === 'unknown' && !isChatMissing);
  if (mayWrite || isGranted) return true;
  if (!launch || !supportsMethod(METHOD, launch.version)) return false;
  isGranted = v.is(allowed, await ask(METHOD, 'write_access_requested', TIMEOUT_MS));
  return isGranted;
}
