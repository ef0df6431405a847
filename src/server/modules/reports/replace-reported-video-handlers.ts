import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../chat/messages/answers.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { ask, questions } from '../../chat/messages/questions.ts';
import { texts } from '../../chat/texts/texts.ts';
import { withYear } from '../../lib/with-year.ts';
import { versionHintsIn } from '../videos/add-video-handlers.ts';
import { parseVideoUrl } from '../videos/parse-video-url.ts';
import { keepEarlierButton } from '../videos/posts/replaced-video-handlers.ts';
import { saveVideoAndNotify } from '../videos/save-video.ts';
import { versionLabel } from '../videos/versions/version-facts.ts';
import { videoFileIn } from '../videos/video-file.ts';
import type { VideoLocation } from '../videos/video-location.ts';
import { findReport, type Report } from './read-reports.ts';
import { captionFor, reportTexts } from './report-text.ts';

/**
 * 'Sostituisci': a video or link in reply to a report's card, or to the question that this sends, is the part's new
 * video.
 */
export function registerReplaceReportedVideo(
  owners: PrivateChatComposer,
  services: BotServices,
): AnswerHandlers<'reportedVideo'> {
  const { db } = services;

  onPress(owners, buttons.replaceReported, async (ctx, { reportId: id }) => {
    const report = await findReport(db, id);
    if (!report) return reportTexts.gone;
    const text = reportTexts.howToReplace(id, captionFor(report.part));
    return ask(ctx, services, questions.reportedVideo.data({ reportId: id }), { text });
  });

  return {
    reportedVideo: answersTo(questions.reportedVideo, async (ctx, { reportId: id }, text) => {
      const video = videoFileIn(ctx.message) ?? parseVideoUrl(text);
      // A file that is not a video, such as subtitles.
      if (!video && text === '') return false;
      const report = await findReport(db, id);
      if (!report) return ctx.reply(reportTexts.gone);
      return video ? replace(ctx, services, report, video) : ctx.reply(reportTexts.needsVideo);
    }),
  };
}

async function replace(
  ctx: PrivateChatContext,
  { db }: BotServices,
  { part, name, year, videoId }: Report,
  video: VideoLocation,
): Promise<void> {
  const { outcome, replacedId, version } = await saveVideoAndNotify(db, part, video, {
    ...(ctx.message && { hints: versionHintsIn(ctx.message) }),
    ...(videoId !== null && { replaces: videoId }),
  });
  const { episode } = part;
  const what = episode ? texts.episode(name, episode.season, episode.episode) : withYear(name, year);
  const buttons = replacedId === undefined ? [] : [[keepEarlierButton(replacedId)]];
  await ctx.reply(texts.videoKept(what, outcome, versionLabel(version)), {
    reply_markup: { inline_keyboard: buttons },
  });
}
