import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import type { Log } from '../../database/log.ts';
import type { Schema } from '../../database/schema.ts';
import {
  markLossesTold,
  markTold,
  sourcesOfPosts,
  type Untold,
  untoldLosses,
  untoldPosts,
} from '../../repositories/untold-posts.ts';
import { callbacks } from '../callbacks.ts';
import { chatIdOf } from '../chat-id.ts';
import { failureOf } from '../failures.ts';
import type { Services } from '../services.ts';
import { texts } from '../texts.ts';
import { sourceLines } from './source-lines.ts';

const { channel: words } = texts.owner;

/** Videos come in one after the other: what came of them is told when no more come, and at the latest after so long. */
const REST = { quietMs: 1500, longestMs: 20_000 };

type Deps = Pick<Services, 'ownerIds'> & { api: Api; db: Kysely<Schema>; log: Pick<Log, 'warn'> };

/**
 * Tells owners what became of their videos, many in one message: told first and noted then, so that nothing is lost
 * where a server is killed. Rejects when the messenger fails in passing.
 */
export async function tellOfPosts(deps: Deps): Promise<void> {
  const { db, ownerIds } = deps;
  for (const untold of await untoldPosts(db, REST)) {
    await tell(deps, untold.ownerId, await newsOf(db, untold));
    await markTold(db, untold);
  }
  const lost = await untoldLosses(db);
  if (lost.length === 0) return;
  const { lines, more } = sourceLines(lost);
  for (const ownerId of ownerIds) await tell(deps, ownerId, { text: words.lost(lines, more), unsure: 0 });
  await markLossesTold(db, lost);
}

type News = { text: string; unsure: number };

async function newsOf(db: Kysely<Schema>, { postIds, unsure }: Untold): Promise<News> {
  const { lines, more } = sourceLines(await sourcesOfPosts(db, postIds));
  const text = [
    ...(lines.length > 0 ? [words.nowWatchable(lines, more)] : []),
    ...(unsure > 0 ? [words.toSettle(unsure)] : []),
  ].join('\n\n');
  return { text, unsure };
}

/** Sends an owner some news; one who cannot be reached is passed over. */
async function tell({ api, log }: Deps, ownerId: string, { text, unsure }: News): Promise<void> {
  const chatId = chatIdOf(ownerId);
  if (chatId === undefined || text === '') return;
  const settle = [{ text: words.settle(unsure), callback_data: callbacks.unsure.make(0) }];
  const markup = unsure > 0 ? { reply_markup: { inline_keyboard: [settle] } } : {};
  try {
    await api.sendMessage(chatId, text, { ...markup, link_preview_options: { is_disabled: true } });
  } catch (error) {
    const { kind, reason } = failureOf(error);
    if (kind !== 'unreachable' && kind !== 'refused') throw error;
    log.warn({ userId: ownerId, reason }, 'an owner could not be told of videos');
  }
}
