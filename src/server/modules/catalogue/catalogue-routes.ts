import type { FastifyInstance } from 'fastify';
import { getGenreContents, getGenres } from '../../../contract/genres.ts';
import { getLast } from '../../../contract/rankings.ts';
import { getContent, getRandom } from '../../../contract/titles.ts';
import { notFound } from '../../http/api-error.ts';
import { registerCachedCall, registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { answerGenres, titlesOfGenre } from './genres.ts';
import { answerLatest, answerTitle, titlesToAnswers, titleToAnswer } from './title-to-answer.ts';
import { randomTitle } from './titles.ts';

/** Single titles, and the latest of a type. */
export function titleRoutes(app: FastifyInstance, context: RouteContext): void {
  const { db, cache, images } = context;
  const { allowedHosts } = images;
  registerCachedCall(app, getLast, cache, ({ params: { type } }) => answerLatest(context, type));

  registerCachedCall(app, getContent, cache, ({ params }) => answerTitle(context, params.id));

  registerPersonalCall(app, getRandom, async ({ params: { type } }) => {
    const title = await randomTitle(db, type);
    if (!title) throw notFound('title');
    return titleToAnswer(title, allowedHosts);
  });
}

/** The genre index and the titles of one genre. */
export function genreRoutes(app: FastifyInstance, context: RouteContext): void {
  const { db, cache, cursors, images } = context;
  registerCachedCall(app, getGenres, cache, ({ params: { offset }, query: { limit } }) =>
    answerGenres(context, { offset, limit }),
  );

  registerCachedCall(app, getGenreContents, cache, async ({ params: { genre }, query: { page, perPage } }) =>
    titlesToAnswers(
      await titlesOfGenre(db, { genre, paging: { page, perPage }, cursors }),
      images.allowedHosts,
    ),
  );
}
