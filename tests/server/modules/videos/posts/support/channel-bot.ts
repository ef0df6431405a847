import { sql } from 'kysely';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { OWNER, type TestBot, testBot } from '../../../../support/test-bot.ts';
import { addTestTitles } from '../../../../support/test-titles.ts';

export const CHANNEL = -1_001_234_567_890;
export const FOREIGN = -1_009_999_999_999;
export const LONG = { timeout: 15_000 };

let server: TestBot;
/** Two films of one name. */
export let remakes: number[];

/** Starts a bot for the tests of a file, which follows no channel and knows of no post before each of them. */
export async function useChannelBot(): Promise<TestBot> {
  const bot = await testBot();
  /** Queues of messages send the reports of a job. */
  const run: TestBot['run'] = async (...job) => {
    await bot.run(...job);
    await vi.waitUntil(async () => (await messagesDue()) === 0, LONG);
  };
  server = { ...bot, run };
  remakes = await addTestTitles(server.db, [
    { name: 'Nosferatu', releaseDate: '1922-03-04' },
    { name: 'Nosferatu', releaseDate: '1979-01-17' },
  ]);
  beforeEach(async () => {
    // A press of the same title within seconds counts as one.
    await server.db.deleteFrom('delivery').execute();
    await server.db.deleteFrom('video').execute();
    await server.db.deleteFrom('video_post').execute();
    await server.db.deleteFrom('video_channel').execute();
    await server.db.deleteFrom('video_answer').execute();
    await server.db.deleteFrom('setting').where('key', 'like', 'videos.%').execute();
    await server.db.deleteFrom('intake').execute();
    await server.db.deleteFrom('outbox').execute();
    server.api.calls.splice(0);
  });
  afterAll(() => server.close());
  return server;
}

/** Messages that wait to be sent, or are being sent. */
async function messagesDue(): Promise<number> {
  const { rows } = await sql`
    select from outbox where state = 'waiting' and next_attempt_at <= now()
    union all select from live_message where shown < changes and next_attempt_at <= now()`.execute(server.db);
  return rows.length;
}

export const film = () => server.films[0] ?? 0;
/** It has five seasons. */
export const series = () => server.series[4] ?? 0;

export const sent = () => server.api.of('sendMessage');
export const texts = () => sent().map(({ text }) => String(text));
const chat = (id = CHANNEL) => ({ id, type: 'channel', title: 'Archivio' });
export const video = (file_name: string, caption?: string) => ({
  video: {
    file_id: `f-${file_name}`,
    file_unique_id: `u-${file_name}`,
    file_name,
    width: 1,
    height: 1,
    duration: 6000,
  },
  ...(caption === undefined ? {} : { caption }),
});
export const post = (message_id: number, content: object, id = CHANNEL) => ({
  channel_post: { message_id, date: 0, chat: chat(id), sender_chat: chat(id), ...content },
});
export const edited = (message_id: number, content: object) => ({
  edited_channel_post: { message_id, date: 0, edit_date: 1, chat: chat(), ...content },
});
export const forwarded = (message_id: number, content: object, id = CHANNEL) => ({
  ...content,
  forward_origin: { type: 'channel', date: 0, chat: chat(id), message_id },
});
export const follow = async () => {
  await server.send(forwarded(1, { text: 'ciao' }), OWNER);
  server.api.calls.splice(0);
};
/** The message to the owner once the channel has come to rest, which a minute makes sure of. */
export const ownerReport = async () => {
  const aMinuteAgo = { changed_at: sql<Date>`changed_at - interval '1 minute'` };
  await server.db.updateTable('video_post').set(aMinuteAgo).execute();
  await expect.poll(async () => (await server.run('posts'), sent().length), LONG).toBeGreaterThan(0);
  return sent().at(-1);
};
