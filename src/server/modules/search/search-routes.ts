import type { FastifyInstance } from 'fastify';
import { searchAsTyped } from '../../../contract/own/search.ts';
import { filterContents, getYears } from '../../../contract/premium-search.ts';
import { registerCachedCall, registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titlesToAnswers, titleToAnswer } from '../catalogue/title-to-answer.ts';
import { filterTitles, yearsWithTitles } from './filter-titles.ts';
import { matchReasonBesideYear } from './match-reason-text.ts';
import { searchTitles } from './search-titles.ts';

/** The premium search: its filters and results. */
export function premiumSearchRoutes(
  app: FastifyInstance,
  { db, cache, cursors, images: { allowedHosts } }: RouteContext,
): void {
  registerCachedCall(app, getYears, cache, () => yearsWithTitles(db), 'no-store');

  registerCachedCall(app, filterContents, cache, async ({ query }) =>
    titlesToAnswers(
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

const RESULTS = 20;

/** Search as one types: the chat's search, for the mini app. The typed words are not stored. */
export function ownSearchRoutes(
  app: FastifyInstance,
  { db, images: { allowedHosts } }: Pick<RouteContext, 'db' | 'images'>,
): void {
  registerPersonalCall(app, searchAsTyped, async ({ query }) => {
    const found = await searchTitles(db, query.words, RESULTS);
    return {
      found: found.map((match) => ({
        content: titleToAnswer(match.title, allowedHosts),
        why: matchReasonBesideYear(match) || null,
        isPlayable: match.isPlayable,
      })),
    };
  });
}
