import pLimit, { type LimitFunction } from 'p-limit';
import { unavailable } from '../../../http/api-error.ts';
import { clock } from '../../../lib/clock.ts';

/** Files of a server that are read at a time. */
const AT_ONCE = 2;
/** Longest wait of a call for a turn, in milliseconds: it is answered before its connection is cut. */
export const MAX_CALL_WAIT_MS = 15_000;

const ofServer = pLimit(AT_ONCE);
const ofPeople = new Map<string, LimitFunction>();

/** Reads a person's file after their earlier ones, beside those of others. Throws a 503 `ApiError` after `maxWaitMs`, if there is any. */
export async function inFileTurn<T>(userId: string, read: () => Promise<T>, maxWaitMs?: number): Promise<T> {
  const ofPerson = ofPeople.get(userId) ?? pLimit(1);
  ofPeople.set(userId, ofPerson);
  const busy = unavailable('Too many files are being read');
  let isLate = false;
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => {
      isLate = true;
      reject(busy);
    };
    const timer = maxWaitMs === undefined ? undefined : clock.setTimeout(giveUp, maxWaitMs);
    const turn = async () => {
      clearTimeout(timer);
      if (!isLate) await read().then(resolve, reject);
      if (ofPerson.pendingCount === 0) ofPeople.delete(userId);
    };
    ofPerson(() => ofServer(turn)).catch(reject);
  });
}
