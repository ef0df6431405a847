import type { Api } from 'grammy';
import { type RawBuilder, sql } from 'kysely';
import type { ChatLinks } from '../../chat/chat-links.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { sendPhotoOrText } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import {
  episodeButton,
  openInAppButton,
  shortTitleCardText,
  titleButtons,
} from '../catalogue/cards/title-card.ts';
import { findTitle } from '../catalogue/titles.ts';
import { findReport } from './read-reports.ts';
import { reportTexts } from './report-text.ts';

/** SQL: the next people to notify of a resolved report. */
export const nextReporters = (reportId: RawBuilder<number | null>, limit: number): RawBuilder<unknown> => sql`
  select user_id from report_person where report_id = ${reportId} and user_id > reached order by user_id limit ${limit}`;

/** Notifies a person that their report is resolved, with a button to play the title; nothing is sent about a hidden one. */
export async function sendReportResolved(
  { db, api, links }: { db: Db; api: Api; links: ChatLinks },
  chatId: number,
  reportId: number,
): Promise<void> {
  const report = await findReport(db, reportId);
  const title = report && (await findTitle(db, report.part.titleId));
  if (!title) return;
  const { episode } = report.part;
  const what = episode ? texts.episode(title.titolo, episode.season, episode.episode) : title.titolo;
  const open = openInAppButton(title, { chatId, links });
  const card = shortTitleCardText(title, episode && texts.part(episode.season, episode.episode));
  await sendPhotoOrText(api, chatId, {
    picture: links.picture(title),
    text: `${escapeHtml(reportTexts.resolved(report.kind, what))}\n\n${card}`,
    keyboard: episode
      ? [[episodeButton(title.id, episode, texts.playEpisode), ...open]]
      : titleButtons(title, { chatId, links }),
  });
}
