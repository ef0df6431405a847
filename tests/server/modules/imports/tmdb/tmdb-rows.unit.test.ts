import { afterEach, expect, it } from 'vitest';
import type { ImportRow } from '../../../../../src/server/modules/imports/import-row.ts';
import { tmdbRows } from '../../../../../src/server/modules/imports/tmdb/import-tmdb.ts';
import { type StubService } from '../support/stub-service.ts';
import { STUB_TITLES } from '../support/stub-titles.ts';
import { stubTmdb } from '../support/stub-tmdb.ts';
import { tmdbClientFor } from '../support/stub-tmdb-client.ts';

let tmdb: StubService;
afterEach(() => tmdb.close());

const film = (id: number) => ({ type: 'film', id }) as const;

async function collect(rows: AsyncIterable<ImportRow>): Promise<ImportRow[]> {
  const collected: ImportRow[] = [];
  for await (const row of rows) collected.push(row);
  return collected;
}

it('titles come in the requested order, with a fault for each that cannot be fetched', async () => {
  tmdb = await stubTmdb();
  tmdb.fail('/3/movie/19?', { status: 500 }, 10);
  tmdb.fail('/3/movie/653?', { slow: 200 });
  const rows = await collect(tmdbRows(tmdbClientFor(tmdb), [film(653), film(1), film(19), film(234)]));
  expect(rows).toEqual([
    { location: 'tmdb:movie:653', value: expect.objectContaining({ titolo: 'Nosferatu il vampiro' }) },
    { location: 'tmdb:movie:1', fault: 'TMDB has no film 1' },
    { location: 'tmdb:movie:19', fault: 'TMDB answered 500' },
    { location: 'tmdb:movie:234', value: expect.objectContaining({ tmdb_id: 234 }) },
  ]);
});

it('about thirty titles a second are fetched, and none is lost to a rate limit', async () => {
  tmdb = await stubTmdb({ limit: 20 });
  const refs = STUB_TITLES.map(({ type, id }) => ({ type, id }));
  const start = Date.now();
  const rows = await collect(tmdbRows(tmdbClientFor(tmdb, { perSecond: 30 }), refs));
  expect(rows.filter((row) => 'value' in row)).toHaveLength(STUB_TITLES.length);
  expect(Date.now() - start).toBeGreaterThanOrEqual(1800);
});

it('an import stops when TMDB is down, and keeps the missed titles for the next one', async () => {
  tmdb = await stubTmdb();
  const refs = STUB_TITLES.slice(0, 30).map(({ type, id }) => ({ type, id }));
  for (const { id } of refs.slice(5)) tmdb.fail(`/3/movie/${id}?`, 'disconnect', 20);
  const rows: ImportRow[] = [];
  const stopped = (async () => {
    for await (const row of tmdbRows(tmdbClientFor(tmdb), refs)) rows.push(row);
  })();
  await expect(stopped).rejects.toThrow(/^TMDB cannot be reached: .*; run the same command again/);
  expect(rows).toHaveLength(5);
});

it('an import stops when a firewall answers for TMDB, and does not blame the token', async () => {
  tmdb = await stubTmdb();
  const refs = STUB_TITLES.slice(0, 30).map(({ type, id }) => ({ type, id }));
  const page = { status: 403, headers: { 'content-type': 'text/html' }, body: '<h1>Forbidden</h1>' };
  tmdb.fail('/3/', page, 100);
  await expect(collect(tmdbRows(tmdbClientFor(tmdb), refs))).rejects.toThrow(
    /^TMDB answered 403 with a web page: .*; run the same command again/,
  );
});

it('an import stops when its token is refused', async () => {
  tmdb = await stubTmdb();
  const rows = collect(tmdbRows(tmdbClientFor(tmdb, { token: 'a-wrong-one' }), [film(653), film(19)]));
  await expect(rows).rejects.toThrow('TMDB rejected TMDB_TOKEN');
});
