import type { Api } from 'grammy';
import type { Message } from 'grammy/types';
import { sql } from 'kysely';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import { isChatMissing } from '../../../chat/sending/chat-availability.ts';
import { messagePaces, reserveSendTimes } from '../../../chat/sending/message-pace.ts';
import type { Db } from '../../../database/db.ts';
import { clock, sleep } from '../../../lib/clock.ts';
import type { JobContext } from '../../../module.ts';
import { dueWork } from '../../../queue/due-work.ts';
import { requirePrivateChatId } from '../../people/private-chat-id.ts';
import { notePostFiles, notePostGone } from './post-files.ts';

/** From post to post: shorter each time, until the messenger asks for a pause. */
const PAUSES = { first: 1000, shortest: 100 };

/** No owner has started the new bot yet, or it is in none of the channels: the posts wait. */
class NoOwnerError extends Error {
  override name = 'NoOwnerError';
}

/** The messenger refuses one post, not all of a channel. */
const POST_GONE = /message(s)? to forward not found|message_id_invalid/i;
const NO_FORWARDING = /can't be forwarded|forwards_restricted/i;

/** Posts of channels whose files the new bot has to learn: each is forwarded to an owner, and the copy deleted. */
export function filesOfPosts(pauses = PAUSES) {
  let pauseMs = pauses.first;
  let shortestMs = pauses.shortest;

  const work = dueWork<Pick<JobContext, 'bot' | 'db' | 'log'>>({
    name: 'files',
    summary: 'posts whose files a new bot has to learn',
    what: sql`'post ' || subject`,
    isPaced: true,
    isOutage: (error) =>
      error instanceof NoOwnerError || ['transient', 'unreachable', 'rate limited'].includes(kindOf(error)),
    handler({ bot }) {
      if (!bot) return undefined;
      const { services, config } = bot;
      return async ({ subject }, db, signal) => {
        const startedAt = clock.elapsed();
        try {
          await learnPost({ ...services, db }, subject);
          pauseMs = Math.max(shortestMs, pauseMs / 2);
        } catch (error) {
          if (kindOf(error) === 'rate limited') [pauseMs, shortestMs] = [pauses.first, pauses.first];
          throw error;
        }
        await reserveSendTimes(db, messagePaces(config).deliveries, 1);
        const restMs = pauseMs - (clock.elapsed() - startedAt);
        if (restMs > 0) await sleep(restMs, { signal }).catch(() => undefined);
        return undefined;
      };
    },
  });

  return { work };
}

const kindOf = (error: unknown) => classifyBotApiError(error).kind;

export const FILES_OF_POSTS = filesOfPosts();

type Deps = { api: Api; db: Db; ownerIds: readonly string[] };

async function learnPost({ api, db, ownerIds }: Deps, subject: string): Promise<void> {
  const [chatId = '', number] = subject.split(' ');
  const where = { chatId, messageId: Number(number) };
  const reader = requirePrivateChatId(await findOwner(db, ownerIds));
  let post: Message;
  try {
    post = await api.forwardMessage(reader, chatId, where.messageId, { disable_notification: true });
  } catch (error) {
    const { reason } = classifyBotApiError(error);
    if (POST_GONE.test(reason)) return notePostGone(db, where);
    if (NO_FORWARDING.test(reason)) return;
    throw error;
  }
  await api.deleteMessage(reader, post.message_id).catch((error: unknown) => {
    // Deleted by the owner.
    if (kindOf(error) !== 'refused') throw error;
  });
  await notePostFiles(db, where, post);
}

/** An owner whom the bot can write to. */
async function findOwner(db: Db, ownerIds: readonly string[]): Promise<string> {
  for (const ownerId of ownerIds) if (!(await isChatMissing(db, ownerId))) return ownerId;
  throw new NoOwnerError('no owner has started the bot');
}
