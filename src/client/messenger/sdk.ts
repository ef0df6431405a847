import { isInMessenger } from './environment.ts';
import { tryAndLog } from './try-and-log.ts';

/** Runs a call to the SDK: true if it succeeded. Logs its errors; outside a messenger it never runs. */
export function trySdk(what: string, call: () => void): boolean {
  return isInMessenger() && tryAndLog(what, call);
}
