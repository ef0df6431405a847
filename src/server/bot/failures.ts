import { GrammyError, HttpError } from 'grammy';

/** Why the messenger did not do what it was asked, and so what to do about it. */
export type Failure = { reason: string } & (
  | { kind: 'unreachable' } // The person blocked the bot, never started it or is gone: nothing helps.
  | { kind: 'refused' } // The call itself was wrong: the same call will be refused again.
  | { kind: 'flood'; seconds: number } // Too many calls: not before so many seconds.
  | { kind: 'passing' } // The network, the messenger, or the bot's token: worth any number of attempts.
  | { kind: 'unknown' } // A fault of our own, most likely.
);

/** Nobody can be reached under such an id; the messenger need not be asked. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** What was begun must not be given up: the update that asked for it is to be handled again. */
export class TryAgainError extends Error {
  override name = 'TryAgainError';
}

const GONE = /chat not found|user not found|peer_id_invalid|deactivated|bot was (blocked|kicked)/i;

/** Tells failures apart by what the Bot API says of them. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UnreachableError) return { kind: 'unreachable', reason: error.message };
  if (error instanceof HttpError) return { kind: 'passing', reason: error.message };
  if (!(error instanceof GrammyError)) return { kind: 'unknown', reason: String(error) };
  const { error_code: code, description, parameters } = error;
  const reason = `${code}: ${description}`;
  if (code === 429) return { kind: 'flood', seconds: parameters.retry_after ?? 5, reason };
  if (code === 403 || (code === 400 && GONE.test(description))) return { kind: 'unreachable', reason };
  return { kind: code === 400 ? 'refused' : 'passing', reason };
}

const PERSON_GONE = /blocked by the user|user is deactivated|initiate conversation/i;

/**
 * Whether a copy failed because of where the message is kept: taken away, or in a chat that the bot is not in.
 * 'Chat not found' may mean the person's chat as well; whatever is sent there next will tell.
 */
export function isOriginLost(error: unknown): boolean {
  return failureOf(error).kind === 'unreachable' && !PERSON_GONE.test(String(error));
}

/** Whether an edit failed only because the message looks like that already. */
export function isNotModified(error: unknown): boolean {
  return error instanceof GrammyError && error.description.includes('message is not modified');
}
