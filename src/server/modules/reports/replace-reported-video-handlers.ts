import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../chat/messages/answers.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { ask, questions } from '../../chat/messages/questions.ts';
import { texts } from '../../chat/texts/texts.ts';
import { replyOnce } from '../../chat/updates/reply-once.ts';
import { withYear } from '../../lib/with-year.ts';
import { parseVideoUrl } from '../catalogue/rules/parse-video-url.ts';
import { keptReply, versionHintsIn } from '../videos/add-video-handlers.ts';
import { saveVideoAndNotify } from '../videos/save-video.ts';
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
  const { episode } = part;
  const what = episode ? texts.episode(name, episode.season, episode.episode) : withYear(name, year);
  const saving = {
    ...(ctx.message && { hints: versionHintsIn(ctx.message) }),
    ...(videoId !== null && { replaces: videoId }),
  };
  await replyOnce(ctx, db, async (transaction) =>
    keptReply(what, await saveVideoAndNotify(transaction, part, video, saving)),
  );
}
