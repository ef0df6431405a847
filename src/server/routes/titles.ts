import type { FastifyInstance } from 'fastify';
import { getContent, getRandom } from '../../contract/content.ts';
import { getLast, getTop, topContents, topGenres } from '../../contract/rankings.ts';
import { parseRowId } from '../domain/parse-row-id.ts';
import { notFound } from '../plugins/api-error.ts';
import { registerCachedCall, registerPersonalCall } from '../plugins/register-calls.ts';
import { mostPlayed, mostPlayedOfGenre } from '../repositories/rankings/rankings.ts';
import { findTitle, homeTitles, randomTitle, titlesAddedLast } from '../repositories/titles/titles.ts';
import type { RouteContext } from './route-context.ts';
import { titlesToContents, titleToContent } from './title-to-content.ts';

/** Titles in a ranking and among the latest. */
const RANKED = 10;
const LATEST = 20;

/** Single titles and the rows of home, films and series. */
export function titleRoutes(app: FastifyInstance, { db, cache, images: { named } }: RouteContext): void {
  registerCachedCall(app, getTop, cache, async () => titlesToContents(await homeTitles(db), named));

  registerCachedCall(app, topContents, cache, async ({ params: { type, days } }) =>
    titlesToContents(await mostPlayed(db, { type, days, limit: RANKED }), named),
  );

  registerCachedCall(app, topGenres, cache, async ({ params: { type }, query: { genre } }) =>
    titlesToContents(await mostPlayedOfGenre(db, { type, genre, limit: RANKED }), named),
  );

  registerCachedCall(app, getLast, cache, async ({ params: { type } }) =>
    titlesToContents(await titlesAddedLast(db, type, LATEST), named),
  );

  registerCachedCall(app, getContent, cache, async ({ params }) => {
    const id = parseRowId(params.id);
    const title = id === undefined ? undefined : await findTitle(db, id);
    if (!title) throw notFound('title');
    return titleToContent(title, named);
  });

  registerPersonalCall(app, getRandom, async ({ params: { type } }) => {
    const title = await randomTitle(db, type);
    if (!title) throw notFound('title');
    return titleToContent(title, named);
  });
}
