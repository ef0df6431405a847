import * as v from 'valibot';
import { ask } from './ask.ts';
import { currentLaunchParams } from './environment.ts';
import { post, supportsMethod } from './post.ts';
import { tryAndLog } from './try-and-log.ts';

const METHOD = 'web_app_check_home_screen';
/** Many messengers never answer. */
const TIMEOUT_MS = 5000;
const canBeAdded = v.object({ status: v.picklist(['missed', 'unknown']) });

/**
 * Whether the app can be added to the device's home screen and is not there yet; false outside a messenger.
 */
export async function canAddToHomeScreen(): Promise<boolean> {
  const launch = currentLaunchParams();
  if (!launch || !supportsMethod(METHOD, launch.version)) return false;
  return v.is(canBeAdded, await ask(METHOD, 'home_screen_checked', TIMEOUT_MS));
}

/** Has the messenger add the app; it shows its own confirmation. */
export function addAppToHomeScreen(): void {
  tryAndLog('adding to the home screen', () => post('web_app_add_to_home_screen'));
}
