import type { FastifyInstance } from 'fastify';
import { getContent, getRandom } from '../../../contract/content.ts';
import { getHomeContents, getLast, topContents, topContentsOfGenre } from '../../../contract/rankings.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { notFound } from '../../http/api-error.ts';
import { registerCachedCall, registerPersonalCall } from '../../http/register-calls.ts';
import { mostPlayed, mostPlayedOfGenre } from '../rankings/rankings.ts';
import { findTitle, homeTitles, newestTitles, randomTitle } from './titles.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titlesToContents, titleToContent } from './title-to-content.ts';

/** Titles in a ranking and among the latest. */
const RANKED = 10;
const LATEST = 20;

/** Single titles and the rows of home, films and series. */
export function titleRoutes(
  app: FastifyInstance,
  { db, cache, images: { allowedHosts } }: RouteContext,
): void {
  registerCachedCall(app, getHomeContents, cache, async () =>
    titlesToContents(await homeTitles(db), allowedHosts),
  );

  registerCachedCall(app, topContents, cache, async ({ params: { type, days } }) =>
    titlesToContents(await mostPlayed(db, { type, days, limit: RANKED }), allowedHosts),
  );

  registerCachedCall(app, topContentsOfGenre, cache, async ({ params: { type }, query: { genre } }) =>
    titlesToContents(await mostPlayedOfGenre(db, { type, genre, limit: RANKED }), allowedHosts),
  );

  registerCachedCall(app, getLast, cache, async ({ params: { type } }) =>
    titlesToContents(await newestTitles(db, type, LATEST), allowedHosts),
  );

  registerCachedCall(app, getContent, cache, async ({ params }) => {
    const id = parseRowId(params.id);
    const title = id === undefined ? undefined : await findTitle(db, id);
    if (!title) throw notFound('title');
    return titleToContent(title, allowedHosts);
  });

  registerPersonalCall(app, getRandom, async ({ params: { type } }) => {
    const title = await randomTitle(db, type);
    if (!title) throw notFound('title');
    return titleToContent(title, allowedHosts);
  });
}
