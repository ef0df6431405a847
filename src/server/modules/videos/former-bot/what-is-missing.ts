import type { Api } from 'grammy';
import { all, type Db, one } from '../../../database/db.ts';
import { isAdministrator } from '../posts/channel-rights.ts';
import { listVideoChannels } from '../posts/video-channels.ts';

/** The things that a new bot needs from its owner. */
export type Missing = {
  /** Channels that it does not administer yet. */
  channels: string[];
  videos: number;
  subtitles: number;
  /** Titles whose picture was sent to the former bot. */
  pictures: string[];
};

export async function findMissing(api: Api, db: Db): Promise<Missing> {
  const channels = [];
  for (const { chatId, title } of await listVideoChannels(db))
    if (!(await isAdministrator(api, Number(chatId)))) channels.push(title);
  const counts = await one<Pick<Missing, 'videos' | 'subtitles'>>(db)`
    select (select count(*)::int from video where file_id is not null and lost_at is not null and position is not null) as videos,
      (select count(*)::int from subtitle_file where chat_id is null and lost_at is not null) as subtitles`;
  const pictures = await all<{ name: string }>(db)`
    select titolo as name from title
    where (copertina like '/bot-file/%' or banner like '/bot-file/%') and not exists (
      select from video join video_post as post on post.id = post_id
      where video.title_id = title.id and post.chat_id is not null and '/bot-file/' || thumbnail_id in (copertina, banner))
    order by titolo, id`;
  return {
    channels,
    videos: counts?.videos ?? 0,
    subtitles: counts?.subtitles ?? 0,
    pictures: pictures.map(({ name }) => name),
  };
}
