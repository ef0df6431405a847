import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import {
  fetchExportedIds,
  newestExportDay,
} from '../../../../../src/server/modules/imports/tmdb/id-export.ts';
import { type StubService, startStubService } from '../support/stub-service.ts';
import { stubTmdb } from '../support/stub-tmdb.ts';

let tmdb: StubService;
afterEach(() => tmdb?.close());

const DAY = '2026-05-20';
const quick = { backoff: () => 1 };

it('a day’s ids are read, the most popular first', async () => {
  tmdb = await stubTmdb();
  const films = await fetchExportedIds(tmdb.root, { type: 'film', day: DAY, minPopularity: 20 }, quick);
  expect(films).toEqual([653, 19, 234, 775]);
  expect(
    await fetchExportedIds(tmdb.root, { type: 'serie', day: DAY, minPopularity: 0 }, quick),
  ).toHaveLength(18);
  expect(tmdb.requests[0]?.url).toBe('/p/exports/movie_ids_05_20_2026.json.gz');
});

it('an export is read again when its download is interrupted', async () => {
  tmdb = await stubTmdb();
  tmdb.fail('/p/exports', 'cut off');
  tmdb.fail('/p/exports', 'disconnect');
  tmdb.fail('/p/exports', { status: 502 });
  expect(await fetchExportedIds(tmdb.root, { type: 'film', day: DAY, minPopularity: 50 }, quick)).toEqual([
    653,
  ]);
  expect(tmdb.requests).toHaveLength(4);
});

const FILMS = { type: 'film', day: DAY, minPopularity: 0 } as const;

it.each([403, 404])('a day without an export is reported immediately: %i', async (status) => {
  tmdb = await stubTmdb();
  tmdb.fail('/p/exports', { status }, 9);
  await expect(fetchExportedIds(tmdb.root, FILMS, quick)).rejects.toMatchObject({
    failure: 'missing',
    message: `TMDB has no list of ids of ${DAY}: they come at about 8:00 UTC and are kept for three months`,
  });
  expect(tmdb.requests).toHaveLength(1);
});

it('a failed download is reported', async () => {
  tmdb = await stubTmdb();
  tmdb.fail('/p/exports', { status: 500 }, 9);
  await expect(fetchExportedIds(tmdb.root, FILMS, quick)).rejects.toMatchObject({
    failure: 'transient',
    message: 'could not download the list of ids from TMDB: it answered 500',
  });
  expect(tmdb.requests).toHaveLength(4);
});

describe('a list of ids', () => {
  const answering = (bytes: () => Buffer | Readable) =>
    startStubService((app) => app.get('/p/exports/:file', async (_, reply) => reply.send(bytes())));

  it('leaves out titles for adults, less popular ones, and unreadable lines', async () => {
    const lines = [
      '{"id":1,"popularity":5,"adult":false}',
      '{"id":2,"popularity":9,"adult":true}',
      '{"id":3,"popularity":4.9}',
      '{"id":4}',
      '{"id":"5","popularity":9}',
      '{"id":6,',
      '',
      '{"id":7,"popularity":6}',
    ];
    tmdb = await answering(() => gzipSync(lines.join('\n')));
    expect(await fetchExportedIds(tmdb.root, { ...FILMS, minPopularity: 5 }, quick)).toEqual([7, 1]);
  });

  it('a list interrupted between two bytes is read again', async () => {
    const whole = gzipSync('{"id":7,"popularity":6}\n'.repeat(9));
    const half = async function* () {
      yield whole.subarray(0, 20);
      throw new Error('gone');
    };
    tmdb = await answering(() => (tmdb.requests.length > 1 ? whole : Readable.from(half())));
    expect(await fetchExportedIds(tmdb.root, FILMS, quick)).toHaveLength(9);
  });
});

it.each(['silent', { status: 500 }] as const)('a download ends when it is aborted: %j', async (fault) => {
  tmdb = await stubTmdb();
  tmdb.fail('/p/exports', fault);
  const controller = new AbortController();
  const asked = fetchExportedIds(tmdb.root, FILMS, {
    signal: controller.signal,
    backoff: () => 60_000,
  });
  await expect.poll(() => tmdb.requests).toHaveLength(1);
  setTimeout(() => controller.abort(), 100);
  await expect(asked).rejects.toThrow('aborted');
});

it.each([200, 403])('a web page in place of the export is no day without titles: %i', async (status) => {
  tmdb = await stubTmdb();
  tmdb.fail('/p/exports', { status, headers: { 'content-type': 'text/html' }, body: '<h1>Sign in</h1>' }, 9);
  await expect(fetchExportedIds(tmdb.root, FILMS, quick)).rejects.toThrow(
    /^could not download the list of ids from TMDB: it answered (403|with a web page)$/,
  );
});

it('the export of the day before is used until the day’s files surely exist', () => {
  expect(newestExportDay(new Date('2026-05-20T08:30:00Z'))).toBe('2026-05-19');
  expect(newestExportDay(new Date('2026-05-20T09:00:00Z'))).toBe('2026-05-20');
});
