import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { versionHintsIn, videoFileIn } from '../sources/add-source-handlers.ts';
import { parseSourceUrl } from '../sources/parse-source-url.ts';
import { saveSourceAndNotify } from '../sources/save-source.ts';
import { versionLabel } from '../sources/versions/version-label.ts';
import type { VideoSource } from '../sources/video-source.ts';
import { keepEarlierButton } from '../sources/videos/replaced-videos.ts';
import { findReport, type Report } from './read-reports.ts';
import { reportTexts } from './report-texts.ts';

/** 'Sostituisci': a video or link that answers a report's card, or the question that this sends, is the part's new source. */
export function registerReplaceReportedVideo(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;

  owners.callbackQuery(callbackData.replaceReported.pattern, async (ctx) => {
    const [id = 0] = callbackData.replaceReported.read(ctx.match);
    const report = parseRowId(String(id)) === undefined ? undefined : await findReport(db, id);
    if (report)
      await ctx.reply(reportTexts.howToReplace(id, captionOf(report)), {
        reply_markup: { force_reply: true },
      });
    await answerCallbackQuery(ctx, report ? undefined : reportTexts.gone);
  });

  owners.on(['message:video', 'message:document', 'message:text'], async (ctx, next) => {
    const id = answeredReport(ctx);
    const source = id === undefined ? undefined : (videoFileIn(ctx.message) ?? linkIn(ctx.message.text));
    if (id === undefined || !source) return next();
    const report = await findReport(db, id);
    await (report ? replace(ctx, services, report, source) : ctx.reply(reportTexts.gone));
  });
}

/** The report whose card or question a message answers. */
function answeredReport({ message, me }: PrivateChatContext): number | undefined {
  const question = message?.reply_to_message;
  if (question?.from?.id !== me.id) return undefined;
  return parseRowId(/^Segnalazione n\. (\d+)/.exec(question.text ?? '')?.[1] ?? '');
}

function linkIn(text: string | undefined): VideoSource | undefined {
  return text === undefined ? undefined : parseSourceUrl(text.trim());
}

async function replace(
  ctx: PrivateChatContext,
  { db }: BotServices,
  { part, name, year, sourceId }: Report,
  source: VideoSource,
): Promise<void> {
  const { outcome, replacedId, version } = await saveSourceAndNotify(db, part, source, {
    ...(ctx.message && { hints: versionHintsIn(ctx.message) }),
    ...(sourceId !== null && { replaces: sourceId }),
  });
  const { episode } = part;
  const what = episode ? texts.episode(name, episode.season, episode.episode) : `${name} (${year})`;
  const buttons = replacedId === undefined ? [] : [[keepEarlierButton(replacedId)]];
  await ctx.reply(texts.sourceKept(what, outcome, versionLabel(version)), {
    reply_markup: { inline_keyboard: buttons },
  });
}

/** The caption that makes a video the source of the reported part. */
function captionOf({ part: { titleId, episode } }: Report): string {
  return episode ? `${titleId} S${episode.season}E${episode.episode}` : String(titleId);
}
