import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { DeskImportRun } from '../../../../src/contract/desk/imports.ts';
import {
  claimRun,
  readRun,
  STALE_MS,
  saveRun,
  stopRun,
} from '../../../../src/server/modules/desk/imports/stored-run.ts';
import { JELLYFIN_KEY, stubJellyfin } from '../../import/support/stub-jellyfin.ts';
import type { StubService } from '../../import/support/stub-service.ts';
import { stubTmdb, TMDB_TOKEN } from '../../import/support/stub-tmdb.ts';
import { appCaller } from '../../support/app-caller.ts';
import { speedUpTime } from '../../support/fast-timers.ts';
import { OWNER, type TestBot, testBot } from '../../support/test-bot.ts';

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
const titleCount = async () => (await server.db.selectFrom('content').select('id').execute()).length;

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

  it('a file that is no list of titles is refused with a message on what it needs', async () => {
    const { id, refused } = await sendFile('foto.csv', true, Buffer.from('a,b\n1,2\n'));
    expect([id, refused]).toEqual([null, expect.stringContaining('basta una colonna «titolo»')]);
    expect(await current()).toBeNull();
  });

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

describe('the stored import', () => {
  const run = (id: string, at = Date.now()) => ({
    id,
    source: 'tmdb' as const,
    name: 'TMDB: 20 film',
    isPreview: false,
    state: 'running' as const,
    lines: [],
    faults: [],
    wrong: 0,
    isEmpty: false,
    share: 0.5,
    failure: null,
    at,
  });

  it('there is only one stored import, on whatever server it runs', async () => {
    expect(await claimRun(server.db, run('one'))).toBe(true);
    expect(await claimRun(server.db, run('two'))).toBe(false);
    expect(await sendFile('mine.csv', false)).toEqual({ id: null, refused: null });
    expect(await current()).toMatchObject({ id: 'one', state: 'running', share: 0.5 });
  });

  it('an import is stopped from any server, and then no longer says how far it is', async () => {
    await claimRun(server.db, run('one'));
    expect(await saveRun(server.db, run('one'))).toBe(true);
    expect(await call('POST /api/gestione/imports/stop', {})).toEqual({ success: true });
    expect(await current()).toMatchObject({ state: 'stopped', share: 0.5 });
    expect(await saveRun(server.db, run('one'))).toBe(false);
    await stopRun(server.db);
    expect(await claimRun(server.db, run('two'))).toBe(true);
  });

  it('an import is interrupted once its server has gone, and another one may begin', async () => {
    await claimRun(server.db, run('one', Date.now() - STALE_MS - 1));
    expect(await readRun(server.db)).toMatchObject({ id: 'one', state: 'interrupted' });
    expect(await claimRun(server.db, run('two'))).toBe(true);
  });
});
