import type { FastifyInstance } from 'fastify';
import { getMovieNights, makeMovieNight, type OwnNight } from '../../../contract/own/movie-nights.ts';
import { all, type Db } from '../../database/db.ts';
import { notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { clock } from '../../lib/clock.ts';
import { storedGenreName } from '../catalogue/title-language.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { allGenres } from './cards/shown-night.ts';
import { makeNightId, NIGHT_LIFETIME_MS } from './night-id.ts';

/** Nights that are listed at most. */
const MAX_LISTED = 20;

/** Opening a movie night, and a person's nights. */
export function ownNightRoutes(
  app: FastifyInstance,
  { db, secrets }: Pick<RouteContext, 'db' | 'secrets'>,
): void {
  registerPersonalCall(app, makeMovieNight, async ({ userId: hostId, body }) => {
    if (privateChatId(hostId) === undefined) throw notFound('person');
    const genres = await allGenres(db);
    const names = [...body.leftOutGenres, ...body.leftOutGenres.map(storedGenreName)];
    const leftOutGenres = genres.filter(({ name }) => names.includes(name)).map(({ id }) => id);
    // As in the chat, a length implies films.
    const { kind, maxMinutes } = body;
    const options = {
      ...body,
      leftOutGenres,
      kind: kind ?? (maxMinutes === null ? null : ('film' as const)),
      maxMinutes: kind === 'serie' ? null : maxMinutes,
    };
    return { id: makeNightId({ hostId, madeAt: clock.date(), options }, secrets) };
  });

  registerPersonalCall(app, getMovieNights, async ({ userId }) => ({ nights: await nightsOf(db, userId) }));
}

async function nightsOf(db: Db, userId: string): Promise<OwnNight[]> {
  const madeAfter = new Date(clock.now() - NIGHT_LIFETIME_MS);
  return all<OwnNight>(db)`
    select movie_night.id, title, state,
      (select count(*)::int from movie_night_member where night_id = movie_night.id and removed_at is null) as members
    from movie_night_member as me join movie_night on movie_night.id = me.night_id
    where me.user_id = ${userId} and me.removed_at is null and me.joined_at > ${madeAfter}
      and state <> 'closed' and created_at > ${madeAfter}
    order by me.joined_at desc, movie_night.id limit ${MAX_LISTED}`;
}
