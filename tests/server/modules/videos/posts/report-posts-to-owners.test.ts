import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { OWNERS_MESSAGES } from '../../../../../src/server/chat/live-messages/owners-messages.ts';
import { hasUnreported } from '../../../../../src/server/modules/videos/posts/unreported-posts.ts';
import { listGivenUp } from '../../../../../src/server/queue/given-up-work.ts';
import { ANNA, BRUNO, OWNER } from '../../../support/test-bot.ts';
import {
  CHANNEL,
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
        /^Ora si possono guardare:\n• Film 1 \(2001\)\n• Serie 5, stagione 1, episodi 1-3, 5\n\n1 video da abbinare: 1 senza titolo nel nome\.$/,
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

it('consecutive videos are one message, with the latest one’s button', async () => {
  await follow();
  const aMinuteAgo = () =>
    sql`update video_post set changed_at = now() - interval '1 minute' where told_at is null`;
  const report = async () => {
    await aMinuteAgo().execute(server.db);
    await server.run('posts');
  };
  const lastEdit = () => server.api.of('editMessageText').at(-1);
  await server.bring(post(60, video('VID_20240101.mp4')));
  await report();
  expect(sent()).toMatchObject([
    {
      text: '1 video da abbinare: 1 senza titolo nel nome.',
      reply_markup: { inline_keyboard: [[{ text: 'Che titolo è?' }]] },
    },
  ]);
  // Updates that are still to be read.
  await sql`insert into bot_update (id, chat, payload, next_attempt_at)
    select 900000 + n, ${String(CHANNEL)}, '{}', now() + interval '1 day' from generate_series(1, 7) as n`.execute(
    server.db,
  );
  await sql`insert into video_post (kind, file_id, file_unique_id, file_name, caption, owner_id, state, changed_at)
    values ('video', 'b', 'b', 'VID_20240102.mp4', '', ${String(OWNER)}, 'unmatched', now())`.execute(
    server.db,
  );
  await report();
  expect(sent()).toHaveLength(1);
  expect(lastEdit()).toMatchObject({
    text: '2 video da abbinare: 1 senza titolo nel nome, 1 da controllare.\n\nNe sto leggendo ancora 7.',
    reply_markup: {
      inline_keyboard: [
        [{ text: 'Da abbinare (2)', web_app: { url: expect.stringContaining('/gestione/da-abbinare?') } }],
      ],
    },
  });
  await sql`delete from bot_update where id > 900000`.execute(server.db);
  await sql`update intake set shown_at = to_timestamp(0)`.execute(server.db);
  await server.run('posts');
  expect(lastEdit()?.['text']).toBe('2 video da abbinare: 1 senza titolo nel nome, 1 da controllare.');
  // A later intake is a message that is noticed, and takes the button along.
  await sql`update intake set shown_at = to_timestamp(0)`.execute(server.db);
  await server.bring(post(61, video('VID_20240103.mp4')));
  await report();
  expect(sent()).toHaveLength(2);
  expect(lastEdit()).toMatchObject({
    text: '2 video da abbinare: 1 senza titolo nel nome, 1 da controllare.',
    reply_markup: { inline_keyboard: [] },
  });
});

it('an intake that was still read when the next one began is not polled for ever', async () => {
  await follow();
  await sql`insert into bot_update (id, chat, payload, next_attempt_at)
    select 900000 + n, ${String(CHANNEL)}, '{}', now() + interval '1 day' from generate_series(1, 7) as n`.execute(
    server.db,
  );
  for (const [index, name] of ['VID_1.mp4', 'VID_2.mp4'].entries()) {
    await sql`update intake set shown_at = to_timestamp(0)`.execute(server.db);
    await server.bring(post(70 + index, video(name)));
    await sql`update video_post set changed_at = now() - interval '1 minute'`.execute(server.db);
    await server.run('posts');
    expect(sent()[index]?.['text']).toContain('Ne sto leggendo ancora 7.');
  }
  await sql`delete from bot_update where id > 900000`.execute(server.db);
  await sql`update intake set shown_at = to_timestamp(0)`.execute(server.db);
  await server.run('posts');
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
