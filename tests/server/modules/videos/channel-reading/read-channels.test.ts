import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteSettings, readSetting } from '../../../../../src/server/database/stored-settings.ts';
import { channelReadings } from '../../../../../src/server/modules/videos/channel-reading/read-channels.ts';
import { doDueWork } from '../../../support/do-due-work.ts';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { dataOf } from '../../../support/inline-keyboard.ts';
import { killAtCommit } from '../../../support/kill-at-commit.ts';
import { RefusedCall } from '../../../support/stub-bot-api.ts';
import { ANNA, answering, OWNER } from '../../../support/test-bot.ts';
import {
  CHANNEL,
  edited,
  film,
  follow,
  post,
  sent,
  texts,
  useChannelBot,
  video,
} from '../posts/support/channel-bot.ts';

const READ = 'Leggi anche i post di prima: «Archivio»';
const NO_PAUSES = { postMs: 0, missMs: 0 };

/** The channel's earlier posts by their numbers; those in between were deleted. */
const earlier = new Map<number, object>();
let isProtected: boolean;
let copies: number;

const server = await useChannelBot();

beforeEach(async () => {
  await deleteSettings(server.db, ['readings.pace']);
  earlier.clear();
  isProtected = false;
  copies = 5000;
  server.api.answer('getChat', () => ({
    id: CHANNEL,
    type: 'channel',
    title: 'Archivio',
    username: 'archivio',
    ...(isProtected && { has_protected_content: true }),
  }));
  server.api.answer('forwardMessage', ({ chat_id, message_id }) => {
    const content = earlier.get(Number(message_id));
    if (!content) refuse('Bad Request: message to forward not found');
    if (isProtected) refuse("Bad Request: message can't be forwarded");
    copies += 1;
    const forward_origin = { type: 'channel', date: Number(message_id), chat: { id: CHANNEL }, message_id };
    const chat = { id: chat_id, type: 'private' };
    return { message_id: copies, date: 0, chat, forward_origin, ...content };
  });
  await follow();
});

function refuse(description: string): never {
  throw new RefusedCall({ error_code: 400, description });
}

/** 20 posts: the odd numbers are gone, and twenty in the middle. */
function fillChannel() {
  for (let index = 0; index < 20; index += 1) {
    const number = 2 * (index + 1) + (index < 10 ? 0 : 20);
    earlier.set(number, index % 10 === 0 ? { text: 'ciao' } : video(`Ignoto ${index} (1950).mkv`));
  }
  earlier.set(2, video('Film 1 (2001).mkv'));
}

const forwards = () => server.api.of('forwardMessage').map(({ message_id }) => Number(message_id));
const edits = () => server.api.of('editMessageText');
const shown = () => String(edits().at(-1)?.['text']);
const READINGS = channelReadings(NO_PAUSES);
const reader = () => ({ db: server.db, log: server.bot.services.log, bot: server.bot });
const read = () => doDueWork(READINGS, reader());
/** Reads until nothing is left, as the leader does. */
const readToTheEnd = () =>
  expect.poll(async () => (await read(), shown()), { timeout: 60_000 }).toMatch(/letti tutti|Fermo/);
/** Reads until this many posts were requested, and is cut off there. */
async function readUntil(count: number) {
  while (forwards().length < count) {
    const stopping = new AbortController();
    const reading = READINGS.doNext(reader(), stopping.signal);
    const cutOff = setInterval(() => forwards().length >= count && stopping.abort(), 2);
    await reading;
    clearInterval(cutOff);
  }
}
async function begin(link = `https://t.me/archivio/60`) {
  await server.say('/canale', OWNER);
  await server.press(dataOf(sent().at(-1), READ), OWNER);
  await server.send({ text: link, ...answering(sent().at(-1), OWNER) }, OWNER);
}

