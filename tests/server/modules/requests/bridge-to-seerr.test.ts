import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { SEERR_REQUESTS } from '../../../../src/server/modules/requests/bridge-to-seerr.ts';
import { readRequestCard } from '../../../../src/server/modules/requests/request-card.ts';
import { settleRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { findRequest } from '../../../../src/server/modules/requests/title-request.ts';
import { createSeerrClient } from '../../../../src/server/remote/seerr-client.ts';
import { doDueWork } from '../../support/do-due-work.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';
import { SEERR_KEY, type StubSeerr, stubSeerr } from '../imports/support/stub-seerr.ts';

const db = await useTestDatabase();

let seerr: StubSeerr;
beforeEach(async () => {
  seerr = await stubSeerr();
});
afterEach(() => seerr.close());

const FILM = { type: 'film', tmdbId: 653, season: null } as const;
const SEASON = { type: 'serie', tmdbId: 1396, season: 2 } as const;
const SERIES = { type: 'serie', tmdbId: 1396, season: null } as const;

/** A request for a title of TMDB that an owner has approved. */
async function approved(title: typeof FILM | typeof SEASON | typeof SERIES): Promise<number> {
  const match = { ...title, name: 'Titolo', year: '1922', poster: null, plot: '' };
  const outcome = await askForTitle(
    db,
    { userId: '1', words: 'x', match },
    { requestsPerPerson: 9, ownerIds: ['9009'] },
  );
  const id = 'request' in outcome ? outcome.request.id : 0;
  const [titleId = 0] = await addTestTitles(db, [{}]);
  await settleRequest(db, id, { state: 'added', titleId });
  return id;
}

/** Attempts all that is due or put off; returns the failures in the log. */
async function work(key = SEERR_KEY): Promise<string[]> {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const config = { leavesOutTitlesWithoutVideo: false, seerrUrl: seerr.root, seerrKey: key };
  await doDueWork(SEERR_REQUESTS, { db, log, config });
  return [...log.warn.mock.calls, ...log.error.mock.calls].map(([{ err }]) => err.message);
}

const states = async () =>
  (await db.selectFrom('seerr_request').select('state').orderBy('request_id').execute()).map(
    ({ state }) => state,
  );

async function cardText(id: number): Promise<string> {
  const request = await findRequest(db, id);
  return request ? (await readRequestCard(db, request)).text : '';
}

it('an approved film and a season are handed over once, and followed to their end', async () => {
  const film = await approved(FILM);
  await approved(SEASON);
  await work();
  await work();
  expect(seerr.made).toEqual([
    { mediaType: 'movie', mediaId: 653 },
    { mediaType: 'tv', mediaId: 1396, seasons: [2] },
  ]);
  expect(await states()).toEqual(['processing', 'processing']);
  expect(await cardText(film)).toContain('Seerr: in arrivo.');

  const media = seerr.media.get('movie:653');
  if (media) media.status = 5;
  await work();
  expect(await states()).toEqual(['available', 'processing']);
  expect(await cardText(film)).toContain('Seerr: disponibile.');
  const asked = seerr.requests.length;
  await work();
  expect(seerr.requests).toHaveLength(asked + 1);
});

it('a request made just before the server died is found again', async () => {
  await approved(FILM);
  await work();
  await db.updateTable('seerr_request').set({ seerr_id: null, state: 'waiting' }).execute();
  await work();
  expect(seerr.made).toHaveLength(1);
  expect(await db.selectFrom('seerr_request').select('seerr_id').execute()).toEqual([{ seerr_id: 41 }]);
});

const requestOf = (id: number, ...numbers: number[]) => ({
  id,
  status: 2,
  seasons: numbers.map((seasonNumber) => ({ id: seasonNumber, seasonNumber, status: 2 })),
});

it.each([
  ['a whole series', 'some seasons alone are', SERIES, [requestOf(7, 1)], 'made'],
  ['a whole series', 'all but the specials are', SERIES, [requestOf(7, 1, 2, 3)], 7],
  ['a whole series', 'its seasons one after the other are', SERIES, [requestOf(8, 2, 3), requestOf(7, 1)], 8],
  ['a season', 'another one is', SEASON, [requestOf(7, 1)], 'made'],
  ['a season', 'the whole series is', SEASON, [requestOf(7, 1, 2, 3)], 7],
  ['a season', 'it is, after another one', SEASON, [requestOf(7, 2), requestOf(8, 1)], 7],
])('%s is asked for unless it was: %s', async (_, __, title, requests, followed) => {
  seerr.media.set('tv:1396', { status: 3, requests });
  seerr.seasons.set('tv:1396', [0, 1, 2, 3]);
  await approved(title);
  await work();
  expect(seerr.made).toHaveLength(followed === 'made' ? 1 : 0);
  const id = followed === 'made' ? 41 : followed;
  expect(await db.selectFrom('seerr_request').select('seerr_id').execute()).toEqual([{ seerr_id: id }]);
});

it('a declined request is distinguished from one that is gone', async () => {
  await approved(FILM);
  await approved(SEASON);
  await work();
  const [request] = seerr.media.get('movie:653')?.requests ?? [];
  if (request) request.status = 3;
  seerr.media.delete('tv:1396');
  await work();
  expect(await states()).toEqual(['declined', 'gone']);
});

it('a request is retried while Seerr is down or refuses the key, and the log says so', async () => {
  await approved(FILM);
  seerr.fail('/api/v1', { status: 503 });
  expect(await work()).toEqual(['Seerr answered 503']);
  expect(await work('a wrong key')).toEqual(['Seerr denied access (403)']);
  expect(await states()).toEqual(['waiting']);
  expect(await work()).toEqual([]);
  expect(await states()).toEqual(['processing']);
});

it('words, rejected requests and older approvals are not handed over', async () => {
  await approved(FILM);
  await db
    .updateTable('title_request')
    .set({ settled_at: new Date(Date.now() - 2 * 86_400_000) })
    .execute();
  const outcome = await askForTitle(
    db,
    { userId: '1', words: 'Parole' },
    { requestsPerPerson: 9, ownerIds: [] },
  );
  if ('request' in outcome) await settleRequest(db, outcome.request.id, { state: 'accepted' });
  await work();
  expect(seerr.requests).toEqual([]);
});

it('the bridge is off without its settings', () => {
  expect(createSeerrClient({ seerrUrl: undefined, seerrKey: undefined })).toBeUndefined();
});
