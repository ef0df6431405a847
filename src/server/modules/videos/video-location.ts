import type { Insertable, Selectable } from 'kysely';
import { parseVideoUrl } from '../catalogue/rules/parse-video-url.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { partColumns, partOf, type TitlePart } from './title-part.ts';
import type { VideoTable } from './videos.table.ts';

/** The place of a video: a Telegram file, a message to copy, or a URL. */
export type VideoLocation =
  | { kind: 'video' | 'document'; fileId: string }
  | { kind: 'message'; chatId: string; messageId: number }
  | { kind: 'link'; url: string };

/** A stored video and its title part. */
export type StoredVideo = { id: number; episode: Episode | undefined; location: VideoLocation };

/** The columns of a video's location. */
export type LocationColumns = Pick<Selectable<VideoTable>, 'file_id' | 'chat_id' | 'message_id' | 'url'>;

export function isSameLocation(one: LocationColumns, other: LocationColumns): boolean {
  return (['file_id', 'chat_id', 'message_id', 'url'] as const).every(
    (column) => one[column] === other[column],
  );
}

export type LocationRow = LocationColumns &
  Pick<Selectable<VideoTable>, 'title_id' | 'season' | 'episode' | 'kind'>;

export function storedVideoFromRow(row: LocationRow & { id: number }): StoredVideo {
  return { id: row.id, episode: partOf(row).episode, location: locationOf(row) };
}

export function rowOfVideo(
  part: TitlePart,
  location: VideoLocation,
): Insertable<VideoTable> & LocationColumns {
  return {
    ...partColumns(part),
    kind: location.kind,
    file_id: 'fileId' in location ? location.fileId : null,
    chat_id: 'chatId' in location ? location.chatId : null,
    message_id: 'messageId' in location ? location.messageId : null,
    url: 'url' in location ? location.url : null,
  };
}

/** A table of titles has the messages of channels as links; other links stay as they were written. */
export function locationOf(row: LocationRow): VideoLocation {
  if (row.url !== null) {
    const parsed = parseVideoUrl(row.url);
    return parsed?.kind === 'message' ? parsed : { kind: 'link', url: row.url };
  }
  if (row.chat_id !== null && row.message_id !== null)
    return { kind: 'message', chatId: row.chat_id, messageId: row.message_id };
  const kind = row.kind === 'document' ? 'document' : 'video';
  return { kind, fileId: row.file_id ?? '' };
}
