import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeEach } from 'vitest';
import { type MovieNightSnapshot, movieNightSnapshot } from '../../../../../src/contract/movie-nights.ts';
import type { Schema } from '../../../../../src/server/database/schema.ts';
import { makeNightId } from '../../../../../src/server/modules/movie-nights/night-id.ts';
import {
  DEFAULT_OPTIONS,
  type NightOptions,
} from '../../../../../src/server/modules/movie-nights/night-options.ts';
import { SECRET, type TestApp, testApp } from '../../../support/test-app.ts';

export const HOST = '1001';
export const BRUNO = '2002';
export const CARLA = '3003';

const cards = v.object({
  titles: v.array(v.object({ content: v.object({ id: v.number() }), vote: v.nullable(v.string()) })),
});

/** Names the people of the tests, and gives each film and series a video. */
export async function preparePeopleAndVideos(db: Kysely<Schema>): Promise<void> {
  const people = { [HOST]: 'Anna', [BRUNO]: 'Bruno', [CARLA]: 'Carla' };
  await db
    .insertInto('person')
    .values(Object.entries(people).map(([user_id, first_name]) => ({ user_id, first_name })))
    .execute();
  await db
    .insertInto('video')
    .columns(['title_id', 'kind', 'file_id'])
    .expression((is) => is.selectFrom('title').select(['id', is.val('video').as('k'), is.val('f').as('f')]))
    .execute();
}

/** A new night's id, as a card carries it: for two, so that they need not wait for others. */
export function newNight(options: Partial<NightOptions> = {}, hostId = HOST, madeAt = new Date()): string {
  return makeNightId({ hostId, madeAt, options: { ...DEFAULT_OPTIONS, people: 2, ...options } }, [SECRET]);
}

/** People's actions in nights, by the calls. */
export function nightCalls(server: () => Pick<TestApp, 'ask' | 'read'>) {
  let at = 0;
  const post = (id: string, call: string, as: string, body?: object) =>
    server().ask(`POST /api/movie_nights/${id}/${call}`, { as, body });
  return {
    post,
    async join(id: string, ...people: string[]): Promise<MovieNightSnapshot> {
      let last: unknown;
      for (const as of people) last = await server().read(`POST /api/movie_nights/${id}/join`, { as });
      return v.parse(movieNightSnapshot, last);
    },
    async look(id: string, as: string): Promise<MovieNightSnapshot> {
      return v.parse(movieNightSnapshot, await server().read(`GET /api/movie_nights/${id}`, { as }));
    },
    async titles(id: string, as: string) {
      return v.parse(cards, await server().read(`GET /api/movie_nights/${id}/titles`, { as })).titles;
    },
    /** Votes on one title. */
    async vote(id: string, as: string, titleId: number | undefined, vote: string | null) {
      at += 1;
      return post(id, 'votes', as, { votes: [{ content_id: titleId, vote, at }] });
    },
  };
}

/** One server for a file's tests, and before each of them a night that nobody has opened. Answers the calls. */
export async function useNewNights(ready: (id: string) => void) {
  const server = await testApp();
  await preparePeopleAndVideos(server.db);
  beforeEach(async () => {
    await server.db.deleteFrom('movie_night').execute();
    ready(newNight());
  });
  afterAll(() => server.close());
  return { server, ...nightCalls(() => server), statusOf };
}

const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
