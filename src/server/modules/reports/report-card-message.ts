import type { InlineKeyboardButton } from 'grammy/types';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Report } from './read-reports.ts';
import { reportTexts } from './report-texts.ts';

const MAX_NAME_LENGTH = 100;

/** A report as an owner sees it, with what can be done about it. */
export function reportCardMessage(report: Report): KeyboardMessage {
  const {
    id,
    part,
    name,
    year,
    kind,
    state,
    people,
    since,
    notes,
    sourceId,
    hasOthersOnly,
    version,
    isSetBack,
    otherVersions,
  } = report;
  const { episode } = part;
  const parts = [
    `<b>${reportTexts.card(id)}</b>`,
    [
      `<b>${escapeHtml(truncateText(name, MAX_NAME_LENGTH))}</b> (${year}), ${reportTexts.number(part.titleId)}`,
      episode && escapeHtml(texts.part(episode.season, episode.episode)),
    ],
    [reportTexts.count(kind, people, since), ...notes.map((note) => `«${escapeHtml(note)}»`)],
    sourceId === null && (hasOthersOnly ? reportTexts.versionGone : reportTexts.noSource),
    [
      version && escapeHtml(reportTexts.version(version)),
      otherVersions.length > 0 && escapeHtml(reportTexts.otherVersions(otherVersions)),
      isSetBack && reportTexts.setBack,
    ],
    state !== 'open' && `<b>${reportTexts.states[state]}</b>`,
  ];
  const text = parts.map((lines) => [lines].flat().filter(Boolean).join('\n'));
  return {
    text: text.filter(Boolean).join('\n\n'),
    reply_markup: { inline_keyboard: state === 'open' ? buttonsOf(report) : [] },
  };
}

function buttonsOf({ id, sourceId }: Report): InlineKeyboardButton[][] {
  const watch = { text: reportTexts.watch, callback_data: callbackData.reportedVideo.make(id) };
  const replace = { text: reportTexts.replace, callback_data: callbackData.replaceReported.make(id) };
  const rows: InlineKeyboardButton[][] = sourceId === null ? [] : [[watch]];
  rows.push(sourceId === null ? [replace] : [replace, removeButton(id, sourceId)]);
  rows.push([
    { text: reportTexts.resolve, callback_data: callbackData.settleReport.make(id, 1), style: 'success' },
    { text: reportTexts.dismiss, callback_data: callbackData.settleReport.make(id, 0) },
  ]);
  return rows;
}

function removeButton(id: number, sourceId: number): InlineKeyboardButton {
  return {
    text: reportTexts.remove,
    callback_data: callbackData.dropReported.make(id, sourceId, 0),
    style: 'danger',
  };
}

/** The card's buttons that ask whether to remove the source. */
export function confirmRemovalButtons(id: number, sourceId: number): InlineKeyboardButton[][] {
  return [
    [
      {
        text: reportTexts.removeYes,
        callback_data: callbackData.dropReported.make(id, sourceId, 1),
        style: 'danger',
      },
      { text: reportTexts.cancel, callback_data: callbackData.reportCard.make(id) },
    ],
  ];
}
