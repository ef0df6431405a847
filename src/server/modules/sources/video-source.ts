import type { Insertable, Selectable } from 'kysely';
import type { VideoTable } from '../../database/schema/videos.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { partColumns, partOf, type TitlePart } from './title-part.ts';

/** Where a video comes from: a Telegram file, a message to copy, or a URL. */
export type VideoSource =
  | { kind: 'video' | 'document'; fileId: string }
  | { kind: 'message'; chatId: string; messageId: number }
  | { kind: 'link'; url: string };

/** A stored video and its title part. */
export type StoredVideo = { id: number; episode: Episode | undefined; source: VideoSource };

/** The columns that tell where a video comes from. */
export type Place = Pick<Selectable<VideoTable>, 'file_id' | 'chat_id' | 'message_id' | 'url'>;

export function isSamePlace(one: Place, other: Place): boolean {
  return (['file_id', 'chat_id', 'message_id', 'url'] as const).every(
    (column) => one[column] === other[column],
  );
}

export type VideoPlace = Place & Pick<Selectable<VideoTable>, 'content_id' | 'season' | 'episode' | 'kind'>;

export function storedVideoFromRow(row: VideoPlace & { id: number }): StoredVideo {
  return { id: row.id, episode: partOf(row).episode, source: sourceOf(row) };
}

export function rowOfVideo(part: TitlePart, source: VideoSource): Insertable<VideoTable> & Place {
  return {
    ...partColumns(part),
    kind: source.kind,
    file_id: 'fileId' in source ? source.fileId : null,
    chat_id: 'chatId' in source ? source.chatId : null,
    message_id: 'messageId' in source ? source.messageId : null,
    url: 'url' in source ? source.url : null,
  };
}

export function sourceOf(row: VideoPlace): VideoSource {
  if (row.url !== null) return { kind: 'link', url: row.url };
  if (row.chat_id !== null && row.message_id !== null)
    return { kind: 'message', chatId: row.chat_id, messageId: row.message_id };
  const kind = row.kind === 'document' ? 'document' : 'video';
  return { kind, fileId: row.file_id ?? '' };
}
