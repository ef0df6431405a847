import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { withYear } from '../../lib/with-year.ts';
import { findReport, type Report } from './read-reports.ts';
import { reportFacts, reportTexts } from './report-text.ts';

const MAX_NAME_LENGTH = 100;

/** A report's card by its id; undefined without such a report. */
export async function findReportCard(db: Db, id: number): Promise<KeyboardMessage | undefined> {
  const report = await findReport(db, id);
  return report && reportCardMessage(report);
}

/** A report for an owner, with its actions. */
export function reportCardMessage(report: Report): KeyboardMessage {
  const { id, part, name, year, kind, state, people, since, notes } = report;
  const { episode } = part;
  const parts = [
    `<b>${reportTexts.card(id)}</b>`,
    [
      `${withYear(`<b>${escapeHtml(truncateText(name, MAX_NAME_LENGTH))}</b>`, year)}, ${reportTexts.number(part.titleId)}`,
      episode && escapeHtml(texts.part(episode.season, episode.episode)),
    ],
    [reportTexts.count(kind, people, since), ...notes.map((note) => `«${escapeHtml(note)}»`)],
    reportFacts(report).map(escapeHtml),
    state !== 'open' && `<b>${reportTexts.states[state]}</b>`,
  ];
  const text = parts.map((lines) => [lines].flat().filter(Boolean).join('\n'));
  return {
    text: text.filter(Boolean).join('\n\n'),
    reply_markup: { inline_keyboard: state === 'open' ? buttonsOf(report) : [] },
  };
}

function buttonsOf({ id, videoId }: Report): InlineKeyboardButton[][] {
  const watch = buttons.reportedVideo.labelled(reportTexts.watch, { reportId: id });
  const replace = buttons.replaceReported.labelled(reportTexts.replace, { reportId: id });
  const rows: InlineKeyboardButton[][] = videoId === null ? [] : [[watch]];
  rows.push(videoId === null ? [replace] : [replace, removeButton(id, videoId)]);
  rows.push([
    buttons.settleReport.labelled(reportTexts.resolve, { reportId: id, state: 'resolved' }, 'success'),
    buttons.settleReport.labelled(reportTexts.dismiss, { reportId: id, state: 'dismissed' }),
  ]);
  return rows;
}

function removeButton(id: number, videoId: number): InlineKeyboardButton {
  return buttons.dropReported.labelled(
    reportTexts.remove,
    { reportId: id, videoId, isSure: false },
    'danger',
  );
}

/** The card's buttons that confirm the video's removal. */
export function confirmRemovalButtons(id: number, videoId: number): InlineKeyboardButton[][] {
  return [
    [
      buttons.dropReported.labelled(reportTexts.removeYes, { reportId: id, videoId, isSure: true }, 'danger'),
      buttons.reportCard.labelled(reportTexts.cancel, { reportId: id }),
    ],
  ];
}
