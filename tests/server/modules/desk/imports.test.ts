import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { DeskImportRun } from '../../../../src/contract/desk/imports.ts';
import { readConfig } from '../../../../src/server/config/config.ts';
import { findTroubles } from '../../../../src/server/doctor/find-troubles.ts';
import { IMPORTS } from '../../../../src/server/modules/desk/imports/import-sources.ts';
import { type NewImport, storeImport } from '../../../../src/server/modules/desk/imports/title-imports.ts';
import { readQueueHealth, retryGivenUp } from '../../../../src/server/queue/given-up-work.ts';
import { MAX_LOST_CLAIMS } from '../../../../src/server/queue/retry-limit.ts';
import { appCaller } from '../../support/app-caller.ts';
import { speedUpTime } from '../../support/fast-timers.ts';
import { kindOfWork } from '../../support/kind-of-work.ts';
import { OWNER, type TestBot, testBot } from '../../support/test-bot.ts';
import { workbookOf } from '../../support/workbook.ts';
import { JELLYFIN_KEY, stubJellyfin } from '../imports/support/stub-jellyfin.ts';
import type { StubService } from '../imports/support/stub-service.ts';
import { stubTmdb, TMDB_TOKEN } from '../imports/support/stub-tmdb.ts';

let tmdb: StubService;
let server: TestBot;
beforeEach(async () => {
  tmdb = await stubTmdb();
  server = await testBot({ tmdbToken: TMDB_TOKEN, tmdbApiRoot: tmdb.root });
});
afterEach(() => Promise.all([server.close(), tmdb.close()]));

async function call<Answer>(request: string, body?: object): Promise<Answer> {
  const answer = await appCaller(server, { isProven: true })(OWNER, request, body);
  expect([request, answer.statusCode]).toEqual([request, 200]);
  return answer.json();
}

type Started = { id: string | null; refused: string | null };
const current = async () => (await call<{ run: DeskImportRun | null }>('GET /api/gestione/imports')).run;
const titleCount = async () => (await server.db.selectFrom('title').select('id').execute()).length;

/** The outcome of an import that was just started. */
async function ended({ id }: Started): Promise<DeskImportRun> {
  const atEnd = expect.objectContaining({ id, state: expect.not.stringContaining('running') });
  await expect.poll(current, { timeout: 20_000, interval: 20 }).toEqual(atEnd);
  const run = await current();
  if (!run) throw new Error('the import is gone');
  return run;
}

const CSV = [
  'origin,type,titolo,data_uscita',
  'mine:1,film,Gita a Goa,2019-05-01',
  'mine:2,film,Senza data,ieri',
].join('\n');

const sendFile = (name: string, preview: boolean, bytes: Uint8Array = Buffer.from(CSV)) =>
  call<Started>(`POST /api/gestione/imports/file?name=${name}&preview=${preview}`, bytes);

describe('a file', () => {
  it('a file is previewed with its first wrong rows, and then imported', async () => {
    const before = await titleCount();
    expect(await ended(await sendFile('mine.csv', true))).toMatchObject({
      source: 'file',
      name: 'mine.csv',
      isPreview: true,
      state: 'done',
      lines: ['1 titolo nuovo, 0 cambiati, 0 già uguali.'],
      wrong: 1,
      faults: [expect.stringMatching(/^riga 3, «Senza data», data_uscita: /)],
      isEmpty: false,
      share: 1,
    });
    expect(await titleCount()).toBe(before);
    expect(await ended(await sendFile('mine.csv', false))).toMatchObject({ isPreview: false, state: 'done' });
    expect(await titleCount()).toBe(before + 1);
    const { changes } = await call<{ changes: { what: string }[] }>('GET /api/gestione/changes');
    expect(changes.map(({ what }) => what)).toEqual(['Titoli importati da «mine.csv»']);
  });

  it('a workbook is previewed and imported, and one that cannot be read is refused by what it is', async () => {
    const bytes = workbookOf([
      {
        name: 'Serie TV',
        rows: [
          ['Titolo', 'Anno'],
          ['Faro', 1991],
          ['Onda', 'ieri'],
        ],
      },
    ]);
    expect(await ended(await sendFile('catalogo.xlsx', true, bytes))).toMatchObject({
      lines: [
        '1 titolo nuovo, 0 cambiati, 0 già uguali.',
        'Non c’è una colonna «tipo», quindi li prendo tutti come film.',
      ],
      faults: ['riga 3 di «Serie TV», «Onda», anno: serve un anno, come 2018.'],
    });
    const before = await titleCount();
    expect(await ended(await sendFile('catalogo.xlsx', false, bytes))).toMatchObject({ state: 'done' });
    expect(await titleCount()).toBe(before + 1);
    expect((await sendFile('catalogo.xlsx', true, bytes.subarray(0, 300))).refused).toContain('rovinato');
  });

  it('a file that is not a list of titles is refused with a message on what it needs', async () => {
    const { id, refused } = await sendFile('foto.csv', true, Buffer.from('a,b\n1,2\n'));
    expect([id, refused]).toEqual([null, expect.stringContaining('per i titoli basta «titolo»')]);
    expect(await current()).toBeNull();
  });

  it.each([
    ['an array', 'heat.json', '[{"title":"Heat","year":1995}]'],
    ['a record', 'heat.json', '[{"origin":"mine:heat","type":"film","titolo":"Heat"}]'],
  ])('titles of a JSON file are read from %s', async (_what, name, text) => {
    expect(await ended(await sendFile(name, true, Buffer.from(text)))).toMatchObject({
      state: 'done',
      lines: expect.arrayContaining([expect.stringContaining('1 titolo nuovo')]),
    });
  });

  it.each(['[]', '[{"movie":{"title":"Heat"}}]'])(
    'the JSON file %s is refused by the form that it needs',
    async (text) => {
      const { id, refused } = await sendFile('foto.json', true, Buffer.from(text));
      expect([id, refused]).toEqual([null, expect.stringContaining('"titolo": "Nosferatu"')]);
    },
  );

  it('a broken file fails with a message in Italian', async () => {
    expect(await ended(await sendFile('mine.ndjson.gz', true, Buffer.from('no gzip')))).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('Il file si interrompe'),
    });
  });
});

