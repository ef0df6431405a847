import { request } from '@telegram-apps/sdk-react';
import { currentLaunchParams } from './environment.ts';
import { logMessengerFailure } from './try-and-log.ts';
import { isAtLeast } from './version.ts';

/** The first version whose messengers have it. */
const SINCE = '9.0';

/** Some messengers never answer. */
const TIMEOUT_MS = 3000;

let count = 0;
const newId = () => `vetrina-${(count += 1)}`;

/** A text in the messenger's storage on this device; null where there is none, undefined where the messenger has no storage. */
export async function readDeviceStorage(key: string): Promise<string | null | undefined> {
  try {
    if (!hasStorage()) return undefined;
    const id = newId();
    const answer = await request(
      'web_app_device_storage_get_key',
      ['device_storage_key_received', 'device_storage_failed'],
      { params: { req_id: id, key }, capture: ({ payload }) => payload.req_id === id, timeout: TIMEOUT_MS },
    );
    return 'value' in answer ? answer.value : undefined;
  } catch (error) {
    logMessengerFailure('reading its storage', error);
    return undefined;
  }
}

/** Writes a text to the messenger's storage on this device, or removes it with null; true if that succeeded. */
export async function writeDeviceStorage(key: string, value: string | null): Promise<boolean> {
  try {
    if (!hasStorage()) return false;
    const id = newId();
    const answer = await request(
      'web_app_device_storage_save_key',
      ['device_storage_key_saved', 'device_storage_failed'],
      {
        params: { req_id: id, key, value },
        capture: ({ payload }) => payload.req_id === id,
        timeout: TIMEOUT_MS,
      },
    );
    return !('error' in answer);
  } catch (error) {
    logMessengerFailure('writing to its storage', error);
    return false;
  }
}

function hasStorage(): boolean {
  const version = currentLaunchParams()?.version;
  return version !== undefined && isAtLeast(version, SINCE);
}
