import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { OWNERS_MESSAGES } from '../../../../../src/server/chat/live-messages/owners-messages.ts';
import { hasUnreported } from '../../../../../src/server/modules/videos/posts/unreported-posts.ts';
import { listGivenUp } from '../../../../../src/server/queue/given-up-work.ts';
import { ANNA, BRUNO, OWNER } from '../../../support/test-bot.ts';
import {
  film,
  follow,
  LONG,
  ownerReport,
  post,
  sent,
  texts,
  useChannelBot,
  video,
} from './support/channel-bot.ts';

const server = await useChannelBot();
const givenUp = async () => (await server.hurry('live_message'), listGivenUp(server.db, OWNERS_MESSAGES));

describe('a video posted in the channel', () => {
  beforeEach(follow);

  it('a posted video is reported with those posted at the same time, in few lines', async () => {
    for (const episode of [1, 2, 3, 5])
      await server.bring(post(40 + episode, video(`Serie 5 S01E0${episode}.mkv`)));
    await server.bring(post(50, video('Film 1 (2001).mkv')));
    await server.bring(post(51, video('VID_20240101.mp4')));
    expect(await ownerReport()).toMatchObject({
      text: expect.stringMatching(
        /^Ora si possono guardare:\n• Film 1 \(2001\)\n• Serie 5, stagione 1, episodi 1-3, 5\n\n1 video da abbinare\.$/,
      ),
    });
    expect(sent()).toHaveLength(1);
    await server.run('posts');
    expect(sent()).toHaveLength(1);
  });

  it('a posted video is reported again after a failure, and given up when the owner has blocked the bot', async () => {
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    await sql`update video_post set changed_at = now() - interval '1 minute'`.execute(server.db);
    server.api.fail('sendMessage', { error_code: 500, description: 'Internal Server Error' });
    const description = 'Forbidden: bot was blocked by the user';
    server.api.fail('sendMessage', { error_code: 403, description });
    await server.run('posts');
    await expect.poll(givenUp, LONG).toHaveLength(1);
    await server.run('posts');
    expect(sent()).toHaveLength(2);
  });

  it('a posted video is given up after a day of failures, seen in the queue, and keeps nobody else waiting', async () => {
    await server.bring(post(35, video('Film 3 (2003).mkv')));
    await sql`update video_post set changed_at = now() - interval '1 minute'`.execute(server.db);
    await sql`insert into video_post (kind, file_id, file_unique_id, file_name, caption, owner_id, state, changed_at)
      values ('video', 'a', 'a', 'Ignoto.mkv', '', '7007', 'unmatched', now() - interval '1 minute')`.execute(
      server.db,
    );
    server.api.fail('sendMessage', { error_code: 500, description: 'no' }, { says: 'Film 3', times: 99 });
    await server.run('posts');
    expect(sent().filter(({ chat_id }) => chat_id === 7007)).toHaveLength(1);
    await sql`update live_message set changed_at = now() - interval '25 hours'`.execute(server.db);
    await expect
      .poll(givenUp, LONG)
      .toMatchObject([
        { who: String(OWNER), what: expect.stringContaining('Film 3 (2003)'), failure: '500: no' },
      ]);
    const tries = sent().length;
    await server.run('posts');
    expect(sent()).toHaveLength(tries);
  });

  it('a report that a server died while sending is not sent twice, and is seen in the queue', async () => {
    await server.bring(post(36, video('Film 4 (2004).mkv')));
    await sql`update video_post set changed_at = now() - interval '1 minute'`.execute(server.db);
    server.api.fail('sendMessage', { error_code: 500, description: 'no' }, { says: 'Film 4', times: 99 });
    await server.run('posts');
    const begin = sql`update live_message set begun_at = now(), next_attempt_at = now() where claimed_until is null`;
    await expect
      .poll(async () => (await begin.execute(server.db), listGivenUp(server.db, OWNERS_MESSAGES)), LONG)
      .toMatchObject([{ who: String(OWNER), failure: 'cut off while it was sent' }]);
    const tries = sent().length;
    await server.hurry('live_message');
    await server.run('posts');
    expect(sent()).toHaveLength(tries);
  });
});

it('consecutive posts are one message, which counts those without a video', async () => {
  await follow();
  const report = async () => {
    await sql`update video_post set changed_at = now() - interval '1 minute' where told_at is null`.execute(
      server.db,
    );
    await sql`update skipped_post set skipped_at = now() - interval '1 minute'`.execute(server.db);
    await server.run('posts');
  };
  const deskFor = (count: number) => ({
    text: `Da abbinare (${count})`,
    web_app: { url: expect.stringContaining('/gestione/da-abbinare?') },
  });
  const lastEdit = () => server.api.of('editMessageText').at(-1);
  const archive = (name: string) => ({
    document: { file_id: name, file_unique_id: name, file_name: name, mime_type: 'application/zip' },
  });
  await server.bring(post(60, video('VID_20240101.mp4')));
  await server.bring(post(61, archive('a.zip')));
  await report();
  expect(sent()).toMatchObject([
    {
      text: '1 video da abbinare.\n\n1 post senza un video.',
      reply_markup: { inline_keyboard: [[{ text: 'Che titolo è?' }], [deskFor(1)]] },
    },
  ]);
  await server.bring(post(62, video('VID_20240102.mp4')));
  await report();
  await server.bring(post(63, archive('b.zip')));
  await report();
  expect(sent()).toHaveLength(1);
  const both = {
    text: '2 video da abbinare.\n\n2 post senza un video.',
    reply_markup: { inline_keyboard: [[deskFor(2)]] },
  };
  await expect.poll(lastEdit, LONG).toMatchObject(both);
  // A later intake is a message that is noticed, and counts its own posts.
  await sql`update intake set shown_at = to_timestamp(0)`.execute(server.db);
  await server.bring(post(64, archive('c.zip')));
  await report();
  expect(texts().slice(1)).toEqual(['1 post senza un video.']);
  await report();
  expect(sent()).toHaveLength(2);
  expect(await hasUnreported(server.db)).toBe(false);
});

it('a deleted post is reported once, and the person gets the title’s card', async () => {
  await follow();
  await server.bring(post(34, video('Film 1 (2001).mkv')));
  await ownerReport();
  server.api.calls.splice(0);
  for (const [index, person] of [ANNA, BRUNO].entries()) {
    server.api.fail('copyMessage', {
      error_code: 400,
      description: 'Bad Request: message to copy not found',
    });
    await server.press(`play:${film()}`, person);
    const cards = () => texts().filter((text) => /Film 1[^]*Non è ancora disponibile/.test(text));
    await expect.poll(cards, LONG).toHaveLength(index + 1);
    await server.run('posts');
  }
  const losses = sent().filter(({ text }) => String(text).startsWith('Non si trovano più'));
  expect(losses).toMatchObject([{ chat_id: OWNER, text: expect.stringContaining('• Film 1 (2001)') }]);
});
