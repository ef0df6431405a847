import pLimit, { type LimitFunction } from 'p-limit';
import { unavailable } from '../../../http/api-error.ts';
import { clock } from '../../../lib/clock.ts';

/** Files of a server that are read at a time. */
const AT_ONCE = 2;
/** Longest wait for a turn, in milliseconds: a waiting upload is answered before its connection is cut. */
const MAX_WAIT_MS = 15_000;

const ofServer = pLimit(AT_ONCE);
const ofPeople = new Map<string, LimitFunction>();

/** Reads a person's file after their earlier ones, beside those of others. Throws a 503 `ApiError` after a long wait. */
export async function inFileTurn<T>(
  userId: string,
  read: () => Promise<T>,
  maxWaitMs = MAX_WAIT_MS,
): Promise<T> {
  const ofPerson = ofPeople.get(userId) ?? pLimit(1);
  ofPeople.set(userId, ofPerson);
  const busy = unavailable('Too many files are being read');
  let isLate = false;
  return new Promise<T>((resolve, reject) => {
    const timer = clock.setTimeout(() => {
      isLate = true;
      reject(busy);
    }, maxWaitMs);
    const turn = async () => {
      clearTimeout(timer);
      if (!isLate) await read().then(resolve, reject);
      if (ofPerson.pendingCount === 0) ofPeople.delete(userId);
    };
    ofPerson(() => ofServer(turn)).catch(reject);
  });
}
