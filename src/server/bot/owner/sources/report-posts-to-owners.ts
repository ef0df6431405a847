import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import type { Logger } from '../../../database/logger.ts';
import type { Schema } from '../../../database/schema.ts';
import {
  findUnreportedLosses,
  findUnreportedPosts,
  markLossesReported,
  markPostsReported,
  sourcesOfPosts,
  type UnreportedPosts,
} from '../../../repositories/sources/unreported-posts.ts';
import { classifyBotApiError } from '../../bot-api/bot-api-errors.ts';
import type { BotServices } from '../../bot-services.ts';
import { callbackData } from '../../messages/callback-data.ts';
import { privateChatId } from '../../people/private-chat-id.ts';
import { texts } from '../../texts.ts';
import { sourceSummaryLines } from './source-summary.ts';

const { channel: words } = texts.owner;

/** Debounce: posts are reported when none has come for `quietMs`, at the latest after `longestMs`. */
const REST = { quietMs: 1500, longestMs: 20_000 };

type Deps = Pick<BotServices, 'ownerIds'> & { api: Api; db: Kysely<Schema>; log: Pick<Logger, 'warn'> };

/**
 * Sends owners one report of their processed videos. Marked as reported after sending (at least once). Rejects on
 * transient Bot API errors.
 */
export async function reportPostsToOwners(deps: Deps): Promise<void> {
  const { db, ownerIds } = deps;
  for (const untold of await findUnreportedPosts(db, REST)) {
    await tell(deps, untold.ownerId, await newsOf(db, untold));
    await markPostsReported(db, untold);
  }
  const lost = await findUnreportedLosses(db);
  if (lost.length === 0) return;
  const { lines, more } = sourceSummaryLines(lost);
  for (const ownerId of ownerIds) await tell(deps, ownerId, { text: words.lost(lines, more), unsure: 0 });
  await markLossesReported(db, lost);
}

type News = { text: string; unsure: number };

async function newsOf(db: Kysely<Schema>, { postIds, unsure }: UnreportedPosts): Promise<News> {
  const { lines, more } = sourceSummaryLines(await sourcesOfPosts(db, postIds));
  const text = [
    ...(lines.length > 0 ? [words.nowWatchable(lines, more)] : []),
    ...(unsure > 0 ? [words.toSettle(unsure)] : []),
  ].join('\n\n');
  return { text, unsure };
}

/** Sends an owner the report; an unreachable owner is skipped. */
async function tell({ api, log }: Deps, ownerId: string, { text, unsure }: News): Promise<void> {
  const chatId = privateChatId(ownerId);
  if (chatId === undefined || text === '') return;
  const settle = [{ text: words.settle(unsure), callback_data: callbackData.unsure.make(0) }];
  const markup = unsure > 0 ? { reply_markup: { inline_keyboard: [settle] } } : {};
  try {
    await api.sendMessage(chatId, text, { ...markup, link_preview_options: { is_disabled: true } });
  } catch (error) {
    const { kind, reason } = classifyBotApiError(error);
    if (kind !== 'unreachable' && kind !== 'refused') throw error;
    log.warn({ userId: ownerId, reason }, 'an owner could not be told of videos');
  }
}
