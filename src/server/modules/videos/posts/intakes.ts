import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices } from '../../../chat/bot-services.ts';
import { DESK_VIDEOS_PATH, deskLink } from '../../../chat/desk-link.ts';
import { changeLiveMessages, sendLiveMessages } from '../../../chat/live-messages/live-messages.ts';
import { buttons as messageButtons } from '../../../chat/messages/buttons.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import type { Db, DbTransaction } from '../../../database/db.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import type { LiveKind } from '../../../module.ts';
import { privateChatIds } from '../../people/private-chat-id.ts';
import { countWaitReasons, unmatchedAmong } from '../unmatched/video-groups.ts';
import { videoSummaryLines } from '../video-summary.ts';
import {
  addIntake,
  countVideosToRead,
  findIntakesToCount,
  findLatestIntake,
  type IntakeReport,
  readIntake,
  updateIntake,
} from './intake-rows.ts';
import { readReportedPosts, type UnreportedPosts, videosOfPosts } from './unreported-posts.ts';

/** Videos that come within it belong to the same intake, and so to the same message. */
const SAME_INTAKE_SECONDS = 60;
/** Least time between two edits that only change that number. */
const READING_SECONDS = 5;

type Deps = Pick<BotServices, 'links'>;

/**
 * Reports to an owner which videos can be watched and how many are to be matched, in one message for an intake: it is edited
 * as more videos come, and only the latest one has the button.
 */
export async function reportVideos(
  transaction: DbTransaction,
  deps: Deps,
  { ownerId, postIds, since }: UnreportedPosts,
): Promise<void> {
  const last = await findLatestIntake(transaction, ownerId);
  const current = last && last.ageSeconds < SAME_INTAKE_SECONDS ? last : undefined;
  const from = current?.since ?? since;
  const shown = current ? await readReportedPosts(transaction, ownerId, from) : postIds;
  const report = await reportOf(transaction, deps, ownerId, shown);
  if (report.text === '') return;
  // A video that is sent again says nothing new, and would go unnoticed.
  if (current && current.text !== report.text) {
    await updateIntake(transaction, current.id, report);
    await changeLiveMessages(transaction, 'intake', current.id);
    return;
  }
  const id = await addIntake(transaction, { ownerId, since: from }, report);
  await sendLiveMessages(transaction, 'intake', { id, chatIds: privateChatIds([ownerId]) });
  if (last?.hasButton) await changeLiveMessages(transaction, 'intake', last.id);
}

/** Reports the number of videos that are still unread. */
export async function reportReading(transaction: DbTransaction, deps: Deps): Promise<void> {
  for (const { id, ownerId, since, reading } of await findIntakesToCount(transaction, READING_SECONDS)) {
    if ((await countVideosToRead(transaction, ownerId)) === reading) continue;
    const posts = await readReportedPosts(transaction, ownerId, since);
    await updateIntake(transaction, id, await reportOf(transaction, deps, ownerId, posts));
    await changeLiveMessages(transaction, 'intake', id);
  }
}

/** The message about an intake, which the worker sends. */
export const intakeMessage: LiveKind = {
  sentTo: 'people',
  renderer:
    ({ db }) =>
    async (id) => {
      const intake = await readIntake(db, Number(id));
      return (
        intake && {
          text: escapeHtml(intake.text),
          reply_markup: { inline_keyboard: intake.isLatest ? intake.buttons : [] },
        }
      );
    },
};

const reportOf = (db: Db, { links }: Deps, ownerId: string, postIds: readonly number[]) =>
  inLanguageOf(db, ownerId, async (): Promise<IntakeReport> => {
    const [videos, unmatched, reading] = await Promise.all([
      videosOfPosts(db, postIds),
      unmatchedAmong(db, postIds),
      countVideosToRead(db, ownerId),
    ]);
    const { lines, more } = videoSummaryLines(videos);
    const waiting = unmatched.length > 0 ? await countWaitReasons(db) : [];
    const toMatch = waiting.reduce((sum, { count }) => sum + count, 0);
    const reasons = waiting.map(({ reason, count }) => words.waitsFor[reason](count));
    const desk = deskLink(links, ownerId, { label: words.match(toMatch), path: DESK_VIDEOS_PATH });
    const text = [
      lines.length > 0 ? words.nowWatchable(lines, more, videos.length) : '',
      toMatch > 0 ? words.toMatch(toMatch, reasons) : '',
      toMatch > 0 ? desk.note : '',
      reading > 0 ? words.stillReading(reading) : '',
    ];
    const buttons = [...askAbout(unmatched), ...(toMatch > 1 ? desk.rows : [])];
    return { text: text.filter(Boolean).join('\n\n'), buttons, reading };
  });

/** The question about the only video of an intake that waits. */
function askAbout([postId, ...others]: readonly number[]): InlineKeyboardButton[][] {
  if (postId === undefined || others.length > 0) return [];
  return [[messageButtons.video.labelled(words.whichTitle, { postId, filter: 'all', index: 0 })]];
}
