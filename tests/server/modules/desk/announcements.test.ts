import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { DeskAnnouncement } from '../../../../src/contract/desk/announcements.ts';
import { claimFannedOut } from '../../../../src/server/modules/notices/fan-out.ts';
import { recordSignIn } from '../../../../src/server/modules/people/people.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { appCaller } from '../../support/app-caller.ts';
import { OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot();
const film = server.films[0] ?? 0;
beforeEach(async () => {
  for (const table of [
    'announcement',
    'outbox',
    'person',
    'setting',
    'change',
    'viewing',
    'list_item',
  ] as const)
    await server.db.deleteFrom(table).execute();
  await recordSignIn(server.db, String(OWNER));
  server.api.calls.splice(0);
});
afterAll(() => server.close());

async function call<Answer>(request: string, body?: object): Promise<Answer> {
  const answer = await appCaller(server, { isProven: true })(OWNER, request, body);
  expect([request, answer.statusCode]).toEqual([request, 200]);
  return answer.json();
}

type Previewed = { id: number | null; fault: string | null };
const preview = (more: object = {}) =>
  call<Previewed>('POST /api/gestione/announcements/preview', {
    text: 'Questa *sera* <tutti> al _cinema_!',
    title: null,
    picture: null,
    audience: 'all',
    genre: null,
    startsAt: null,
    ...more,
  });
const change = (announcement: number | null, to: string) =>
  call('POST /api/gestione/announcements/change', { announcement, to });
const listed = async () =>
  (await call<{ announcements: DeskAnnouncement[] }>('GET /api/gestione/announcements')).announcements;
const people = async (count: number) => {
  for (let person = 1; person <= count; person += 1) await recordSignIn(server.db, String(5000 + person));
};
const recipients = () =>
  server.api
    .of('sendMessage')
    .map(({ chat_id }) => Number(chat_id))
    .toSorted((one, other) => one - other);
const isDone = async () => {
  await expect.poll(listed, { timeout: 20_000, interval: 50 }).toMatchObject([{ state: 'done' }]);
  return (await listed())[0];
};
const changes = async () =>
  (await call<{ changes: { id: string; what: string }[] }>('GET /api/gestione/changes')).changes;

it('an announcement comes to its writer first, and then to everybody once, without a message of progress', async () => {
  await people(3);
  const { id, fault } = await preview({ title: film });
  expect(fault).toBeNull();
  expect(server.api.of('sendMessage')).toMatchObject([
    { chat_id: OWNER, text: 'Questa <b>sera</b> &lt;tutti&gt; al <i>cinema</i>!' },
  ]);
  expect(await listed()).toMatchObject([{ id, state: 'draft', people: 4, sent: 0, startsAt: null }]);
  server.api.calls.splice(0);
  await change(id, 'running');
  await change(id, 'running');
  expect(await isDone()).toMatchObject({ people: 4, sent: 4, unsent: 0 });
  expect(recipients()).toEqual([5001, 5002, 5003, OWNER]);
  expect(await server.db.selectFrom('live_message').selectAll().execute()).toEqual([]);
  expect((await changes()).map(({ what }) => what)).toEqual([
    'Annuncio inviato: Questa sera <tutti> al cinema!',
  ]);
});

it('an announcement for premium users reaches nobody else', async () => {
  await people(60);
  const premium = { premium_until: new Date(Date.now() + 3_600_000) };
  await server.db.updateTable('person').set(premium).where('user_id', 'in', ['5007', '5058']).execute();
  const { id } = await preview({ audience: 'premium' });
  expect(await listed()).toMatchObject([{ people: 2 }]);
  server.api.calls.splice(0);
  await change(id, 'running');
  await isDone();
  expect(recipients()).toEqual([5007, 5058]);
});

it('an announcement for a genre reaches people who watched or liked a title of it', async () => {
  await people(90);
  const [title_id = 0, other = 0] = server.films;
  await server.db.insertInto('genre').values({ nome: 'Noir' }).execute();
  await sql`
    insert into title_genre (genre_id, title_id, created_at, type, anno)
    select genre.id, ${title_id}, now(), 'film', 1950 from genre where nome = 'Noir'`.execute(server.db);
  const watched = (user_id: string, id: number) => ({
    user_id,
    title_id: id,
    season: null,
    episode: null,
    delivered_at: null,
    watched_at: new Date(),
  });
  await server.db
    .insertInto('viewing')
    .values([watched('5003', title_id), watched('5044', other)])
    .execute();
  await server.db
    .insertInto('list_item')
    .values([
      { user_id: '5089', list: 'mi_piace', title_id },
      { user_id: '5050', list: 'liste', title_id },
    ])
    .execute();
  const { id } = await preview({ audience: 'genre', genre: 'Noir' });
  server.api.calls.splice(0);
  await change(id, 'running');
  expect(await isDone()).toMatchObject({ people: 0, sent: 2, genre: 'Noir' });
  expect(recipients()).toEqual([5003, 5089]);
});

it('an announcement for later is sent once its time has come', async () => {
  const startsAt = Date.now() + 3_600_000;
  const { id } = await preview({ startsAt });
  server.api.calls.splice(0);
  await change(id, 'running');
  expect(await listed()).toMatchObject([{ state: 'running', startsAt, isAhead: true, sent: 0 }]);
  expect(await claimFannedOut(server.db, NOTICE_KINDS, 10)).toEqual({ messages: [], isDone: true });
  expect((await changes())[0]?.what).toContain('Annuncio programmato');
  // Announcements that a server of the build before would send to everybody at once.
  const running = server.db.selectFrom('announcement').select('id').where('state', '=', 'running');
  expect(await running.execute()).toEqual([]);
  await server.db
    .updateTable('announcement')
    .set({ starts_at: new Date(Date.now() - 1000) })
    .execute();
  expect(await isDone()).toMatchObject({ isAhead: false, sent: 1 });
  expect(recipients()).toEqual([OWNER]);
});

it('an announcement is stopped and resumed, and nobody gets it twice', async () => {
  await people(3);
  const startsAt = Date.now() + 3_600_000;
  const { id } = await preview({ startsAt });
  await change(id, 'running');
  await change(id, 'stopped');
  expect(await listed()).toMatchObject([{ state: 'stopped' }]);
  await change(id, 'running');
  await change(id, 'stopped');
  await change(id, 'stopped');
  expect((await changes()).map(({ what }) => what.split(':')[0])).toEqual([
    'Annuncio fermato',
    'Annuncio ripreso',
    'Annuncio fermato',
    'Annuncio programmato',
  ]);
  await server.db.updateTable('announcement').set({ starts_at: null }).execute();
  server.api.calls.splice(0);
  await change(id, 'running');
  await isDone();
  expect(recipients()).toEqual([5001, 5002, 5003, OWNER]);
});

it('a picture that is sent goes with the announcement, and a dropped draft is gone', async () => {
  server.api.answer('sendPhoto', () => ({
    message_id: 77,
    photo: [{ file_id: 'large', width: 900, height: 500 }],
  }));
  const { address: picture } = await call<{ address: string | null }>(
    'POST /api/gestione/announcements/picture',
    Buffer.from('pixels'),
  );
  expect(picture).toBe('/bot-file/large');
  expect(server.api.of('deleteMessage')).toEqual([{ chat_id: OWNER, message_id: 77 }]);
  server.api.calls.splice(0);
  const { id } = await preview({ picture });
  expect(server.api.of('sendPhoto')).toMatchObject([
    { chat_id: OWNER, photo: 'large', caption: expect.stringContaining('al <i>cinema</i>') },
  ]);
  await change(id, 'gone');
  expect(await listed()).toEqual([]);
});

it('a preview that is asked for again, since its answer was lost, is of the same draft', async () => {
  const { id } = await preview();
  expect(await Promise.all([preview(), preview()])).toEqual(Array(2).fill({ id, fault: null }));
  expect(await listed()).toMatchObject([{ id, state: 'draft' }]);
  const { id: other } = await preview({ audience: 'premium' });
  expect(other).not.toBe(id);
  await change(id, 'running');
  const { id: again } = await preview();
  expect((await listed()).map((one) => one.id)).toEqual([again, other, id]);
});

it('there is no draft where its preview does not arrive, or something it names is missing', async () => {
  expect((await preview({ title: 999_999 })).fault).toContain('titolo non c’è più');
  expect((await preview({ audience: 'genre', genre: 'Nessuno' })).fault).toContain('«Nessuno»');
  expect((await preview({ picture: 'https://elsewhere.example/a.jpg' })).fault).toContain('di nuovo la foto');
  const blocked = { error_code: 403, description: 'Forbidden: bot was blocked by the user' };
  server.api.fail('sendMessage', blocked, { chatId: OWNER });
  expect(await preview()).toEqual({ id: null, fault: expect.stringContaining('premi Avvia') });
  const flood = { error_code: 429, description: 'Too Many Requests', retry_after: 60 };
  server.api.fail('sendMessage', flood, { chatId: OWNER });
  expect(await preview()).toEqual({ id: null, fault: expect.stringContaining('Riprova tra poco') });
  server.api.fail('sendPhoto', flood, { chatId: OWNER });
  expect(await call('POST /api/gestione/announcements/picture', Buffer.from('pixels'))).toEqual({
    address: null,
    fault: expect.stringContaining('Riprova tra poco'),
  });
  expect(await listed()).toEqual([]);
});

it('an announcement that the chat has started is stopped at the desk, and its message there shows it', async () => {
  await server.say(`/annuncio ${film} Questa sera al cinema!`, OWNER);
  expect(await listed()).toEqual([]);
  const { id } = await server.db.selectFrom('announcement').select('id').executeTakeFirstOrThrow();
  await server.db
    .updateTable('announcement')
    .set({ starts_at: new Date(Date.now() + 3_600_000) })
    .execute();
  await server.press(`announce:${id}`, OWNER);
  await change(id, 'stopped');
  await expect
    .poll(() => server.api.of('editMessageText').at(-1), { timeout: 20_000 })
    .toMatchObject({ text: expect.stringContaining('Annuncio fermo') });
});