describe('the earlier posts of a channel', () => {
  it('earlier posts are read down to the first across gaps and restarts, each once, and leave nothing in the chat', async () => {
    fillChannel();
    await begin();
    expect(texts().at(-1)).toContain('«Archivio»: leggo i post di prima. Sono al 60');
    await readUntil(15);
    const before = forwards().length;
    await readToTheEnd();
    expect(forwards().length).toBeGreaterThan(before);
    expect(forwards()).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(shown()).toBe('«Archivio»: letti tutti i post di prima, dal 60 al primo. Trovati 19 video.');
    expect(await findMainVideo(server.db, { titleId: film() })).toBeDefined();
    expect(server.api.of('deleteMessage').map(({ message_id }) => message_id)).toEqual(
      Array.from({ length: 20 }, (_, index) => 5001 + index),
    );
    const quietly = { chat_id: OWNER, from_chat_id: String(CHANNEL), disable_notification: true };
    for (const call of server.api.of('forwardMessage')) expect(call).toMatchObject(quietly);
  });

  it('earlier posts are read from the newest one that the bot has received, without known videos', async () => {
    earlier.set(3, video('Film 1 (2001).mkv'));
    await server.bring(post(5, { text: 'ciao' }));
    await server.bring(post(4, video('Film 2 (2001).mkv')));
    await server.say('/canale', OWNER);
    await server.press(dataOf(sent().at(-1), READ), OWNER);
    await readToTheEnd();
    expect(forwards()).toEqual([5, 3, 2, 1]);
    await expect.poll(shown).toContain('Trovato 1 video.');
  });

  it('replace no newer video, and come back when that is deleted', async () => {
    earlier.set(3, video('Film 1 (2001).mkv'));
    earlier.set(2, video('Film 1 (2001).mkv'));
    earlier.set(1, video('Film 1 (2001).mkv'));
    await begin('https://t.me/archivio/3');
    await readToTheEnd();
    const current = () => findMainVideo(server.db, { titleId: film() });
    expect(await current()).toMatchObject({ messageId: 3 });
    await server.bring(edited(3, { text: 'tolto' }));
    expect(await current()).toMatchObject({ messageId: 2 });
    await server.bring(edited(2, { text: 'tolto' }));
    expect(await current()).toMatchObject({ messageId: 1 });
  });

  it('earlier posts are read on from the post at which the owner stopped', async () => {
    fillChannel();
    await begin();
    await readUntil(10);
    await server.press(dataOf(sent().at(-1), 'Ferma'), OWNER);
    await expect.poll(shown).toContain('Fermo. Riprendo da qui quando vuoi.');
    const before = forwards().length;
    await read();
    expect(forwards()).toHaveLength(before);
    await server.press(dataOf(edits().at(-1), 'Continua'), OWNER);
    await readToTheEnd();
    expect(forwards()).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  });

  it('earlier posts are not read if the channel restricts saving, and the owner learns why', async () => {
    fillChannel();
    isProtected = true;
    await begin();
    expect(texts().at(-1)).toContain('il salvataggio dei contenuti è limitato');
    await read();
    expect(forwards()).toEqual([]);
    isProtected = false;
    await begin();
    await readUntil(5);
    isProtected = true;
    await expect.poll(async () => (await read(), shown())).toContain('salvataggio dei contenuti è limitato');
    const before = forwards().at(-1);
    isProtected = false;
    await server.press(dataOf(edits().at(-1), 'Continua'), OWNER);
    await readToTheEnd();
    expect(forwards().filter((number) => number === before)).toHaveLength(2);
    await expect.poll(shown).toContain('Trovati 19 video.');
  });

  it('earlier posts are read past a service message, which cannot be forwarded either', async () => {
    earlier.set(1, video('Film 1 (2001).mkv'));
    await begin('https://t.me/c/1234567890/2');
    server.api.fail('forwardMessage', {
      error_code: 400,
      description: "Bad Request: message can't be forwarded",
    });
    await readToTheEnd();
    await expect.poll(shown).toContain('Trovato 1 video.');
  });

  it('wait for the messenger’s rate limits, as deliveries to that chat do', async () => {
    earlier.set(2, video('Film 1 (2001).mkv'));
    await begin('https://t.me/archivio/2');
    server.api.fail('forwardMessage', { error_code: 429, description: 'Too Many Requests', retry_after: 60 });
    await read();
    await read();
    expect(forwards()).toEqual([2]);
    await sql`update rate_limited_chat set until = now()`.execute(server.db);
    await readToTheEnd();
    expect(forwards()).toEqual([2, 2, 1]);
    await server.db.deleteFrom('rate_limited_chat').execute();
  });

  it('earlier posts are read from one a second on, twice as fast each turn up to a third of all messages, and slower once the messenger refuses', async () => {
    for (let number = 1; number <= 40; number += 1) earlier.set(number, { text: 'ciao' });
    await begin('https://t.me/archivio/40');
    const turns = channelReadings({ turnMs: 0, postMs: 0, missMs: 0 });
    const paces: unknown[] = [];
    const turn = async () => {
      await turns.doNext(reader());
      const stored = await readSetting(server.db, 'readings.pace');
      paces.push((JSON.parse(stored ?? '{}') as { perSecond?: number }).perSecond);
    };
    for (let count = 0; count < 6; count += 1) await turn();
    expect(paces).toEqual([2, 4, 8, 10, 10, 10]);
    server.api.fail('forwardMessage', { error_code: 429, description: 'Too Many Requests', retry_after: 1 });
    await turn();
    await sql`update rate_limited_chat set until = now()`.execute(server.db);
    await server.hurry('due_work');
    for (let count = 0; count < 2; count += 1) await turn();
    expect(paces.slice(6)).toEqual([5, 5, 5]);
    await server.db.deleteFrom('rate_limited_chat').execute();
  });

  it('leave no copy behind when the server dies before it is deleted', async () => {
    earlier.set(2, video('Film 1 (2001).mkv'));
    await begin('https://t.me/archivio/2');
    server.api.fail('deleteMessage', { error_code: 500, description: 'Internal Server Error' });
    await read();
    expect(await server.db.selectFrom('due_work').select('failure').execute()).toEqual([
      { failure: expect.stringContaining('500') },
    ]);
    await readToTheEnd();
    expect(server.api.of('deleteMessage').map(({ message_id }) => message_id)).toEqual([5001, 5001, 5002]);
    await expect.poll(shown).toContain('Trovato 1 video.');
  });

  it('a video is counted once, though the server died at any commit and the owner stopped and resumed', async () => {
    earlier.set(1, video('Film 1 (2001).mkv'));
    for (let commit = 1, isDone = false; !isDone; commit += 1) {
      await server.db.deleteFrom('video_post').execute();
      await begin('https://t.me/archivio/1');
      const killed = killAtCommit(server.db, { commit, when: 'after' });
      await READINGS.doNext({ ...reader(), db: killed.db }).catch(() => undefined);
      isDone = !killed.isKilled();
      await READINGS.queue.releaseAll(server.db);
      await server.press(`stopreading:${-CHANNEL}`, OWNER);
      if (shown().includes('Fermo')) await server.press(`readchannel:${-CHANNEL}`, OWNER);
      await read();
      const readings = await server.db.selectFrom('channel_reading').select(['state', 'videos']).execute();
      expect([commit, readings]).toEqual([commit, [{ state: 'done', videos: 1 }]]);
    }
  });

  it('earlier posts are no longer read once the bot has left the channel, or the messenger is down for a day', async () => {
    fillChannel();
    await begin();
    for (const [error_code, description] of [
      [403, 'Forbidden: bot is not a member of the channel chat'],
      [400, 'Bad Request: CHANNEL_PRIVATE'],
    ] as const) {
      server.api.fail('forwardMessage', { error_code, description });
      await read();
      await expect.poll(shown).toContain('Fammi di nuovo amministratore lì');
      await server.press(dataOf(edits().at(-1), 'Continua'), OWNER);
    }
    await sql`update channel_reading set moved_at = now() - interval '25 hours'`.execute(server.db);
    server.api.fail('forwardMessage', { error_code: 500, description: 'no' });
    await read();
    await expect.poll(shown).toContain('Da un giorno Telegram non risponde');
  });
});

describe('the link of the last post', () => {
  it.each([
    ['ieri', /Mi serve il link di un post/],
    ['https://t.me/altro/5', /non è un post di «Archivio»/],
    ['https://t.me/c/999/5', /non è un post di «Archivio»/],
  ])('a last post’s link is refused if it is %s', async (link, reply) => {
    await begin(link);
    expect(texts().at(-1)).toMatch(reply);
    await read();
    expect(forwards()).toEqual([]);
  });

  it('a last post’s link is requested from owners alone', async () => {
    await server.press(`readchannel:${Math.abs(CHANNEL)}`, ANNA);
    expect(texts().join('')).not.toContain('ultimo post');
  });
});