it('the catalogue is sent to the owner’s chat, and imported again changes nothing', async () => {
  await call('POST /api/gestione/export', {});
  await expect.poll(() => server.api.of('sendDocument'), { timeout: 20_000 }).toHaveLength(1);
  const sent = server.api.of('sendDocument')[0];
  expect(sent?.['chat_id']).toBe(OWNER);
  const file = Object.values(sent ?? {}).find((value) => value instanceof Uint8Array) ?? new Uint8Array();
  expect(gunzipSync(file).toString().trim().split('\n')).toHaveLength(await titleCount());
  const run = await ended(await sendFile('titoli.ndjson.gz', true, file));
  expect(run).toMatchObject({ state: 'done', isEmpty: true, wrong: 0 });
});

it.each([
  [413, 'Request Entity Too Large', /troppo grande/],
  [400, 'Bad Request: file is too big', /troppo grande/],
  [500, 'Internal Server Error', /Riprova/],
])(
  'an owner reads why the messenger refused the catalogue: %i, %s',
  async (error_code, description, told) => {
    server.api.fail('sendDocument', { error_code, description });
    await call('POST /api/gestione/export', {});
    await expect
      .poll(() => server.api.textsTo(OWNER), { timeout: 20_000 })
      .toEqual([expect.stringMatching(told)]);
  },
);

it('TMDB’s most popular titles are previewed, then imported', async () => {
  onTestFinished(speedUpTime());
  const start = (isPreview: boolean) =>
    call<Started>('POST /api/gestione/imports/tmdb', { type: 'film', pages: 1, year: null, isPreview });
  const before = await titleCount();
  const preview = await ended(await start(true));
  expect(preview).toMatchObject({ name: 'TMDB: 20 film', isPreview: true, state: 'done', isEmpty: false });
  expect(await titleCount()).toBe(before);
  await ended(await start(false));
  expect(await titleCount()).toBeGreaterThan(before);
});

describe('a media server', () => {
  it('a media server is imported with all its libraries', async () => {
    onTestFinished(speedUpTime());
    const jellyfin = await stubJellyfin();
    const before = await titleCount();
    const body = { url: jellyfin.root, token: JELLYFIN_KEY, isPreview: false };
    const run = await ended(await call<Started>('POST /api/gestione/imports/jellyfin', body));
    expect(run).toMatchObject({ source: 'jellyfin', state: 'done', share: 1 });
    expect(await titleCount()).toBeGreaterThan(before);
    await jellyfin.close();
  });

  it('a media server’s address is read as people write it, and any other text is refused', async () => {
    const jellyfin = await stubJellyfin();
    const from = (url: string) =>
      call<Started>('POST /api/gestione/imports/jellyfin', { url, token: JELLYFIN_KEY, isPreview: true });
    expect((await from('ftp://nas')).refused).toMatch(/^«ftp:\/\/nas» non è l’indirizzo .*http:\/\/192/);
    expect(await ended(await from(`${jellyfin.root.replace('http://', '')}/web/`))).toMatchObject({
      state: 'done',
    });
    await jellyfin.close();
  });

  it('a key that the media server refuses is reported, and stored nowhere', async () => {
    const jellyfin = await stubJellyfin();
    const body = { url: jellyfin.root, token: 'a wrong key', isPreview: true };
    const run = await ended(await call<Started>('POST /api/gestione/imports/jellyfin', body));
    expect(run).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('non accetta questa chiave'),
    });
    const settings = await server.db.selectFrom('setting').selectAll().execute();
    expect(JSON.stringify(settings)).not.toContain('a wrong key');
    await jellyfin.close();
  });
});

