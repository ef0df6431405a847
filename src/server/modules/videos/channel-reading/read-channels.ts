import type { Api } from 'grammy';
import type { Message } from 'grammy/types';
import { sql } from 'kysely';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../../chat/bot-services.ts';
import { limitChat } from '../../../chat/sending/chat-availability.ts';
import { messagePaces, reserveSendTimes } from '../../../chat/sending/message-pace.ts';
import { clock, sleep } from '../../../lib/clock.ts';
import type { JobContext } from '../../../module.ts';
import { dueWork } from '../../../queue/due-work.ts';
import { classifyWorkFailure, isGivenUp } from '../../../queue/retry-limit.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import { takeEarlierPost } from '../posts/video-post-handlers.ts';
import {
  advance,
  findRunningReading,
  IS_UNCLAIMED,
  noteCopy,
  noteFailure,
  type ReadingFailure,
  type RunningReading,
  stopReading,
} from './channel-readings.ts';
import { currentPace, lowerPace, raisePace } from './reading-pace.ts';

/** Until a reading is tried again whose owner's chat takes no messages. */
const HELD_MS = 5000;

/**
 * `turnMs`: the work of one claim, between which other channels have their turn, stopping servers hand over, and the pace
 * is raised. `postMs`: from post to post at a pace of one per second. `missMs`: a number without a post sends nothing, so
 * gaps are crossed faster.
 */
type ReadingPauses = { turnMs?: number; postMs: number; missMs: number };
const PAUSES: ReadingPauses = { postMs: 1000, missMs: 50 };
const TURN_MS = 5000;

type Deps = Pick<BotServices, 'db' | 'ownerIds' | 'log'> & {
  api: Api;
  config: Parameters<typeof messagePaces>[0];
};

/**
 * Readings of the earlier posts of channels, number by number down to 1: each post is forwarded to the owner's chat, deleted
 * there at once, and taken like a new one. A turn fails when the messenger or the database is unavailable; the next resumes.
 */
export const channelReadings = (pauses = PAUSES) =>
  dueWork<Pick<JobContext, 'bot' | 'db' | 'log'>>({
    name: 'readings',
    summary: 'channels whose earlier posts are read',
    what: sql`'channel ' || subject`,
    feed: { from: sql`channel_reading where ${IS_UNCLAIMED}`, dueAt: sql`moved_at` },
    take: sql`
      insert into due_work (kind, subject) select 'readings', chat_id from channel_reading where ${IS_UNCLAIMED}
      on conflict (kind, subject) do nothing returning 1`,
    isPaced: true,
    isOutage: (error) => classifyBotApiError(error).kind === 'transient',
    handler({ bot, log }) {
      if (!bot) return undefined;
      const { services, config } = bot;
      return ({ subject }, db, signal) =>
        readForATurn({ ...services, db, log, config }, subject, signal, pauses);
    },
  });

export const CHANNEL_READINGS = channelReadings();

async function readForATurn(
  deps: Deps,
  chatId: string,
  signal: AbortSignal,
  { turnMs = TURN_MS, postMs, missMs }: ReadingPauses,
) {
  const { db, config } = deps;
  const end = clock.now() + turnMs;
  const pace = await currentPace(db);
  let [steps, posts] = [0, 0];
  for (;;) {
    const reading = await findRunningReading(db, chatId, deps.ownerIds);
    if (!reading) return undefined;
    if (reading.isHeld) return { againInMs: HELD_MS };
    if (signal.aborted || (steps > 0 && clock.now() >= end)) {
      if (posts > 0) await raisePace(db, pace, config);
      return { againInMs: 0 };
    }
    const startedAt = clock.now();
    const step = await readNext(deps, reading);
    steps += 1;
    posts += step === 'post' ? 1 : 0;
    if (step === 'limited') {
      await lowerPace(db, pace);
      return { againInMs: 0 };
    }
    const ofPost = postMs / pace.perSecond - (clock.now() - startedAt);
    const ms = { post: ofPost, miss: missMs, known: 0, stopped: 0 }[step];
    if (ms > 0) await sleep(ms, { signal }).catch(() => undefined);
  }
}

type Step = 'post' | 'miss' | 'known' | 'limited' | 'stopped';

