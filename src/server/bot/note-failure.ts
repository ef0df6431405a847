import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { retryDelay } from '../domain/retry-delay.ts';
import { keepBlocked } from '../repositories/users.ts';
import { markFailed, pauseDeliveries, postponeWish, type Wish } from '../repositories/wishes.ts';
import type { Failure } from './failures.ts';

/** A wish that fails for no known reason is given up after so many attempts, or its person's later ones would wait for ever. */
const MOST_UNKNOWN = 20;

/** The log names the wish by itself. */
type Deps = { db: Kysely<Schema>; log: Log };

/** Notes that a wish was not granted: gives it up where nothing helps, or lets it be tried again later. */
export async function noteFailure({ db, log }: Deps, wish: Wish, failure: Failure): Promise<void> {
  const { userId, contentId, attempts } = wish;
  const { kind, reason } = failure;
  const isHopelessNow = isHopeless(wish, failure);
  // Of a wish that is tried again and again one hears when that begins and when it is given up.
  const isNews = attempts === 1 || isHopelessNow;
  log[isNews ? 'warn' : 'info']({ userId, contentId, attempts, reason }, 'a wish was not granted');
  if (kind === 'flood') await pauseDeliveries(db, failure.seconds * 1000);
  if (kind === 'unreachable') await keepBlocked(db, userId, true);
  if (isHopelessNow) await markFailed(db, wish, reason);
  else await postponeWish(db, wish, { delayMs: delayAfter(wish, failure), failure: reason });
}

function isHopeless({ attempts }: Wish, { kind }: Failure): boolean {
  return kind === 'unreachable' || kind === 'refused' || (kind === 'unknown' && attempts >= MOST_UNKNOWN);
}

/** As long as the messenger says, never shorter; a little later, so that not all come back at the same moment. */
function delayAfter({ attempts }: Wish, failure: Failure): number {
  if (failure.kind !== 'flood') return retryDelay(attempts);
  return failure.seconds * 1000 + Math.random() * 500;
}
