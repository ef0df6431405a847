import type { BotServices } from '../../../chat/bot-services.ts';
import { isChatMissing } from '../../../chat/sending/chat-availability.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import type { DbTransaction } from '../../../database/db.ts';
import {
  findReplacedSubtitles,
  markReplacementsTold,
  replacedSubtitlesText,
} from '../subtitles/replaced-subtitles.ts';
import { waitingSubtitlesMessage } from '../subtitles/waiting-subtitle-handlers.ts';
import { findUntoldSubtitles, markSubtitlesTold } from '../subtitles/waiting-subtitles.ts';
import { videoSummaryLines } from '../video-summary.ts';
import { reportVideos } from './intakes.ts';
import { queueReport } from './owner-report.ts';
import { replacedVideosMessage } from './replaced-video-handlers.ts';
import {
  findUnreported,
  findUnreportedPosts,
  findUnreportedReplacements,
  hasUnreported,
  markPostsReported,
  markReported,
} from './unreported-posts.ts';

/** Debounce: posts are reported when none has come for `quietMs`, at the latest after `longestMs`. */
const REST = { quietMs: 1500, longestMs: 20_000 };

/** A video may take minutes to upload, and settles the subtitles of its name when it comes. */
const SUBTITLES_REST = { quietMs: 60_000 };

type Deps = Pick<BotServices, 'db' | 'links' | 'notifyLiveMessages' | 'notifyOutbox' | 'ownerIds'>;
type Report = (transaction: DbTransaction, deps: Deps) => Promise<void>;

const REPORTS: readonly Report[] = [
  reportPosts,
  reportReplacements,
  reportWaitingSubtitles,
  reportReplacedSubtitles,
  (transaction, deps) => reportToAll(transaction, deps, 'restored'),
  (transaction, deps) => reportToAll(transaction, deps, 'lost'),
];

/**
 * Queues owners' reports of their processed videos, and of videos that were replaced, restored or lost. A report and the mark
 * that it was made are stored in one transaction, so that none comes twice.
 */
export async function reportPostsToOwners(deps: Deps): Promise<void> {
  const { db } = deps;
  if (!(await hasUnreported(db))) return;
  for (const report of REPORTS) await db.transaction().execute((transaction) => report(transaction, deps));
  deps.notifyOutbox();
  deps.notifyLiveMessages();
}

async function reportPosts(transaction: DbTransaction, deps: Deps): Promise<void> {
  for (const untold of await findUnreportedPosts(transaction, REST)) {
    await reportVideos(transaction, deps, untold);
    await markPostsReported(transaction, untold);
  }
}

/** Reports to the owner of the newer video what it has replaced, with a button for each that puts it back. */
async function reportReplacements(transaction: DbTransaction, { ownerIds }: Deps): Promise<void> {
  const replacements = await findUnreportedReplacements(transaction, REST);
  for (const ownerId of new Set(replacements.map((replacement) => replacement.ownerId))) {
    const own = replacements.filter((replacement) => replacement.ownerId === ownerId);
    for (const reader of ownerId === null ? ownerIds : [ownerId])
      await queueReport(transaction, reader, () => replacedVideosMessage(own));
    await markReported(transaction, 'replaced', own);
  }
}

/** Reports subtitle files whose video is not known, with a button for each of the first ones. */
async function reportWaitingSubtitles(transaction: DbTransaction): Promise<void> {
  for (const { ownerId, files } of await findUntoldSubtitles(transaction, SUBTITLES_REST)) {
    await queueReport(transaction, ownerId, () => waitingSubtitlesMessage(files));
    await markSubtitlesTold(
      transaction,
      files.map(({ id }) => id),
    );
  }
}

async function reportReplacedSubtitles(transaction: DbTransaction): Promise<void> {
  const files = await findReplacedSubtitles(transaction, REST);
  for (const ownerId of new Set(files.map((file) => file.ownerId))) {
    const own = files.filter((file) => file.ownerId === ownerId);
    await queueReport(transaction, ownerId, () => ({ text: replacedSubtitlesText(own), buttons: [] }));
    await markReplacementsTold(transaction, own);
  }
}

/** The owners whom the bot can write to. */
async function reachable(transaction: DbTransaction, ownerIds: readonly string[]): Promise<string[]> {
  const readers = [];
  for (const ownerId of ownerIds) if (!(await isChatMissing(transaction, ownerId))) readers.push(ownerId);
  return readers;
}

async function reportToAll(
  transaction: DbTransaction,
  { ownerIds }: Deps,
  fate: 'restored' | 'lost',
): Promise<void> {
  const videos = await findUnreported(transaction, fate);
  if (videos.length === 0) return;
  const readers = await reachable(transaction, ownerIds);
  // Reported once somebody can read it.
  if (readers.length === 0) return;
  for (const ownerId of readers)
    await queueReport(transaction, ownerId, () => {
      const { lines, more } = videoSummaryLines(videos);
      return { text: words[fate](lines, more), buttons: [] };
    });
  await markReported(transaction, fate, videos);
}
