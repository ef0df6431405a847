import type { FastifyInstance } from 'fastify';
import { filterContents, getYears } from '../../contract/search.ts';
import { serveCatalogue } from '../plugins/calls.ts';
import { filterTitles, yearsWithTitles } from '../repositories/search.ts';
import type { Context } from './context.ts';
import { presentTitles } from './present-title.ts';

/** The premium search: what can be chosen, and what answers the choice. */
export function searchRoutes(app: FastifyInstance, { db, cache, images: { named } }: Context): void {
  serveCatalogue(app, getYears, cache, () => yearsWithTitles(db), 'no-store');

  serveCatalogue(app, filterContents, cache, async ({ query }) =>
    presentTitles(
      await filterTitles(db, {
        genres: query.genere,
        durations: query.durata,
        years: query.anno,
        types: query.contenuto,
        paging: { page: query.page, perPage: query.perPage },
      }),
      named,
    ),
  );
}
