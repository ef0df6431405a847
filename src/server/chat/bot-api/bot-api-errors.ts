import { GrammyError, HttpError } from 'grammy';
import { isTransientDatabaseError } from '../../lib/retries.ts';

/** A failed Bot API call, classified by the next step. */
export type BotApiFailure = { reason: string } & (
  | { kind: 'unreachable' } // The person blocked the bot, never started it or is gone: permanent.
  | { kind: 'refused' } // The call was wrong or must not be made: it will be refused again.
  | { kind: 'rate limited'; seconds: number } // Too many calls: wait this many seconds.
  | { kind: 'transient' } // The network, Telegram, the bot's token or the database: retried without limit.
  | { kind: 'unknown' } // Most likely a bug of ours.
);

/** The call is skipped: the user id cannot be a Telegram chat (`unreachable`), or the person is banned (`refused`). */
export class SendSkippedError extends Error {
  override name = 'SendSkippedError';
  readonly kind: 'unreachable' | 'refused';

  constructor(kind: 'unreachable' | 'refused', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Thrown by handlers: the update stays in the queue and is retried later. */
export class RetryUpdateError extends Error {
  override name = 'RetryUpdateError';
}

/** Thrown by handlers that wait for another chat's update: however often it comes, it is no failure of theirs. */
export class UpdateWaitsError extends RetryUpdateError {
  override name = 'UpdateWaitsError';
}

/** The bot has run out of Stars for paid broadcasts: the owner can buy more. */
const UNPAID = /BALANCE_TOO_LOW/;
/** Refusals that say nothing about the call: the bot moves between servers, or a part of Telegram fails. */
const PASSING = /^(bad request: )?(logged out|internal\b|timeout\b|rpc_|interdc_|worker_busy)/i;
const TOO_MANY = /too many requests|flood_wait/i;
const GONE = /chat not found|user not found|peer_id_invalid|deactivated|bot was (blocked|kicked)/i;

/** Classifies an error by the Bot API's error code and description. */
export function classifyBotApiError(error: unknown): BotApiFailure {
  if (error instanceof SendSkippedError) return { kind: error.kind, reason: error.message };
  if (error instanceof HttpError) return { kind: 'transient', reason: error.message };
  if (!(error instanceof GrammyError))
    return { kind: isTransientDatabaseError(error) ? 'transient' : 'unknown', reason: String(error) };
  const { error_code: code, description, parameters } = error;
  const reason = `${code}: ${description}`;
  if (code === 429 || TOO_MANY.test(description))
    return { kind: 'rate limited', seconds: secondsToWait(error), reason };
  // The rows have the supergroup's id by now: the next attempt goes there.
  if (parameters.migrate_to_chat_id !== undefined) return { kind: 'transient', reason };
  if (code === 403 || (code === 400 && GONE.test(description))) return { kind: 'unreachable', reason };
  const isPassing = code !== 400 || UNPAID.test(description) || PASSING.test(description);
  return { kind: isPassing ? 'transient' : 'refused', reason };
}

/** The wait after a limit without a time. */
const USUAL_WAIT_SECONDS = 5;
/** No limit of the messenger is longer. */
const MAX_WAIT_SECONDS = 24 * 60 * 60;

/** Reads the error's parameters, else its words. */
function secondsToWait({ parameters, description }: GrammyError): number {
  const [, words] = /(?:retry after|flood_wait_)\s*(\d+)/i.exec(description) ?? [];
  const seconds = [parameters.retry_after, words].map(Number).find((one) => one > 0);
  return Math.min(seconds ?? USUAL_WAIT_SECONDS, MAX_WAIT_SECONDS);
}

const NO_CHAT = /initiate conversation|chat not found/i;

/** True if a person has not started a chat with the bot yet: once they do, it can write to them. */
export function isChatMissing({ kind, reason }: BotApiFailure): boolean {
  return kind === 'unreachable' && NO_CHAT.test(reason);
}

const PERSON_GONE = /blocked by the user|user is deactivated|initiate conversation/i;

/**
 * True if `copyMessage` failed because of its source: the message was deleted, or the bot is not in that chat.
 * 'Chat not found' may mean the recipient's chat as well; the next call to that chat will show.
 */
export function isCopiedMessageGone(error: unknown): boolean {
  return classifyBotApiError(error).kind === 'unreachable' && !PERSON_GONE.test(String(error));
}

const FILE_FAULT = /(wrong|invalid) (remote )?file|file_(id|reference)_|can't use file of type/i;
const MESSAGE_FAULT =
  /message(s)? to (copy|forward) not found|message_id_invalid|can't be (copied|forwarded)|forwards_restricted|channel_(private|invalid)/i;
const LINK_FAULT = /button url '[^']*' is invalid|button_url_invalid/i;

/** True if a call failed because of the file, message or link in it: sending that to anyone else fails, too. */
export function isVideoFault(error: unknown, kind: 'video' | 'document' | 'message' | 'link'): boolean {
  const { reason } = classifyBotApiError(error);
  if (kind === 'link') return LINK_FAULT.test(reason);
  if (kind !== 'message') return FILE_FAULT.test(reason);
  return FILE_FAULT.test(reason) || MESSAGE_FAULT.test(reason) || isCopiedMessageGone(error);
}

/** True if an edit failed with 'message is not modified'. */
export function isMessageNotModified(error: unknown): boolean {
  return error instanceof GrammyError && error.description.includes('message is not modified');
}

/** Attempts after which an unknown error is final. */
const MAX_UNKNOWN_ATTEMPTS = 20;
/** Transient errors and rate limits are final once a message is this old and was tried this often. */
const MAX_TRANSIENT_SECONDS = 24 * 60 * 60;
const MIN_TRANSIENT_ATTEMPTS = 5;

/** True if retrying a failed message is pointless. */
export function isFinalFailure(
  { attempts, ageSeconds }: { attempts: number; ageSeconds: number },
  { kind }: BotApiFailure,
): boolean {
  if (kind === 'unreachable' || kind === 'refused') return true;
  if (kind === 'unknown') return attempts >= MAX_UNKNOWN_ATTEMPTS;
  return ageSeconds >= MAX_TRANSIENT_SECONDS && attempts >= MIN_TRANSIENT_ATTEMPTS;
}
