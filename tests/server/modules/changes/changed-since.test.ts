import { beforeEach, expect, it } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import { editTitle } from '../../../../src/server/modules/catalogue/editing/edit-titles.ts';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { unbanPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { finishAnnouncements } from '../../../../src/server/modules/notices/announcements.ts';
import { addHelper, removeHelper } from '../../../../src/server/modules/people/helpers.ts';
import { revokePremium } from '../../../../src/server/modules/premium/premium.ts';
import { fileReport, reopenReport, settleReport } from '../../../../src/server/modules/reports/reports.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { reopenRequest, settleRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import {
  labelSubtitles,
  saveSubtitles,
} from '../../../../src/server/modules/videos/subtitles/subtitle-files.ts';
import { takeBackVideos } from '../../../../src/server/modules/videos/unmatched/take-back-videos.ts';
import {
  changeVersion,
  putVersionFirst,
} from '../../../../src/server/modules/videos/versions/change-version.ts';
import { NO_HINTS } from '../../../../src/server/modules/videos/versions/version-facts.ts';
import { appCaller } from '../../support/app-caller.ts';
import { bringVideo } from '../../support/bring-video.ts';
import { film, record, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

// 'Annulla' brings back the value before a change, and never over a newer one, whoever wrote it.

const server = await useOwnerBot();
const { db } = server;
beforeEach(async () => {
  for (const person of [ANNA, BRUNO]) await server.say('/start', person);
});

const call = (request: string, body?: object) => appCaller(server, { isProven: true })(OWNER, request, body);
async function make(request: string, body: object): Promise<string> {
  expect((await call(`POST /api/gestione${request}`, body)).statusCode).toBe(200);
  return (await latest()).id;
}
async function changes(): Promise<DeskChange[]> {
  return (await call('GET /api/gestione/changes')).json().changes;
}
async function latest(): Promise<DeskChange> {
  const [change] = await changes();
  if (!change) throw new Error('no change');
  return change;
}
const canBeUndone = async (id: string) => (await changes()).find((change) => change.id === id)?.canBeUndone;
const undo = (change: string) => call('POST /api/gestione/changes/undo', { change });

const person = String(BRUNO);
const edit = (n: number, field: string, value: string) =>
  make('/catalogue/edit', { title: film(n), field, value });
const hide = (...films: number[]) =>
  make('/catalogue/change', { titles: films.map(film), change: { kind: 'hidden', isSet: true } });
const sort = (...films: number[]) =>
  make('/catalogue/change', {
    titles: films.map(film),
    change: { kind: 'genre', genre: 'Cult', isSet: true },
  });
const isHidden = async (n: number) => (await record(film(n)))?.hidden;

async function request(words: string): Promise<number> {
  const outcome = await askForTitle(
    db,
    { userId: String(ANNA), words },
    { requestsPerPerson: 99, ownerIds: [] },
  );
  return 'request' in outcome ? outcome.request.id : 0;
}
async function report(n: number): Promise<number> {
  const asked = { userId: String(ANNA), part: { titleId: film(n) }, kind: 'audio' as const };
  const outcome = await fileReport(db, asked, []);
  return typeof outcome === 'object' ? outcome.id : 0;
}
async function versions(n: number): Promise<number[]> {
  for (const quality of [1080, 720]) {
    const url = `https://films.example/${n}-${quality}`;
    const hints = { ...NO_HINTS, quality };
    await saveVideoAndNotify(db, { titleId: film(n) }, { kind: 'link', url }, { hints });
  }
  const rows = db.selectFrom('video').select('id').where('title_id', '=', film(n)).orderBy('position');
  return (await rows.execute()).map(({ id }) => id);
}
async function subtitles(n: number): Promise<number> {
  const file = {
    fileId: `s${n}`,
    fileUniqueId: `s${n}`,
    fileName: 'Film.ita.srt',
    label: 'ita',
    location: undefined,
    mediaGroup: undefined,
    replyTo: undefined,
    ownerId: String(OWNER),
  };
  await saveSubtitles(db, [{ titleId: film(n) }], file);
  const files = db.selectFrom('subtitle_file').select('id').where('title_id', '=', film(n));
  return (await files.executeTakeFirstOrThrow()).id;
}
const version = (n: number, of: string, id: number, change: object) =>
  make('/catalogue/versions', { title: film(n), of, id, change });
async function announcement(): Promise<number> {
  const added = db.insertInto('announcement').values({ text: 'Stasera', people: 0 });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}
const settleVideo = (post: number, n: number) =>
  make('/videos/settle', {
    answers: [{ post, isOne: true, to: { kind: 'title', id: film(n), season: null, episode: null } }],
  });

/** Changes of each kind; `other` writes a newer value by a different way, where nothing is recorded. */
const CHANGES: Record<string, () => Promise<{ change: string; other: () => Promise<unknown> }>> = {
  'a field that an import writes': async () => ({
    change: await edit(1, 'trama', 'Scritta alla Gestione.'),
    other: async () => {
      const value = { ...(await record(film(1))), trama: 'Dal file.' };
      await importTitles(db, [{ location: 'line 1', value }]);
    },
  }),
  'a field that a command writes': async () => ({
    change: await edit(2, 'data_uscita', '4/3/1922'),
    other: () => editTitle(db, film(2), { data_uscita: '1923-01-01' }),
  }),
  'a title that is shown': async () => ({
    change: await hide(3),
    other: () => setHidden(db, film(3), false),
  }),
  'a genre that is taken': async () => ({
    change: await sort(4),
    other: () => editTitle(db, film(4), { generi: ['Drama'] }),
  }),
  'a ban that is lifted': async () => ({
    change: await make('/people/banned', { person, isBanned: true }),
    other: () => unbanPerson(db, person),
  }),
  'a helper who is none any longer': async () => ({
    change: await make('/people/helper', { person, isHelper: true }),
    other: () => removeHelper(db, person),
  }),
  'a former helper who is one again': async () => {
    await addHelper(db, { userId: person, givenBy: String(OWNER) });
    return {
      change: await make('/people/helper', { person, isHelper: false }),
      other: () => addHelper(db, { userId: person, givenBy: String(OWNER) }),
    };
  },
  'premium that is revoked': async () => ({
    change: await make('/people/premium', { person, press: 31 }),
    other: () => revokePremium(db, person),
  }),
  'a request that is decided again': async () => {
    const id = await request('Qualcosa zqx');
    const decisions = [{ id, to: { kind: 'reject', reason: 'Non si trova' } }];
    return {
      change: await make('/requests/decide', { decisions }),
      other: async () => {
        await reopenRequest(db, id);
        await settleRequest(db, id, { state: 'rejected', reason: 'Non c’è' });
      },
    };
  },
  'a report that is closed again': async () => {
    const id = await report(5);
    return {
      change: await make('/reports/settle', { ids: [id], state: 'resolved' }),
      other: async () => {
        await reopenReport(db, id);
        await settleReport(db, id, 'resolved');
      },
    };
  },
  'a video that is another title’s': async () => {
    const post = await bringVideo(server, 'Boh zqx.mkv');
    return {
      change: await settleVideo(post, 6),
      other: () =>
        db
          .updateTable('video')
          .set({ title_id: film(7) })
          .where('post_id', '=', post)
          .execute(),
    };
  },
  'an ignored video that waits again': async () => {
    const post = await bringVideo(server, 'Mah zqx.mkv');
    const answers = [{ post, isOne: true, to: { kind: 'ignore' } }];
    return {
      change: await make('/videos/settle', { answers }),
      other: () =>
        db
          .transaction()
          .execute((transaction) => takeBackVideos(transaction, { matched: [], ignored: [post] })),
    };
  },
  'a version’s quality': async () => {
    const [id = 0] = await versions(8);
    return {
      change: await version(8, 'video', id, { kind: 'edit', field: 'quality', value: '480' }),
      other: () => changeVersion(db, id, { quality: 2160 }),
    };
  },
  'an order of versions': async () => {
    const [first = 0, second = 0] = await versions(9);
    return {
      change: await version(9, 'video', second, { kind: 'first' }),
      other: () => putVersionFirst(db, first),
    };
  },
  'the language of subtitles': async () => {
    const id = await subtitles(10);
    return {
      change: await version(10, 'subtitles', id, { kind: 'edit', field: 'label', value: 'eng' }),
      other: () => labelSubtitles(db, id, 'spa'),
    };
  },
  'an announcement that everybody has': async () => {
    const id = await announcement();
    return {
      change: await make('/announcements/change', { announcement: id, to: 'running' }),
      other: async () => {
        await db.deleteFrom('fan_out').where('kind', '=', 'announcement').execute();
        await db.deleteFrom('outbox').where('kind', '=', 'announcement').execute();
        await finishAnnouncements(db);
      },
    };
  },
};

const TABLES = ['title', 'person', 'helper', 'premium_grant', 'title_request', 'report', 'video'] as const;
const state = () => Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));

