import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import { messageLink } from './message-link.ts';
import type { TitleVideo } from './title-videos.ts';
import { versionLabel } from './versions/version-facts.ts';
import { versionTexts } from './versions/version-texts.ts';
import type { StoredVideo } from './video-source.ts';

const MAX_NAME_LENGTH = 60;

/** The part of a title that a video is of: 'Film', 'Stagione 1, episodio 2'. */
export function videoPart({ episode }: Pick<StoredVideo, 'episode'>): string {
  return episode ? texts.owner.episodePart(episode.season, episode.episode) : texts.owner.wholeTitle;
}

/** A video on one line with HTML markup: part, file or page with a link to it, size, day, and what is wrong with it. */
export function videoLine(video: TitleVideo): string {
  const { addedAt, lostAt, isReplaced, isSetBack } = video;
  const { owner } = texts;
  const facts = [
    versionLabel(video),
    owner.day(addedAt),
    isSetBack && versionTexts.setBack,
    isReplaced && owner.sourceReplaced,
    lostAt && owner.sourceLost,
  ].filter(Boolean);
  return `${escapeHtml(videoPart(video))}: ${placeOf(video)}, ${escapeHtml(facts.join(', '))}`;
}

function placeOf({ source, fileName }: TitleVideo): string {
  const name = fileName && truncateText(fileName, MAX_NAME_LENGTH);
  switch (source.kind) {
    case 'link':
      return linked(source.url, truncateText(source.url, MAX_NAME_LENGTH));
    case 'message':
      return linked(messageLink(source), name || texts.owner.messageOf(source.chatId, source.messageId));
    case 'video':
    case 'document':
      return escapeHtml(name || texts.owner.fileOf(source.kind));
  }
}

function linked(address: string | undefined, text: string): string {
  return address === undefined
    ? escapeHtml(text)
    : `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}
