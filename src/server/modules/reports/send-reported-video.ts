import type { Api } from 'grammy';
import { classifyBotApiError, isVideoFault } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { texts } from '../../chat/texts/texts.ts';
import { shortTitleCardText } from '../catalogue/cards/title-card.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { sendStoredVideo } from '../videos/send-stored-video.ts';
import { findVideoLocation } from '../videos/title-videos.ts';
import type { Report } from './read-reports.ts';
import { reportTexts } from './report-text.ts';

type Deps = Pick<BotServices, 'db' | 'links' | 'log'> & { api: Api };

/**
 * Sends the reported video as everybody gets it, but counts no play; returns the reason of a failure, in the
 * person's language.
 */
export async function sendReportedVideo(
  { api, db, links, log }: Deps,
  chatId: number,
  { part, videoId, hasOthersOnly }: Report,
): Promise<string | undefined> {
  const location = videoId === null ? undefined : await findVideoLocation(db, videoId);
  const title = await findTitleIncludingHidden(db, part.titleId);
  if (!location || !title) return hasOthersOnly ? reportTexts.versionGone : reportTexts.noVideo;
  const { episode } = part;
  const text = shortTitleCardText(title, episode && texts.part(episode.season, episode.episode));
  try {
    await sendStoredVideo(api, chatId, location, {
      picture: links.picture(title),
      isDrawn: title.copertina === null,
      text,
      open: [],
      further: [],
    });
  } catch (error) {
    if (!isVideoFault(error, location.kind)) throw error;
    log.info({ ...part, reason: classifyBotApiError(error).reason }, 'could not send a reported video');
    return reportTexts.notDelivered;
  }
  return undefined;
}
