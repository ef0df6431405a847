import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { classifyBotApiError } from '../../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../../chat/bot-services.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import type { Db } from '../../../database/db.ts';
import type { Logger } from '../../../database/logger.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import { isGivenUp } from '../../../queue/retry-limit.ts';
import { privateChatId } from '../../people/private-chat-id.ts';
import {
  findReplacedSubtitles,
  markReplacementsTold,
  replacedSubtitlesText,
} from '../subtitles/replaced-subtitles.ts';
import { waitingSubtitlesMessage } from '../subtitles/waiting-subtitle-handlers.ts';
import { findUntoldSubtitles, markSubtitlesTold } from '../subtitles/waiting-subtitles.ts';
import { videoSummaryLines } from '../video-summary.ts';
import { replacedVideosMessage } from './replaced-videos.ts';
import { reportReading, reportVideos } from './report-videos.ts';
import { findUnreportedSkips, forgetSkips, skippedPostsText } from './skipped-posts.ts';
import {
  findUnreported,
  findUnreportedPosts,
  findUnreportedReplacements,
  hasUnreported,
  markPostsReported,
  markReported,
  type UnreportedPosts,
} from './unreported-posts.ts';

/** Debounce: posts are reported when none has come for `quietMs`, at the latest after `longestMs`. */
const REST = { quietMs: 1500, longestMs: 20_000 };

/** A video may take minutes to upload, and settles the subtitles of its name by itself. */
const SUBTITLES_REST = { quietMs: 60_000 };

type Deps = Pick<BotServices, 'links' | 'ownerIds'> & {
  api: Api;
  db: Db;
  log: Pick<Logger, 'warn' | 'error'>;
};

/**
 * Sends owners one report of their processed videos, and of videos that were replaced, restored or lost. Marked as
 * reported after sending (at least once). A report that fails keeps no other waiting; rejects after all of them.
 */
export async function reportPostsToOwners(deps: Deps): Promise<void> {
  const { db } = deps;
  if (!(await hasUnreported(db))) return;
  const reports = [
    ...(await findUnreportedPosts(db, REST)).map((untold) => () => reportPosts(deps, untold)),
    () => reportReading(deps, privateChatId),
    () => reportReplacements(deps),
    () => reportWaitingSubtitles(deps),
    () => reportReplacedSubtitles(deps),
    () => reportSkips(deps),
    () => reportToAll(deps, 'restored'),
    () => reportToAll(deps, 'lost'),
  ];
  const failures: unknown[] = [];
  for (const report of reports) await report().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Given up after a day of failures. */
async function reportPosts(deps: Deps, untold: UnreportedPosts): Promise<void> {
  const { db, log } = deps;
  try {
    await reach(deps, untold.ownerId, (chatId) =>
      reportVideos(deps, { ownerId: untold.ownerId, chatId }, untold),
    );
  } catch (error) {
    if (!isGivenUp({ persistentFailures: 0, ageSeconds: untold.ageSeconds })) throw error;
    const { reason } = classifyBotApiError(error);
    log.error({ userId: untold.ownerId, reason }, 'gave up reporting videos to an owner');
    return markPostsReported(db, untold, reason);
  }
  return markPostsReported(db, untold);
}

/** Tells the owner of the newer video what it has replaced, with a button for each that puts it back. */
async function reportReplacements(deps: Deps): Promise<void> {
  const replacements = await findUnreportedReplacements(deps.db, REST);
  for (const ownerId of new Set(replacements.map((replacement) => replacement.ownerId))) {
    const own = replacements.filter((replacement) => replacement.ownerId === ownerId);
    for (const reader of ownerId === null ? deps.ownerIds : [ownerId])
      await tell(deps, reader, () => replacedVideosMessage(own));
    await markReported(deps.db, 'replaced', own);
  }
}

/** Tells owners of the subtitle files whose video is not known, with a button for each of the first ones. */
async function reportWaitingSubtitles(deps: Deps): Promise<void> {
  for (const { ownerId, files } of await findUntoldSubtitles(deps.db, SUBTITLES_REST)) {
    await tell(deps, ownerId, () => waitingSubtitlesMessage(files));
    await markSubtitlesTold(
      deps.db,
      files.map(({ id }) => id),
    );
  }
}

async function reportReplacedSubtitles(deps: Deps): Promise<void> {
  const files = await findReplacedSubtitles(deps.db, REST);
  for (const ownerId of new Set(files.map((file) => file.ownerId))) {
    const own = files.filter((file) => file.ownerId === ownerId);
    await tell(deps, ownerId, () => ({ text: replacedSubtitlesText(own), buttons: [] }));
    await markReplacementsTold(deps.db, own);
  }
}

/** Tells owners which posts are no films. */
async function reportSkips(deps: Deps): Promise<void> {
  for (const { ownerId, posts } of await findUnreportedSkips(deps.db, REST)) {
    await tell(deps, ownerId, () => ({ text: skippedPostsText(posts), buttons: [] }));
    await forgetSkips(deps.db, posts);
  }
}

async function reportToAll(deps: Deps, fate: 'restored' | 'lost'): Promise<void> {
  const videos = await findUnreported(deps.db, fate);
  if (videos.length === 0) return;
  const news = () => {
    const { lines, more } = videoSummaryLines(videos);
    return { text: words[fate](lines, more), buttons: [] };
  };
  for (const ownerId of deps.ownerIds) await tell(deps, ownerId, news);
  await markReported(deps.db, fate, videos);
}

type News = { text: string; buttons: InlineKeyboardButton[][] };

/** Sends an owner a report, written in their language; an unreachable owner is skipped. */
async function tell(deps: Deps, ownerId: string, write: () => News): Promise<void> {
  await reach(deps, ownerId, async (chatId) => {
    const { text, buttons } = write();
    if (text === '') return;
    const markup = buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons } } : {};
    await deps.api.sendMessage(chatId, text, { ...markup, link_preview_options: { is_disabled: true } });
  });
}

async function reach(
  { db, log }: Deps,
  ownerId: string,
  send: (chatId: number) => Promise<void>,
): Promise<void> {
  const chatId = privateChatId(ownerId);
  if (chatId === undefined) return;
  try {
    await inLanguageOf(db, ownerId, () => send(chatId));
  } catch (error) {
    const { kind, reason } = classifyBotApiError(error);
    if (kind !== 'unreachable' && kind !== 'refused') throw error;
    log.warn({ userId: ownerId, reason }, 'could not report videos to an owner');
  }
}