it.each(Object.entries(CHANGES))('%s is not undone once it has changed since', async (_name, prepare) => {
  const { change, other } = await prepare();
  expect(await canBeUndone(change)).toBe(true);
  await other();
  expect(await canBeUndone(change)).toBe(false);
  const before = await state();
  const answer = await undo(change);
  expect([answer.statusCode, answer.json()]).toEqual([409, { error: 'It has changed since' }]);
  expect(await state()).toEqual(before);
});

it('titles that are still hidden are shown again, and the others are named', async () => {
  const change = await hide(11, 12, 13);
  await setHidden(db, film(12), false);
  expect(await canBeUndone(change)).toBe(true);
  expect((await undo(change)).json()).toEqual({ success: true, left: { count: 1, names: ['Film 12'] } });
  expect([await isHidden(11), await isHidden(12), await isHidden(13)]).toEqual([false, false, false]);
  expect(await canBeUndone(change)).toBe(false);
});

it('videos matched one by one wait again if they are still the title’s', async () => {
  const posts = [await bringVideo(server, 'Gita zqx 1.mkv'), await bringVideo(server, 'Gita zqx 2.mkv')];
  const answers = posts.map((post) => ({
    post,
    isOne: true,
    to: { kind: 'title', id: film(14), season: null, episode: null },
  }));
  await make('/videos/settle', { answers });
  const [second, first] = (await changes()).map(({ id }) => id);
  await db
    .updateTable('video')
    .set({ title_id: film(15) })
    .where('post_id', '=', posts[0] ?? 0)
    .execute();
  expect((await undo(first ?? '')).statusCode).toBe(409);
  expect((await undo(second ?? '')).statusCode).toBe(200);
  const waiting = db
    .selectFrom('video_post')
    .select('id')
    .where('state', '=', 'unmatched')
    .where('id', 'in', posts);
  expect((await waiting.execute()).map(({ id }) => id)).toEqual([posts[1]]);
});

