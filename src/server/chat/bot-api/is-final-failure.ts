import type { BotApiFailure } from './bot-api-errors.ts';

/** Attempts after which an unknown error is final. */
const MAX_UNKNOWN = 20;
/** Transient errors and rate limits are final once a message is this old and was tried so often. */
const MAX_SECONDS = 24 * 60 * 60;
const FEWEST_TRANSIENT = 5;

/** Whether a failed message is not to be tried again. */
export function isFinalFailure(
  { attempts, ageSeconds }: { attempts: number; ageSeconds: number },
  { kind }: BotApiFailure,
): boolean {
  if (kind === 'unreachable' || kind === 'refused') return true;
  if (kind === 'unknown') return attempts >= MAX_UNKNOWN;
  return ageSeconds >= MAX_SECONDS && attempts >= FEWEST_TRANSIENT;
}
