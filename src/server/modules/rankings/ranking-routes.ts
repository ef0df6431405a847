import type { FastifyInstance } from 'fastify';
import { getHomeContents, topContents, topContentsOfGenre } from '../../../contract/rankings.ts';
import { registerCachedCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titlesToAnswers } from '../catalogue/title-to-answer.ts';
import { answerHome } from './home-titles.ts';
import { mostPlayed, mostPlayedOfGenre } from './rankings.ts';

/** Titles in a ranking. */
const RANKED = 10;

/** The rows of home, films and series. */
export function rankingRoutes(app: FastifyInstance, context: RouteContext): void {
  const { db, cache, images } = context;
  const { allowedHosts } = images;
  registerCachedCall(app, getHomeContents, cache, () => answerHome(context));

  registerCachedCall(app, topContents, cache, async ({ params: { type, days } }) =>
    titlesToAnswers(await mostPlayed(db, { type, days, limit: RANKED }), allowedHosts),
  );

  registerCachedCall(app, topContentsOfGenre, cache, async ({ params: { type }, query: { genre } }) =>
    titlesToAnswers(await mostPlayedOfGenre(db, { type, genre, limit: RANKED }), allowedHosts),
  );
}
