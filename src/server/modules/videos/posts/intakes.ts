import type { InlineKeyboardButton } from 'grammy/types';
import { sql } from 'kysely';
import type { BotServices } from '../../../chat/bot-services.ts';
import { DESK_VIDEOS_PATH, deskLink } from '../../../chat/desk-link.ts';
import { changeLiveMessages, sendLiveMessages } from '../../../chat/live-messages/live-messages.ts';
import { buttons as messageButtons } from '../../../chat/messages/buttons.ts';
import { escapeHtml } from '../../../chat/messages/html.ts';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { type Db, type DbTransaction, one } from '../../../database/db.ts';
import { inLanguageOf } from '../../../languages/person-language.ts';
import type { LiveKind } from '../../../module.ts';
import { privateChatIds } from '../../people/private-chat-id.ts';
import { countUnmatchedVideos, unmatchedAmong } from '../unmatched/video-groups.ts';
import { videoSummaryLines } from '../video-summary.ts';
import { readReportedPosts, takeSkipped, type UnreportedPosts, videosOfPosts } from './unreported-posts.ts';

/** Posts that come within it belong to the same intake, and so to the same message. */
const SAME_INTAKE_SECONDS = 60;

/** The message about an intake, as plain text, and the number of posts without a video in it. */
type IntakeReport = { text: string; buttons: InlineKeyboardButton[][]; skipped: number };

/** An owner's intake; `since`: when its first post changed, as the database writes it. */
type Intake = Pick<IntakeReport, 'text' | 'skipped'> & { id: number; since: string };

type Deps = Pick<BotServices, 'links'>;

/**
 * Reports to an owner which videos can be watched and how many are to be matched, in one message for an intake, which is
 * edited as more posts come.
 */
export async function reportVideos(
  transaction: DbTransaction,
  deps: Deps,
  { ownerId, postIds, since }: UnreportedPosts,
): Promise<void> {
  const current = await findCurrentIntake(transaction, ownerId);
  const from = current?.since ?? since;
  const shown = current ? await readReportedPosts(transaction, ownerId, from) : postIds;
  const skipped = (current?.skipped ?? 0) + (await takeSkipped(transaction, ownerId));
  const report = await reportOf(transaction, deps, { ownerId, postIds: shown, skipped });
  if (report.text === '') return;
  // A video that is sent again says nothing new, and would go unnoticed.
  if (current && current.text !== report.text) {
    await updateIntake(transaction, current.id, report);
    await changeLiveMessages(transaction, 'intake', current.id);
    return;
  }
  const id = await addIntake(transaction, { ownerId, since: from }, report);
  await sendLiveMessages(transaction, 'intake', { id, chatIds: privateChatIds([ownerId]) });
}

/** The message about an intake, which the worker sends. */
export const intakeMessage: LiveKind = {
  sentTo: 'people',
  renderer:
    ({ db }) =>
    async (id) => {
      const intake = await one<Pick<IntakeReport, 'text' | 'buttons'>>(db)`
        select text, buttons from intake where id = ${Number(id)}::int`;
      return intake && { text: escapeHtml(intake.text), reply_markup: { inline_keyboard: intake.buttons } };
    },
};

type Reported = Pick<UnreportedPosts, 'ownerId' | 'postIds'> & { skipped: number };

const reportOf = (db: Db, { links }: Deps, { ownerId, postIds, skipped }: Reported) =>
  inLanguageOf(db, ownerId, async (): Promise<IntakeReport> => {
    const videos = await videosOfPosts(db, postIds);
    const unmatched = await unmatchedAmong(db, postIds);
    const { lines, more } = videoSummaryLines(videos);
    const toMatch = unmatched.length > 0 ? await countUnmatchedVideos(db) : 0;
    const desk = deskLink(links, ownerId, { label: words.match(toMatch), path: DESK_VIDEOS_PATH });
    const text = [
      lines.length > 0 ? words.nowWatchable(lines, more, videos.length) : '',
      toMatch > 0 ? words.toMatch(toMatch) : '',
      toMatch > 0 ? desk.note : '',
      skipped > 0 ? words.withoutVideo(skipped) : '',
    ];
    const buttons = [...askAbout(unmatched), ...(toMatch > 0 ? desk.rows : [])];
    return { text: text.filter(Boolean).join('\n\n'), buttons, skipped };
  });

/** The question about the only video of an intake that waits. */
function askAbout([postId, ...others]: readonly number[]): InlineKeyboardButton[][] {
  if (postId === undefined || others.length > 0) return [];
  return [[messageButtons.video.labelled(words.whichTitle, { postId, filter: 'all', index: 0 })]];
}

/** The owner's latest intake, if more posts still belong to it. */
function findCurrentIntake(db: Db, ownerId: string): Promise<Intake | undefined> {
  return one<Intake>(db)`
    select id, since::text, text, reading as skipped
    from (select * from intake where owner_id = ${ownerId} order by id desc limit 1) as latest
    where abs(extract(epoch from now() - shown_at)) < ${SAME_INTAKE_SECONDS}`;
}

/** Begins an intake; of the owner's earlier ones the last is kept, whose message may still have to be sent. */
async function addIntake(
  db: Db,
  { ownerId, since }: Pick<UnreportedPosts, 'ownerId' | 'since'>,
  { text, buttons, skipped }: IntakeReport,
): Promise<number> {
  await sql`
    delete from intake where owner_id = ${ownerId}
      and id < (select max(id) from intake where owner_id = ${ownerId})`.execute(db);
  const row = await one<{ id: number }>(db)`
    insert into intake (owner_id, since, text, buttons, reading)
    values (${ownerId}, ${since}::timestamptz, ${text}, ${JSON.stringify(buttons)}::jsonb, ${skipped}) returning id`;
  return row?.id ?? 0;
}

async function updateIntake(db: Db, id: number, { text, buttons, skipped }: IntakeReport): Promise<void> {
  await sql`
    update intake set text = ${text}, buttons = ${JSON.stringify(buttons)}::jsonb, reading = ${skipped}, shown_at = now()
    where id = ${id}`.execute(db);
}
