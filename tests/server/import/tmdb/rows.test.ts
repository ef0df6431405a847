import { afterEach, expect, it } from 'vitest';
import type { ImportRow } from '../../../../src/server/import/import-row.ts';
import { tmdbRows } from '../../../../src/server/import/tmdb/rows.ts';
import { type StandIn } from '../support/stand-in.ts';
import { STOOD_TITLES } from '../support/stood-titles.ts';
import { clientOf } from '../support/tmdb-client.ts';
import { tmdbStandIn } from '../support/tmdb-stand-in.ts';

let tmdb: StandIn;
afterEach(() => tmdb.close());

const film = (id: number) => ({ type: 'film', id }) as const;

async function collect(rows: AsyncIterable<ImportRow>): Promise<ImportRow[]> {
  const collected: ImportRow[] = [];
  for await (const row of rows) collected.push(row);
  return collected;
}

it('yields titles in the order asked for, and a fault for each that cannot be had', async () => {
  tmdb = await tmdbStandIn();
  tmdb.fail('/3/movie/19?', { status: 500 }, 10);
  tmdb.fail('/3/movie/653?', { slow: 200 });
  const rows = await collect(tmdbRows(clientOf(tmdb), [film(653), film(1), film(19), film(234)]));
  expect(rows).toEqual([
    { place: 'tmdb:movie:653', value: expect.objectContaining({ titolo: 'Nosferatu il vampiro' }) },
    { place: 'tmdb:movie:1', fault: 'TMDB has no film 1' },
    { place: 'tmdb:movie:19', fault: 'TMDB answered 500' },
    { place: 'tmdb:movie:234', value: expect.objectContaining({ tmdb_id: 234 }) },
  ]);
});

it('asks for about thirty a second, and loses no title to a limit', async () => {
  tmdb = await tmdbStandIn({ limit: 20 });
  const refs = STOOD_TITLES.map(({ type, id }) => ({ type, id }));
  const begun = Date.now();
  const rows = await collect(tmdbRows(clientOf(tmdb, { perSecond: 30 }), refs));
  expect(rows.filter((row) => 'value' in row)).toHaveLength(STOOD_TITLES.length);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1800);
});

it('stops when nothing can be had any more, and keeps back what it missed', async () => {
  tmdb = await tmdbStandIn();
  const refs = STOOD_TITLES.slice(0, 30).map(({ type, id }) => ({ type, id }));
  for (const { id } of refs.slice(5)) tmdb.fail(`/3/movie/${id}?`, 'disconnect', 20);
  const rows: ImportRow[] = [];
  const stopped = (async () => {
    for await (const row of tmdbRows(clientOf(tmdb), refs)) rows.push(row);
  })();
  await expect(stopped).rejects.toThrow(/^TMDB cannot be reached: .*; start the same once more/);
  expect(rows).toHaveLength(5);
});

it('stops when it is not let in', async () => {
  tmdb = await tmdbStandIn();
  const rows = collect(tmdbRows(clientOf(tmdb, { token: 'a-wrong-one' }), [film(653), film(19)]));
  await expect(rows).rejects.toThrow('TMDB does not take TMDB_TOKEN');
});
