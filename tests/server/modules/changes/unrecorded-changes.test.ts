import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import { buttons } from '../../../../src/server/chat/messages/buttons.ts';
import { all } from '../../../../src/server/database/db.ts';
import { recordPayment } from '../../../../src/server/modules/premium/payments.ts';
import { fileReport } from '../../../../src/server/modules/reports/reports.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { processVideoPost } from '../../../../src/server/modules/videos/posts/process-video-post.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { appCaller } from '../../support/app-caller.ts';
import { film, record, replies, toasts, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();
server.api.keepFile('una-foto', 'bytes');

beforeAll(async () => {
  await sql`create function refuse() returns trigger language plpgsql
    as 'begin raise exception ''no more'' using errcode = tg_argv[0]; end'`.execute(server.db);
});
beforeEach(async () => {
  for (const person of [ANNA, BRUNO]) await server.say('/start', person);
});
afterEach(mend);

/** From now on nothing is recorded: permanently, or as if a connection were lost. */
const refuse = (state: 'P0001' | '08006' = 'P0001') =>
  sql`create trigger refuse before insert or update on change
    for each row execute function refuse(${sql.lit(state)})`.execute(server.db);
async function mend() {
  await sql`drop trigger if exists refuse on change`.execute(server.db);
}

const desk = (request: string, body: object) =>
  appCaller(server, { isProven: true })(OWNER, `POST /api/gestione${request}`, body);
async function changes(): Promise<DeskChange[]> {
  const answer = await appCaller(server, { isProven: true })(OWNER, 'GET /api/gestione/changes');
  return answer.json().changes;
}
/** Erasing a person removes the records of changes about them: only later ones are counted. */
async function changesAfter({ change }: { change: string }): Promise<number> {
  return (await changes()).filter(({ id }) => Number(id) > Number(change)).length;
}

/** Tables that a server writes by itself, or works off in the background. */
const OF_THE_SERVER = [
  'kysely_migration',
  'lease',
  'bot_update',
  'live_message',
  'fan_out',
  'outbox',
  'awaited_title',
  'setting',
];

/** All rows of all tables. */
async function rows(): Promise<Record<string, string[]>> {
  const tables = await all<{ name: string }>(server.db)`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  const found: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !OF_THE_SERVER.includes(table.name))) {
    const read = await all<{ row: string }>(server.db)`
      select row_to_json(one)::text as row from ${sql.table(name)} as one order by 1`;
    found[name] = read.map(({ row }) => row);
  }
  return found;
}

async function request(words: string): Promise<number> {
  const limits = { requestsPerPerson: 99, ownerIds: [] };
  const outcome = await askForTitle(server.db, { userId: String(ANNA), words }, limits);
  return 'request' in outcome ? outcome.request.id : 0;
}

async function report(n: number): Promise<number> {
  const asked = { userId: String(ANNA), part: { titleId: film(n) }, kind: 'audio' as const };
  const outcome = await fileReport(server.db, asked, []);
  return typeof outcome === 'object' ? outcome.id : 0;
}

let messageId = 9000;
async function waitingVideo(fileName: string): Promise<number> {
  messageId += 1;
  await processVideoPost(server, {
    location: { chatId: '-1007', messageId },
    kind: 'video',
    fileId: `f${messageId}`,
    fileUniqueId: `u${messageId}`,
    fileName,
    caption: '',
    seconds: 6000,
    bytes: 700_000_000,
    postedAt: undefined,
    ownerId: String(OWNER),
  });
  const posts = server.db.selectFrom('video_post').select('id').where('message_id', '=', messageId);
  return (await posts.executeTakeFirstOrThrow()).id;
}

async function version(n: number): Promise<number> {
  const video = { kind: 'link', url: `https://films.example/${n}` } as const;
  await saveVideoAndNotify(server.db, { titleId: film(n) }, video);
  const videos = server.db.selectFrom('video').select('id').where('title_id', '=', film(n));
  return (await videos.executeTakeFirstOrThrow()).id;
}

async function draft(): Promise<number> {
  const written = { text: 'Stasera', starts_at: new Date(Date.now() + 3_600_000) };
  const added = server.db.insertInto('announcement').values({ ...written, people: 0 });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}

/** Makes a call, and returns the body of the one that undoes or continues it. */
async function after<Body>(call: string, body: object, next: Body): Promise<Body> {
  expect((await desk(call, body)).statusCode).toBe(200);
  return next;
}

async function latest(): Promise<{ change: string }> {
  return { change: (await changes())[0]?.id ?? '' };
}

const person = String(BRUNO);
const hidden = (isSet: boolean, ...titles: number[]) => ({ titles, change: { kind: 'hidden', isSet } });
const matched = (post: number) => ({
  answers: [{ post, isOne: true, to: { kind: 'title', id: film(10), season: null, episode: null } }],
});
const ignored = (post: number) => ({ answers: [{ post, isOne: true, to: { kind: 'ignore' } }] });

/** Calls of the desk, each with the body of one that changes something. */
const CALLS: Record<string, [request: string, body: () => object | Promise<object>]> = {
  'a field that is written': [
    '/catalogue/edit',
    () => ({ title: film(1), field: 'trama', value: 'Un’altra trama' }),
  ],
  'titles that are hidden': ['/catalogue/change', () => hidden(true, film(2), film(3))],
  'titles that are shown': [
    '/catalogue/change',
    () => after('/catalogue/change', hidden(true, film(4)), hidden(false, film(4))),
  ],
  'a genre that titles get': [
    '/catalogue/change',
    () => ({ titles: [film(2), film(3)], change: { kind: 'genre', genre: 'Nuovo', isSet: true } }),
  ],
  'a title that is merged': ['/catalogue/merge', () => ({ keep: film(5), other: film(6) })],
  'a title that is removed': ['/catalogue/remove', () => ({ titles: [film(7)] })],
  'a version that is removed': [
    '/catalogue/versions',
    async () => ({ title: film(9), of: 'video', id: await version(9), change: { kind: 'remove' } }),
  ],
  'a waiting video that is matched': [
    '/videos/settle',
    async () => matched(await waitingVideo('Boh qzx.mkv')),
  ],
  'a waiting video that is ignored': [
    '/videos/settle',
    async () => ignored(await waitingVideo('Mah qzx.mkv')),
  ],
  'a video that waits again': [
    '/videos/undo',
    async () => {
      const post = await waitingVideo('Forse qzx.mkv');
      return after('/videos/settle', matched(post), { matched: [post], ignored: [] });
    },
  ],
  'a request that is decided': [
    '/requests/decide',
    async () => ({ decisions: [{ id: await request('Qualcosa qzx'), to: { kind: 'title', id: film(1) } }] }),
  ],
  'a request that is open again': [
    '/requests/undo',
    async () => {
      const id = await request('Qualcos’altro qzx');
      const decisions = [{ id, to: { kind: 'reject', reason: 'Non si trova' } }];
      return after('/requests/decide', { decisions }, { ids: [id] });
    },
  ],
  'a report that is closed': [
    '/reports/settle',
    async () => ({ ids: [await report(11)], state: 'resolved' }),
  ],
  'a report that is open again': [
    '/reports/undo',
    async () => {
      const ids = [await report(12)];
      return after('/reports/settle', { ids, state: 'dismissed' }, { ids });
    },
  ],
  'a ban': ['/people/banned', () => ({ person, isBanned: true })],
  'the end of a ban': [
    '/people/banned',
    () => after('/people/banned', { person, isBanned: true }, { person, isBanned: false }),
  ],
  'a helper': ['/people/helper', () => ({ person, isHelper: true })],
  'premium as a gift': ['/people/premium', () => ({ person, press: 71 })],
  'a gift that is taken back': [
    '/people/premium/back',
    () => after('/people/premium', { person, press: 72 }, { person, gift: -72 }),
  ],
  'the end of sessions': [
    '/people/sessions',
    async () => {
      // A ban has ended those before.
      await sql`update person set last_seen_at = now() where user_id = ${person}`.execute(server.db);
      return { person };
    },
  ],
  'an announcement that is sent': [
    '/announcements/change',
    async () => ({ announcement: await draft(), to: 'running' }),
  ],
  'a person who is erased': ['/people/erasure', () => ({ person, isConfirmed: true })],
};

it.each(Object.entries(CALLS))(
  '%s at the desk is not stored without its record',
  async (_name, [call, prepare]) => {
    const body = await prepare();
    const known = await latest();
    const before = await rows();
    await refuse();
    expect((await desk(call, body)).statusCode).toBe(500);
    expect(await rows()).toEqual(before);
    await mend();
    expect((await desk(call, body)).statusCode).toBe(200);
    expect(await rows()).not.toEqual(before);
    expect(await changesAfter(known)).toBe(1);
  },
);

it('a refund that could not be recorded takes no premium, and is completed by the next press', async () => {
  await recordPayment(server.db, { userId: person, chargeId: 'not-recorded', stars: 100 });
  const before = await rows();
  await refuse();
  expect((await desk('/payments/refund', { payment: 'not-recorded' })).statusCode).toBe(503);
  expect(await rows()).toEqual(before);
  await mend();
  const known = (await changes()).length;
  const again = { error_code: 400, description: 'Bad Request: CHARGE_ALREADY_REFUNDED' };
  server.api.fail('refundStarPayment', again);
  expect((await desk('/payments/refund', { payment: 'not-recorded' })).json()).toMatchObject({
    failure: null,
  });
  expect((await changes())[0]?.what).toBe('Rimborso di 100 Stelle');
  expect(await changes()).toHaveLength(known + 1);
});

it('a title that the chat hides stays until that can be recorded, and is one change', async () => {
  const known = (await changes()).length;
  await refuse('08006');
  await server.press(buttons.hide.data({ titleId: film(14), hidden: true }), OWNER);
  expect((await record(film(14)))?.hidden).toBe(false);
  await mend();
  await expect.poll(async () => (await record(film(14)))?.hidden, { timeout: 20_000 }).toBe(true);
  const [change, ...earlier] = await changes();
  expect(change?.what).toBe('Nascosto: Film 14');
  expect(earlier).toHaveLength(known);
});

/** An owner's actions in the chat on the thing or the person with an id. */
const IN_THE_CHAT: Record<string, [act: (id: number) => Promise<void>, of: () => number | Promise<number>]> =
  {
    'a ban': [(id) => server.say(`/blocca ${id}`, OWNER), () => BRUNO],
    'premium as a gift': [(id) => server.say(`/concedi ${id} 30`, OWNER), () => BRUNO],
    'a cover': [(id) => server.send({ caption: String(id), photo: [PHOTO] }, OWNER), () => film(15)],
    'a request that is rejected': [
      (requestId) => server.press(buttons.rejectFor.data({ requestId, reason: 'notFound' }), OWNER),
      () => request('Ancora qzx'),
    ],
    'a report that is closed': [
      (reportId) => server.press(buttons.settleReport.data({ reportId, state: 'resolved' }), OWNER),
      () => report(16),
    ],
    'a waiting video that is ignored': [
      (postId) =>
        server.press(buttons.ignorePost.data({ postId, isOne: true, filter: 'all', index: 0 }), OWNER),
      () => waitingVideo('Sempre qzx.mkv'),
    ],
    'an announcement that is sent': [
      (announcementId) => server.press(buttons.announce.data({ announcementId }), OWNER),
      draft,
    ],
  };
const PHOTO = { file_id: 'una-foto', file_unique_id: 'b', width: 800, height: 1200 };

it.each(Object.entries(IN_THE_CHAT))(
  '%s in the chat is not stored without its record, and the owner reads that it failed',
  async (_name, [act, of]) => {
    await server.say('/start', OWNER);
    const id = await of();
    const known = await latest();
    const before = await rows();
    await refuse();
    await act(id);
    expect([...replies(), ...toasts()]).toContain('Qualcosa non ha funzionato. Riprova tra poco.');
    expect(await rows()).toEqual(before);
    await mend();
    await act(id);
    expect(await changesAfter(known)).toBe(1);
  },
);