describe('an import of another server', () => {
  const file = { source: 'file', kind: 'titles' } as const;
  const other = { name: 'mine.csv', language: 'it', isPreview: false, input: file, bytes: Buffer.from(CSV) };

  /** Stores an import of a server that continues it, or has gone by now. */
  const begin = (what: Partial<NewImport> = {}) =>
    server.db.transaction().execute(async (transaction) => {
      const id = await storeImport(transaction, { ...other, ...what });
      if (id !== undefined) await IMPORTS.begin(transaction, String(id));
      return id;
    });
  const goAway = () => IMPORTS.queue.releaseAll(server.db);
  const kind = kindOfWork('imports');
  const health = async () => (await readQueueHealth(server.db, [kind]))[0];
  const stored = async () => (await server.db.selectFrom('title_import').selectAll().execute())[0];

  it('only one import runs, on whatever server, and counts as work that is done', async () => {
    const id = await begin();
    expect(await begin()).toBeUndefined();
    expect(await sendFile('mine.csv', false)).toEqual({ id: null, refused: null });
    expect(await current()).toMatchObject({ id: String(id), state: 'running' });
    expect(await health()).toMatchObject({ waiting: 1, givenUp: 0 });
  });

  it('an import is stopped from any server, and leaves nothing behind', async () => {
    await begin();
    expect(await call('POST /api/gestione/imports/stop', {})).toEqual({ success: true });
    expect(await current()).toMatchObject({ state: 'stopped' });
    expect(await stored()).toMatchObject({ file: null });
    await server.run('imports');
    expect(await current()).toMatchObject({ state: 'stopped' });
    expect(await health()).toMatchObject({ waiting: 0 });
    expect(await begin()).toBeDefined();
  });

  it('a file is imported by another server once the first one has gone, and then not kept', async () => {
    const before = await titleCount();
    await begin();
    await goAway();
    await server.run('imports');
    expect(await current()).toMatchObject({
      state: 'done',
      wrong: 1,
      lines: ['1 titolo nuovo, 0 cambiati, 0 già uguali.'],
    });
    expect(await titleCount()).toBe(before + 1);
    expect(await stored()).toMatchObject({ file: null });
    expect(await health()).toMatchObject({ waiting: 0 });
  });

  it('an import continues in the language of its owner', async () => {
    await begin({ language: 'en' });
    await goAway();
    await server.run('imports');
    expect(await current()).toMatchObject({ lines: [expect.stringContaining('1 new title')] });
  });

  it('titles of TMDB are imported by another server', async () => {
    onTestFinished(speedUpTime());
    const before = await titleCount();
    await begin({ input: { source: 'tmdb', type: 'film', pages: 1, year: null }, bytes: undefined });
    await goAway();
    await server.run('imports');
    expect(await current()).toMatchObject({ source: 'tmdb', state: 'done', share: 1 });
    expect(await titleCount()).toBeGreaterThan(before);
  });

  it('a media server is not read by another server, which has no key: the import is interrupted', async () => {
    await begin({ input: { source: 'jellyfin', url: 'http://127.0.0.1:9' }, bytes: undefined });
    await goAway();
    await server.run('imports');
    expect(await current()).toMatchObject({ source: 'jellyfin', state: 'interrupted' });
    expect(await begin()).toBeDefined();
  });

  it('an interrupted import that its owner leaves alone is no longer a trouble', async () => {
    const { db } = server;
    const troubles = async () =>
      (await findTroubles({ config: readConfig({}), db, kinds: [] }, ['import'])).troubles.length;
    await begin({ input: { source: 'jellyfin', url: 'http://127.0.0.1:9' }, bytes: undefined });
    await goAway();
    await server.run('imports');
    expect(await troubles()).toBe(1);
    await call('POST /api/gestione/imports/stop', {});
    expect(await current()).toMatchObject({ state: 'stopped' });
    expect(await troubles()).toBe(0);
  });

  it('a server that stops leaves its import to another one', async () => {
    await begin();
    await goAway();
    const context = { db: server.db, log: { warn: () => {}, error: () => {} }, bot: server.bot };
    await IMPORTS.doNext(context, AbortSignal.abort());
    expect(await current()).toMatchObject({ state: 'running' });
    await server.run('imports');
    expect(await current()).toMatchObject({ state: 'done' });
  });

  it('an import that ends every process is given up, counted, and retried by an owner', async () => {
    const before = await titleCount();
    await begin();
    await goAway();
    await server.db.updateTable('due_work').set({ failures: MAX_LOST_CLAIMS }).execute();
    await server.run('imports');
    expect(await current()).toMatchObject({ state: 'interrupted' });
    expect(await health()).toMatchObject({ givenUp: 1 });
    expect(await retryGivenUp(server.db, kind, 'all')).toBe(1);
    expect(await current()).toMatchObject({ state: 'running' });
    await server.run('imports');
    expect(await current()).toMatchObject({ state: 'done' });
    expect(await titleCount()).toBe(before + 1);
  });

  it('an import that was given up makes way for a new one', async () => {
    await begin();
    await server.db.updateTable('due_work').set({ given_up_at: new Date(), failure: 'no' }).execute();
    expect(await ended(await sendFile('mine.csv', true))).toMatchObject({ state: 'done' });
    expect(await health()).toMatchObject({ givenUp: 0, waiting: 0 });
  });
});
