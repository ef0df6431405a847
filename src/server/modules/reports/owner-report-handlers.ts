import * as v from 'valibot';
import { settleReports } from '../../../contract/desk/reports.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import {
  editMessage,
  editMessageButtons,
  inRowsOf,
  replyWith,
} from '../../chat/messages/keyboard-message.ts';
import { registerPagedList } from '../../chat/messages/paged-list.ts';
import { dataOfButtons, onPress } from '../../chat/messages/presses.ts';
import { ownerTexts } from '../../chat/texts/texts.ts';
import { textOnce, workOnce } from '../../chat/updates/reply-once.ts';
import { recordInChat } from '../changes/changes.ts';
import { isJustRecorded } from '../changes/find-changes.ts';
import { deleteVideo } from '../videos/lose-video.ts';
import { labelOf } from '../videos/title-part.ts';
import { changesOfSettling, settledBefore, settlingKey } from './changes-of-reports.ts';
import { findReport, type ListedReport, listOpenReports, type Report } from './read-reports.ts';
import { confirmRemovalButtons, reportCardMessage } from './report-card-message.ts';
import { reportTexts } from './report-text.ts';
import { settleReport } from './reports.ts';
import { sendReportedVideo } from './send-reported-video.ts';

/** The buttons of a report's card: its video, its removal, and its outcome. */
export function registerOwnerReportButtons(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  async function showAgain(ctx: PrivateChatContext, id: number): Promise<void> {
    const report = await findReport(db, id);
    if (report) await editMessage(ctx, reportCardMessage(report));
  }

  onPress(owners, buttons.reportCard, async (ctx, { reportId: id }) => {
    const report = await findReport(db, id);
    if (!report) return reportTexts.gone;
    // 'Annulla' edits the card, whose other button removes the video; the list's button opens a new one.
    const isCard = dataOfButtons(ctx.callbackQuery.message).some(
      (data) => buttons.dropReported.fields(data)?.reportId === id,
    );
    return isCard ? showAgain(ctx, id) : replyWith(ctx, reportCardMessage(report));
  });

  onPress(owners, buttons.reportedVideo, async (ctx, { reportId: id }) => {
    const report = await findReport(db, id);
    return report ? sendReportedVideo({ ...services, api: ctx.api }, ctx.chatId, report) : reportTexts.gone;
  });

  onPress(owners, buttons.dropReported, async (ctx, { reportId: id, videoId, isSure }) => {
    const report = await findReport(db, id);
    if (!report) return reportTexts.gone;
    if (!isSure) return editMessageButtons(ctx, confirmRemovalButtons(id, videoId));
    const outcome = await textOnce(ctx, db, async (transaction) => {
      const dropped = await deleteVideo(transaction, { id: videoId, titleId: report.part.titleId });
      return dropped ? ownerTexts.videoDropped(partName(report), dropped.isReplaced) : ownerTexts.noSuchVideo;
    });
    await showAgain(ctx, id);
    return outcome;
  });

  onPress(owners, buttons.settleReport, async (ctx, { reportId: id, state }) => {
    // A press that is handled again closes no report that was opened again meanwhile.
    const isSettled = await workOnce(ctx, db, v.boolean(), async (transaction) => {
      const isNew = await settleReport(transaction, id, state);
      const changes = isNew ? await changesOfSettling(transaction, [id], state) : [];
      await recordInChat(ctx, transaction, settleReports)(async () => ({ changes }));
      return isNew;
    });
    if (isSettled) services.notifyOutbox();
    await showAgain(ctx, id);
    const settled = state === 'resolved' ? reportTexts.resolvedNow : reportTexts.dismissedNow;
    const isDone = isSettled || (await isJustRecorded(db, userIdOf(ctx), settlingKey(id, state)));
    return isDone ? settled : settledBefore(db, userIdOf(ctx), id);
  });
}

function partName({ part: { episode } }: Report): string {
  return episode ? ownerTexts.episodePart(episode.season, episode.episode) : ownerTexts.wholeTitle;
}

const PER_ROW = 4;
const MAX_NAME_LENGTH = 60;

/** `/segnalazioni`: the open reports, those of most people first, each with a button that opens its card. */
export function registerReportsCommand(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const list = registerPagedList(owners, {
    button: buttons.reports,
    heading: () => reportTexts.open,
    none: () => escapeHtml(reportTexts.none),
    perPage: 8,
    read: (_ctx, rows) => listOpenReports(db, rows),
    show: (reports) => ({
      text: escapeHtml(reports.map(reportLine).join('\n')),
      rows: inRowsOf(
        PER_ROW,
        reports.map(({ id }) => buttons.reportCard.labelled(reportTexts.shortCard(id), { reportId: id })),
      ),
    }),
  });
  onCommand(owners, services, 'segnalazioni', 'owners', list.send);
}

function reportLine({ id, name, season, episode, kind, people }: ListedReport): string {
  const what = [truncateText(name, MAX_NAME_LENGTH), labelOf({ season, episode })].filter(Boolean).join(' ');
  return reportTexts.line(id, what, kind, people);
}