it('what writes a field or a version says by which change it is undone, and undone it is once', async () => {
  const written = { title: film(16), field: 'trama', value: 'Nuova.' };
  const field = (await call('POST /api/gestione/catalogue/edit', written)).json();
  expect((await undo(field.change)).statusCode).toBe(200);
  expect((await record(film(16)))?.trama).not.toBe('Nuova.');
  const unchanged = (
    await call('POST /api/gestione/catalogue/edit', { ...written, value: field.before })
  ).json();
  expect(unchanged.change).toBeUndefined();
  const [id = 0] = await versions(16);
  const note = { kind: 'edit', field: 'note', value: 'director’s cut' };
  const request = { title: film(16), of: 'video', id, change: note };
  const version = (await call('POST /api/gestione/catalogue/versions', request)).json();
  expect((await undo(version.change)).statusCode).toBe(200);
  const removal = { ...request, change: { kind: 'remove' } };
  expect((await call('POST /api/gestione/catalogue/versions', removal)).json()).toEqual({
    fault: null,
    undo: null,
  });
});

it('an undo that does not say what the change wrote is none', async () => {
  const stored = { path: '/api/gestione/people/banned', params: {}, body: { person, isBanned: true } };
  await db
    .insertInto('change')
    .values({ user_id: String(OWNER), role: 'owner', what: 'Di una volta', undo: JSON.stringify(stored) })
    .execute();
  const { id, canBeUndone: isOffered } = await latest();
  expect([isOffered, (await undo(id)).statusCode]).toEqual([false, 409]);
});
