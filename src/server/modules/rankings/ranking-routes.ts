import type { FastifyInstance } from 'fastify';
import { getHomeContents, topContents, topContentsOfGenre } from '../../../contract/rankings.ts';
import { registerCachedCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titlesToAnswers } from '../catalogue/title-to-answer.ts';
import { answerHome } from './home-titles.ts';
import { answerRanking, mostPlayedOfGenre, RANKED } from './rankings.ts';

/** The rows of home, films and series. */
export function rankingRoutes(app: FastifyInstance, context: RouteContext): void {
  const { db, cache, images } = context;
  const { allowedHosts } = images;
  registerCachedCall(app, getHomeContents, cache, () => answerHome(context));

  registerCachedCall(app, topContents, cache, ({ params: { type, days } }) =>
    answerRanking(context, type, days),
  );

  registerCachedCall(app, topContentsOfGenre, cache, async ({ params: { type }, query: { genre } }) =>
    titlesToAnswers(await mostPlayedOfGenre(db, { type, genre, limit: RANKED }), allowedHosts),
  );
}
