import type { FastifyInstance } from 'fastify';
import { getContent, getRandom } from '../../contract/content.ts';
import { getLast, getTop, topContents, topGenres } from '../../contract/rankings.ts';
import { rowId } from '../domain/row-id.ts';
import { serveCatalogue, servePersonal } from '../plugins/calls.ts';
import { notFound } from '../plugins/refusal.ts';
import { mostPlayed, mostPlayedOfGenre } from '../repositories/rankings.ts';
import { findTitle, homeTitles, latestTitles, randomTitle } from '../repositories/titles.ts';
import type { Context } from './context.ts';
import { presentTitle, presentTitles } from './present-title.ts';

/** Titles in a ranking, and in the row of the latest ones. */
const RANKED = 10;
const LATEST = 20;

/** Single titles and the rows of home, films and series. */
export function titleRoutes(app: FastifyInstance, { db, cache, images: { named } }: Context): void {
  serveCatalogue(app, getTop, cache, async () => presentTitles(await homeTitles(db), named));

  serveCatalogue(app, topContents, cache, async ({ params: { type, days } }) =>
    presentTitles(await mostPlayed(db, { type, days, limit: RANKED }), named),
  );

  serveCatalogue(app, topGenres, cache, async ({ params: { type }, query: { genre } }) =>
    presentTitles(await mostPlayedOfGenre(db, { type, genre, limit: RANKED }), named),
  );

  serveCatalogue(app, getLast, cache, async ({ params: { type } }) =>
    presentTitles(await latestTitles(db, type, LATEST), named),
  );

  serveCatalogue(app, getContent, cache, async ({ params }) => {
    const id = rowId(params.id);
    const title = id === undefined ? undefined : await findTitle(db, id);
    if (!title) throw notFound('title');
    return presentTitle(title, named);
  });

  servePersonal(app, getRandom, async ({ params: { type } }) => {
    const title = await randomTitle(db, type);
    if (!title) throw notFound('title');
    return presentTitle(title, named);
  });
}
