import type { FastifyInstance } from 'fastify';
import { searchAsTyped } from '../../../contract/own/search.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titleToContent } from '../catalogue/title-to-content.ts';
import { matchReasonBesideYear } from './match-reason-text.ts';
import { searchTitles } from './search-titles.ts';

const RESULTS = 20;

/** Search as one types: the chat's search, for the mini app. What is typed is not stored. */
export function ownSearchRoutes(
  app: FastifyInstance,
  { db, images: { allowedHosts } }: Pick<RouteContext, 'db' | 'images'>,
): void {
  registerPersonalCall(app, searchAsTyped, async ({ query }) => {
    const found = await searchTitles(db, query.words, RESULTS);
    return {
      found: found.map((match) => ({
        content: titleToContent(match.title, allowedHosts),
        why: matchReasonBesideYear(match) || null,
        isPlayable: match.isPlayable,
      })),
    };
  });
}
