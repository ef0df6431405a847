import type { ListedSource } from '../../../modules/sources/sources-by-id.ts';
import type { ListedSubtitles } from '../../../modules/sources/subtitles/check-subtitles.ts';
import { labelOf } from '../../../modules/sources/title-part.ts';

/** A source as one tab-separated line. */
export function formatSourceLine({ id, titleId, name, episode, source, lostAt }: ListedSource): string {
  const part = [titleId, name, labelOf(episode)].filter(Boolean).join(' ');
  return [id, part, placeOf(source), lostAt && `lost since ${lostAt.toISOString()}`]
    .filter(Boolean)
    .join('\t');
}

/** A subtitle file, likewise. */
export function formatSubtitleLine({
  id,
  titleId,
  name,
  season,
  episode,
  fileName,
}: ListedSubtitles): string {
  const part = [titleId, name, labelOf({ season, episode })].filter(Boolean).join(' ');
  return [id, part, `subtitles ${fileName}`].join('\t');
}

function placeOf(source: ListedSource['source']): string {
  switch (source.kind) {
    case 'link':
      return source.url;
    case 'message':
      return `message ${source.messageId} of ${source.chatId}`;
    case 'video':
    case 'document':
      return `${source.kind} ${source.fileId}`;
  }
}
