import { truncateText } from '../../chat/messages/html.ts';
import { ownerTexts, versionTexts } from '../../chat/texts/texts.ts';
import type { TitlePart } from './title-part.ts';
import type { TitleVideo } from './title-videos.ts';
import { versionLabel } from './versions/version-facts.ts';

const MAX_NAME_LENGTH = 60;

/** The part of a title that a video is of: 'Film', 'Stagione 1, episodio 2'. */
export function videoPart({ episode }: Pick<TitlePart, 'episode'>): string {
  return episode ? ownerTexts.episodePart(episode.season, episode.episode) : ownerTexts.wholeTitle;
}

/** A video's facts, its day, and its faults. */
export function videoFacts(video: TitleVideo): string {
  const { addedAt, lostAt, isReplaced, isSetBack } = video;
  return [
    versionLabel(video),
    ownerTexts.day(addedAt),
    isSetBack && versionTexts.setBack,
    isReplaced && ownerTexts.videoReplaced,
    lostAt && ownerTexts.videoLost,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A video's file, post or page. */
export function videoPlace({ location, fileName }: TitleVideo): string {
  const name = fileName && truncateText(fileName, MAX_NAME_LENGTH);
  switch (location.kind) {
    case 'link':
      return truncateText(location.url, MAX_NAME_LENGTH);
    case 'message':
      return name || ownerTexts.messageOf(location.chatId, location.messageId);
    case 'video':
    case 'document':
      return name || ownerTexts.fileOf(location.kind);
  }
}
