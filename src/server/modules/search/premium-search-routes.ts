import type { FastifyInstance } from 'fastify';
import { filterContents, getYears } from '../../../contract/premium-search.ts';
import { registerCachedCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titlesToContents } from '../catalogue/title-to-content.ts';
import { filterTitles, yearsWithTitles } from './filter-titles.ts';

/** The premium search: its filters and results. */
export function premiumSearchRoutes(
  app: FastifyInstance,
  { db, cache, cursors, images: { allowedHosts } }: RouteContext,
): void {
  registerCachedCall(app, getYears, cache, () => yearsWithTitles(db), 'no-store');

  registerCachedCall(app, filterContents, cache, async ({ query }) =>
    titlesToContents(
      await filterTitles(db, {
        genres: query.genere,
        durations: query.durata,
        years: query.anno,
        types: query.contenuto,
        paging: { page: query.page, perPage: query.perPage },
        cursors,
      }),
      allowedHosts,
    ),
  );
}
