import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setBotBlocked } from '../../../../src/server/chat/sending/chat-availability.ts';
import { MS_PER_DAY } from '../../../../src/server/lib/calendar.ts';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { setDigest, setNotifications } from '../../../../src/server/modules/notices/subscriptions.ts';
import { exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { markWatched } from '../../../../src/server/modules/watched/viewings.ts';
import { addDueWork } from '../../../../src/server/queue/due-work.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { ANNA, type TestBot, testBot } from '../../support/test-bot.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const USER = String(ANNA);
const GENRE = 'Western';
let server: TestBot;
/** A title of the genre that is not new. */
let liked: number;

const clientFolder = await temporaryFolder();
beforeAll(async () => {
  await mkdir(join(clientFolder, 'posters'));
  const cover = sharp({ create: { width: 200, height: 300, channels: 3, background: '#c00' } }).webp();
  await writeFile(join(clientFolder, 'posters/drawn.webp'), await cover.toBuffer());
  server = await testBot({ clientFolder });
  liked = (await newTitles([{ createdAt: daysAgo(30) }]))[0] ?? 0;
});
beforeEach(async () => {
  for (const table of ['outbox', 'viewing', 'list_item', 'person'] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.deleteFrom('title').where('id', '>', liked).execute();
  await toggleInStaticList(server.db, { userId: USER, list: 'mi_piace', titleId: liked });
  server.api.calls.splice(0);
});
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(Date.now() - days * MS_PER_DAY);
type Change = Parameters<typeof addTestTitles>[1][number];
const newTitles = (changes: readonly Change[]) =>
  addTestTitles(
    server.db,
    changes.map((change) => ({ genres: [GENRE], cover: null, createdAt: daysAgo(1), ...change })),
  );
const becomeDue = () =>
  server.db
    .insertInto('person')
    .values({ user_id: USER, digest_at: new Date() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ digest_at: new Date() }))
    .execute();
const enqueue = () => server.run('digests');
const digests = async () =>
  (await server.db.selectFrom('outbox').select('details').execute()).map(({ details }) => details);
const digestOf = (...titles: number[]) => ({
  user_id: USER,
  kind: 'digest',
  details: JSON.stringify({ titles }),
});
const settled = () =>
  expect
    .poll(() => server.db.selectFrom('outbox').select('state').execute())
    .toEqual([{ state: expect.not.stringMatching('waiting') }]);
const nextAt = async () =>
  (await server.db.selectFrom('person').select('digest_at').where('user_id', '=', USER).executeTakeFirst())
    ?.digest_at;

it('/avvisi turns the weekly digest on and off', async () => {
  await server.say('/avvisi');
  const [sent] = server.api.of('sendMessage');
  expect(dataOf(sent, 'Novità della settimana: no')).not.toBe('');
  await server.press(dataOf(sent, 'Novità della settimana: no'));
  const on = server.api.of('editMessageText').at(-1);
  expect(dataOf(on, 'Novità della settimana: sì')).not.toBe('');
  expect(on).toMatchObject({ text: expect.stringContaining('Una volta alla settimana') });
  const first = await nextAt();
  expect(first?.getTime()).toBeGreaterThan(Date.now() + 6.9 * MS_PER_DAY);
  expect((await exportPersonData(server.db, USER))['person']).toMatchObject([{ digest_at: first }]);
  await server.press(dataOf(on, 'Novità della settimana: sì'));
  expect(await nextAt()).toBeNull();
});

it('a digest comes once a week with new titles, those of most genres first, and a picture of their covers', async () => {
  await newTitles([
    { name: 'Uno & due', cover: '/posters/drawn.webp' },
    { name: 'Altro genere', genres: ['Musical'] },
    { name: 'Tre', createdAt: daysAgo(2), releaseDate: '1999-01-01' },
    { name: 'Vecchio', createdAt: daysAgo(8) },
  ]);
  await becomeDue();
  await enqueue();
  await enqueue();
  await settled();
  const [photo, ...more] = server.api.of('sendPhoto');
  expect(more).toEqual([]);
  expect(photo).toMatchObject({
    chat_id: ANNA,
    caption: '<b>Novità per te</b>\n\n1. Uno &amp; due (2020)\n2. Tre (1999)',
  });
  expect(buttonsOf(photo).map(({ text }) => text)).toEqual(['1', '2', 'Non mandarmele più']);
  const file = Object.values(photo ?? {}).find((value) => Buffer.isBuffer(value));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 516, height: 384 });
  expect((await nextAt())?.getTime()).toBeGreaterThan(Date.now() + 6.9 * MS_PER_DAY);
  expect(server.api.of('sendMessage')).toEqual([]);
});

