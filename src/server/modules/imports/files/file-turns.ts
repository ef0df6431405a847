import pLimit, { type LimitFunction } from 'p-limit';
import { UpdateWaitsError } from '../../../chat/bot-api/bot-api-errors.ts';
import { unavailable } from '../../../http/api-error.ts';
import { clock } from '../../../lib/clock.ts';

/** Files of a server that are read at a time. */
const AT_ONCE = 2;
/** Longest wait for a turn, and the error after it. */
export type TurnWait = { maxMs: number; error: () => Error };

/** A call is answered before its connection is cut. */
export const CALL_WAIT: TurnWait = {
  maxMs: 15_000,
  error: () => unavailable('Too many files are being read'),
};
/** An update is handled again later: meanwhile its place is other people's. */
export const CHAT_WAIT: TurnWait = {
  maxMs: 100,
  error: () => new UpdateWaitsError('too many files are being read'),
};

const ofServer = pLimit(AT_ONCE);
const ofPeople = new Map<string, LimitFunction>();

/** Reads a person's file after their earlier ones, beside those of others. Throws the error of `wait` when its turn does not come. */
export async function inFileTurn<T>(userId: string, wait: TurnWait, read: () => Promise<T>): Promise<T> {
  const ofPerson = ofPeople.get(userId) ?? pLimit(1);
  ofPeople.set(userId, ofPerson);
  let isLate = false;
  return new Promise<T>((resolve, reject) => {
    const giveUp = () => {
      isLate = true;
      reject(wait.error());
    };
    const timer = clock.setTimeout(giveUp, wait.maxMs);
    const turn = async () => {
      clearTimeout(timer);
      if (!isLate) await read().then(resolve, reject);
      if (ofPerson.pendingCount === 0) ofPeople.delete(userId);
    };
    ofPerson(() => ofServer(turn)).catch(reject);
  });
}