async function readNext(deps: Deps, reading: RunningReading): Promise<Step> {
  const { db } = deps;
  try {
    if (reading.copyId !== null) await deleteCopy(deps, reading, reading.copyId);
    const post = reading.isKnown ? undefined : await forward(deps, reading);
    if (post) return await readPost(deps, reading, post);
    await advance(db, reading);
    return reading.isKnown ? 'known' : 'miss';
  } catch (error) {
    const failure = await failureOf(deps, reading, error);
    if (failure === 'limited') return failure;
    await stopReading(db, reading.chatId, failure);
    return 'stopped';
  }
}

/** The post with the reading's next number; undefined where there is none that can be forwarded. */
async function forward({ api, db, config }: Deps, reading: RunningReading): Promise<Message | undefined> {
  const { chatId, ownerId, next } = reading;
  const quietly = { disable_notification: true };
  try {
    const post = await api.forwardMessage(requirePrivateChatId(ownerId), chatId, next, quietly);
    await noteCopy(db, reading, post.message_id);
    await deleteCopy({ api, db }, reading, post.message_id);
    // It counts as one of the messages that all servers may send.
    await reserveSendTimes(db, messagePaces(config).deliveries, 1);
    return post;
  } catch (error) {
    const { kind, reason } = classifyBotApiError(error);
    if (kind !== 'refused' || NO_ACCESS.test(reason)) throw error;
    if (await isProtected(api, chatId, error)) throw new ProtectedChannelError();
    return undefined;
  }
}

/** A refusal that every number would meet, not one for want of a post. */
const NO_ACCESS = /channel_(private|invalid)|administrator rights|not a member/i;

/** The messenger forwards no post of the channel. */
class ProtectedChannelError extends Error {
  override name = 'ProtectedChannelError';
}

/** A service message cannot be forwarded either, so the channel is asked. */
async function isProtected(api: Api, chatId: string, error: unknown): Promise<boolean> {
  if (!/can't be forwarded|forwards_restricted/i.test(String(error))) return false;
  return (await api.getChat(chatId)).has_protected_content === true;
}

async function deleteCopy(
  { api, db }: Pick<Deps, 'api' | 'db'>,
  reading: RunningReading,
  copyId: number,
): Promise<void> {
  try {
    await api.deleteMessage(requirePrivateChatId(reading.ownerId), copyId);
  } catch (error) {
    // Deleted by the owner, or too old.
    if (classifyBotApiError(error).kind !== 'refused') throw error;
  }
  await noteCopy(db, reading, null);
}

/** Takes a post as if it were new; a video is counted in its transaction. One that fails persistently is passed over. */
async function readPost(deps: Deps, reading: RunningReading, post: Message): Promise<Step> {
  const { chatId, ownerId, next } = reading;
  const where = { location: { chatId, messageId: next }, ownerId };
  try {
    await takeEarlierPost(deps, post, where, (transaction) => advance(transaction, reading, true));
    await advance(deps.db, reading);
  } catch (error) {
    if (classifyWorkFailure(error) === 'unavailable') throw error;
    await noteFailure(deps.db, reading);
    if (!isGivenUp({ persistentFailures: reading.failures + 1, ageSeconds: reading.ageSeconds })) throw error;
    deps.log.error({ err: error, chat: chatId, post: next }, 'gave up reading a post of a channel');
    await advance(deps.db, reading);
  }
  return 'post';
}

/**
 * The reaction to an error: wait for the messenger's limit, or stop for a reason. Rethrows an error that a retry
 * may mend.
 */
async function failureOf(
  { db, log }: Deps,
  { chatId, ownerId, ageSeconds }: RunningReading,
  error: unknown,
): Promise<ReadingFailure | 'limited'> {
  if (error instanceof ProtectedChannelError) return 'protected';
  const failure = classifyBotApiError(error);
  const isUnreachable = failure.kind === 'unreachable' || NO_ACCESS.test(failure.reason);
  if (failure.kind === 'rate limited') {
    await limitChat(db, ownerId, failure.seconds);
    return 'limited';
  }
  const isOver = isGivenUp({ persistentFailures: 0, ageSeconds });
  if (!isUnreachable && !isOver) throw error;
  log.warn({ chat: chatId, reason: failure.reason }, 'stopped reading the posts of a channel');
  return isUnreachable ? 'unreachable' : 'unavailable';
}
