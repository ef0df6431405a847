import type { FastifyInstance } from 'fastify';
import { getOwnSeason, getOwnTitle } from '../../../contract/own/title.ts';
import { notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { readCredits } from '../catalogue/read-credits.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { countWatchedBySeason } from '../watched/count-watched-episodes.ts';
import { readFilm, readSeason } from './own-title-parts.ts';

/** What a title's page shows a person below the specified. */
export function ownTitleRoutes(app: FastifyInstance, { db }: Pick<RouteContext, 'db'>): void {
  registerPersonalCall(app, getOwnTitle, async ({ userId, params }) => {
    const { id: titleId, type } = await requireTitle(params.id);
    const seasons = await countWatchedBySeason(db, userId, [titleId]);
    return {
      film: type === 'film' ? await readFilm(db, { userId, titleId }) : null,
      seasons: seasons.map(({ season, episodes, watched }) => ({ season, episodes, watched })),
      ...(await readCredits(db, titleId)),
    };
  });

  registerPersonalCall(app, getOwnSeason, async ({ userId, params: { id, season }, query: { page } }) => {
    const { id: titleId } = await requireTitle(id);
    return readSeason(db, { userId, titleId, season, page });
  });

  async function requireTitle(id: string): Promise<Title> {
    const titleId = parseRowId(id);
    const title = titleId === undefined ? undefined : await findTitle(db, titleId);
    if (!title) throw notFound('title');
    return title;
  }
}
