import { OWNER } from '../../support/test-bot.ts';
import { happens } from './people.ts';
import type { World } from './scenario.ts';

/** A channel of films. */
export const CHANNEL = -1_001_234;

/** The bot follows the channel. */
export const isConnected = ({ db }: World) =>
  db
    .insertInto('video_channel')
    .values({ chat_id: String(CHANNEL), title: 'Archivio', owner_id: String(OWNER) })
    .execute();

const post = (message_id: number, content: object) => ({
  message_id,
  date: 1_760_000_000,
  chat: { id: CHANNEL, type: 'channel', title: 'Archivio' },
  ...content,
});
export const posts = (message_id: number, content: object) =>
  happens({ channel_post: post(message_id, content) });
export const edits = (message_id: number, content: object) =>
  happens({ edited_channel_post: post(message_id, content) });

/** A message's video. */
export const video = (file_name: string) => ({
  video: {
    file_id: `file-${file_name}`,
    file_unique_id: `unique-${file_name}`,
    file_name,
    mime_type: 'video/x-matroska',
    file_size: 700_000_000,
    duration: 2700,
    width: 1920,
    height: 1080,
  },
});
