import { classifyBotApiError, isSourceFault } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage, editMessageButtons } from '../../chat/messages/edit-message.ts';
import { dataOfButtons } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { shortTitleCardText } from '../catalogue/cards/title-card.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { deleteSource } from '../sources/lose-source.ts';
import { sendSource } from '../sources/send-source.ts';
import { findSourceById } from '../sources/video-sources.ts';
import { findReport, type Report } from './read-reports.ts';
import { confirmRemovalButtons, reportCardMessage } from './report-card-message.ts';
import { reportTexts } from './report-texts.ts';
import { settleReport } from './reports.ts';

/** The buttons of a report's card: its video, its removal, and what came of the report. */
export function registerOwnerReportButtons(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const reportOf = async (id: number) =>
    parseRowId(String(id)) === undefined ? undefined : findReport(db, id);

  async function showAgain(ctx: PrivateChatContext, id: number): Promise<void> {
    const report = await reportOf(id);
    if (report) await editMessage(ctx, reportCardMessage(report));
  }

  owners.callbackQuery(callbackData.reportCard.pattern, async (ctx) => {
    const [id = 0] = callbackData.reportCard.read(ctx.match);
    const report = await reportOf(id);
    // 'Annulla' edits the card, whose other button removes the video; the list's button opens a new one.
    const isCard = dataOfButtons(ctx.callbackQuery.message).some(
      (data) => callbackData.dropReported.fields(data)?.report === id,
    );
    if (report && isCard) await showAgain(ctx, id);
    else if (report) {
      const { text, reply_markup } = reportCardMessage(report);
      await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
    }
    await answerCallbackQuery(ctx, report ? undefined : reportTexts.gone);
  });

  owners.callbackQuery(callbackData.reportedVideo.pattern, async (ctx) => {
    const [id = 0] = callbackData.reportedVideo.read(ctx.match);
    const report = await reportOf(id);
    await answerCallbackQuery(
      ctx,
      report ? await sendReportedVideo(ctx, services, report) : reportTexts.gone,
    );
  });

  owners.callbackQuery(callbackData.dropReported.pattern, async (ctx) => {
    const [id = 0, sourceId = 0, sure = 0] = callbackData.dropReported.read(ctx.match);
    const report = await reportOf(id);
    if (!report || parseRowId(String(sourceId)) === undefined)
      return answerCallbackQuery(ctx, reportTexts.gone);
    if (sure !== 1) {
      await editMessageButtons(ctx, confirmRemovalButtons(id, sourceId));
      return answerCallbackQuery(ctx);
    }
    const dropped = await deleteSource(db, { id: sourceId, titleId: report.part.titleId });
    await showAgain(ctx, id);
    const { owner } = texts;
    const what = owner.sourceDropped(partName(report), dropped?.isReplaced ?? false);
    return answerCallbackQuery(ctx, dropped ? what : owner.noSuchSource);
  });

  owners.callbackQuery(callbackData.settleReport.pattern, async (ctx) => {
    const [id = 0, resolved = 0] = callbackData.settleReport.read(ctx.match);
    const state = resolved === 1 ? 'resolved' : 'dismissed';
    const isSettled = parseRowId(String(id)) !== undefined && (await settleReport(db, id, state));
    if (isSettled) services.notifyOutbox();
    await showAgain(ctx, id);
    const settled = state === 'resolved' ? reportTexts.resolvedNow : reportTexts.dismissedNow;
    await answerCallbackQuery(ctx, isSettled ? settled : reportTexts.settledBefore);
  });
}

function partName({ part: { episode } }: Report): string {
  const { owner } = texts;
  return episode ? owner.episodePart(episode.season, episode.episode) : owner.wholeTitle;
}

/** Sends an owner the video as everybody gets it, but counts no play; answers why it could not. */
async function sendReportedVideo(
  ctx: PrivateChatContext,
  { db, links, log }: BotServices,
  { part, sourceId, hasOthersOnly }: Report,
): Promise<string | undefined> {
  const source = sourceId === null ? undefined : await findSourceById(db, sourceId);
  const title = await findTitleIncludingHidden(db, part.titleId);
  if (!source || !title) return hasOthersOnly ? reportTexts.versionGone : reportTexts.noSource;
  const { episode } = part;
  const text = shortTitleCardText(title, episode && texts.part(episode.season, episode.episode));
  try {
    await sendSource(ctx.api, ctx.chatId, source, {
      picture: links.picture(title),
      text,
      open: [],
      further: [],
    });
  } catch (error) {
    if (!isSourceFault(error, source.kind)) throw error;
    log.info({ ...part, reason: classifyBotApiError(error).reason }, 'could not send a reported video');
    return reportTexts.notDelivered;
  }
  return undefined;
}
