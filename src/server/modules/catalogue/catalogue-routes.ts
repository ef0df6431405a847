import type { FastifyInstance } from 'fastify';
import { getGenreContents, getGenres } from '../../../contract/genres.ts';
import { getLast } from '../../../contract/rankings.ts';
import { getContent, getRandom } from '../../../contract/titles.ts';
import { notFound } from '../../http/api-error.ts';
import { registerCachedCall, registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { imageUrl } from '../../lib/image-urls.ts';
import { listGenres, titlesOfGenre } from './genres.ts';
import { answerTitle, titlesToAnswers, titleToAnswer } from './title-to-answer.ts';
import { newestTitles, randomTitle } from './titles.ts';

/** Titles among the latest. */
const LATEST = 20;

/** Single titles, and the latest of a type. */
export function titleRoutes(app: FastifyInstance, context: RouteContext): void {
  const { db, cache, images } = context;
  const { allowedHosts } = images;
  registerCachedCall(app, getLast, cache, async ({ params: { type } }) =>
    titlesToAnswers(await newestTitles(db, type, LATEST), allowedHosts),
  );

  registerCachedCall(app, getContent, cache, ({ params }) => answerTitle(context, params.id));

  registerPersonalCall(app, getRandom, async ({ params: { type } }) => {
    const title = await randomTitle(db, type);
    if (!title) throw notFound('title');
    return titleToAnswer(title, allowedHosts);
  });
}

/** The genre index and the titles of one genre. */
export function genreRoutes(
  app: FastifyInstance,
  { db, cache, cursors, images: { allowedHosts } }: RouteContext,
): void {
  registerCachedCall(app, getGenres, cache, async ({ params: { offset }, query: { limit } }) => {
    const genres = await listGenres(db, { offset, limit });
    return genres.map(({ genere, cover }) => ({ genere, copertina: cover && imageUrl(allowedHosts, cover) }));
  });

  registerCachedCall(app, getGenreContents, cache, async ({ params: { genre }, query: { page, perPage } }) =>
    titlesToAnswers(await titlesOfGenre(db, { genre, paging: { page, perPage }, cursors }), allowedHosts),
  );
}