it('a digest draws titles without a cover, and is a text if its picture is refused', async () => {
  await newTitles([{ name: 'Uno' }]);
  await becomeDue();
  await enqueue();
  await settled();
  expect(server.api.of('sendPhoto')).toMatchObject([{ caption: '<b>Novità per te</b>\n\n1. Uno (2020)' }]);
  await server.db.deleteFrom('outbox').execute();
  await newTitles([{ name: 'Due', cover: '/posters/drawn.webp' }]);
  server.api.fail('sendPhoto', { error_code: 400, description: 'Bad Request: IMAGE_PROCESS_FAILED' });
  await becomeDue();
  await enqueue();
  await settled();
  expect(server.api.of('sendMessage')).toHaveLength(1);
});

describe('what a digest leaves out', () => {
  it('hidden, adult, listed and watched titles are left out, and more than ten', async () => {
    const plain = await newTitles(Array.from({ length: 12 }, () => ({})));
    const [hidden = 0, listed = 0, watched = 0] = await newTitles([{}, {}, {}, { adult: true }]);
    await setHidden(server.db, hidden, true);
    await toggleInStaticList(server.db, { userId: USER, list: 'liste', titleId: listed });
    await markWatched(server.db, USER, { titleId: watched });
    await becomeDue();
    await enqueue();
    expect(await digests()).toEqual([{ titles: plain.toReversed().slice(0, 10) }]);
  });

  it('adult titles are included for people who like such titles', async () => {
    const [adult = 0] = await newTitles([{ adult: true }]);
    const [old = 0] = await newTitles([{ adult: true, createdAt: daysAgo(20) }]);
    await toggleInStaticList(server.db, { userId: USER, list: 'mi_piace', titleId: old });
    await becomeDue();
    await enqueue();
    expect(await digests()).toEqual([{ titles: [adult] }]);
  });

  it('people without new titles, without genres, or without notifications get no digest', async () => {
    await becomeDue();
    await enqueue();
    expect(await nextAt()).not.toBeNull();
    await newTitles([{}]);
    await server.db.deleteFrom('list_item').execute();
    await becomeDue();
    await enqueue();
    await toggleInStaticList(server.db, { userId: USER, list: 'mi_piace', titleId: liked });
    await setBotBlocked(server.db, USER, true);
    await becomeDue();
    await enqueue();
    await setBotBlocked(server.db, USER, false);
    await setNotifications(server.db, USER, false);
    await becomeDue();
    await enqueue();
    await setNotifications(server.db, USER, true);
    await server.db.updateTable('person').set({ barred_at: new Date() }).execute();
    await becomeDue();
    await enqueue();
    expect(await digests()).toEqual([]);
  });
});

it('a digest is not sent if it was turned off meanwhile, or all its titles are gone', async () => {
  const [id = 0] = await newTitles([{}]);
  await setDigest(server.db, USER, false);
  await server.db.insertInto('outbox').values(digestOf(id)).execute();
  await expect
    .poll(async () => server.db.selectFrom('outbox').select('state').execute())
    .toEqual([{ state: 'dropped' }]);
  await server.db.deleteFrom('outbox').execute();
  await setDigest(server.db, USER, true);
  await setHidden(server.db, id, true);
  await server.db.insertInto('outbox').values(digestOf(id)).execute();
  await settled();
  expect(server.api.of('sendMessage')).toEqual([]);
});

it('a press below a digest turns it off', async () => {
  await setDigest(server.db, USER, true);
  const message = {
    message_id: 7,
    date: 0,
    chat: { id: ANNA, type: 'private' },
    photo: [],
    caption: 'Novità per te',
    reply_markup: {
      inline_keyboard: [[{ text: '1', callback_data: 'card:1' }], [{ text: 'x', callback_data: 'digest:0' }]],
    },
  };
  const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
  await server.bring({ callback_query: { id: '1', chat_instance: '1', from, data: 'digest:0', message } });
  expect(await nextAt()).toBeNull();
  expect(buttonsOf(server.api.of('editMessageReplyMarkup').at(-1))).toMatchObject([{ text: '1' }]);
  expect(server.api.of('answerCallbackQuery').at(-1)?.['text']).toContain('/avvisi');
});

it('a digest that was given up does not stop the next one', async () => {
  await newTitles([{}]);
  await addDueWork(server.db, 'digests', { subject: USER, userId: USER });
  await server.db.updateTable('due_work').set({ given_up_at: new Date(), failure: 'Error: no' }).execute();
  await becomeDue();
  await enqueue();
  expect(await digests()).toHaveLength(1);
});

it('servers that run at the same time send one digest', async () => {
  await newTitles([{}]);
  await becomeDue();
  await Promise.all([enqueue(), enqueue(), enqueue()]);
  expect(await digests()).toHaveLength(1);
  await settled();
  expect(server.api.of('sendPhoto')).toHaveLength(1);
});

it('a digest that a crashed server had started to send is not repeated', async () => {
  const digest = await newTitles([{}]);
  await setDigest(server.db, USER, true);
  await server.db
    .insertInto('outbox')
    .values({ ...digestOf(...digest), begun_at: new Date() })
    .execute();
  await settled();
  const { state } = await server.db.selectFrom('outbox').select('state').executeTakeFirstOrThrow();
  expect(state).toBe('failed');
  expect(server.api.of('sendMessage')).toEqual([]);
});
