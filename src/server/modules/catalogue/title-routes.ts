import type { FastifyInstance } from 'fastify';
import { getContent, getRandom } from '../../../contract/content.ts';
import { getLast } from '../../../contract/rankings.ts';
import { notFound } from '../../http/api-error.ts';
import { registerCachedCall, registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { titlesToContents, titleToContent } from './title-to-content.ts';
import { findTitle, newestTitles, randomTitle } from './titles.ts';

/** Titles among the latest. */
const LATEST = 20;

/** Single titles, and the latest of a type. */
export function titleRoutes(
  app: FastifyInstance,
  { db, cache, images: { allowedHosts } }: RouteContext,
): void {
  registerCachedCall(app, getLast, cache, async ({ params: { type } }) =>
    titlesToContents(await newestTitles(db, type, LATEST), allowedHosts),
  );

  registerCachedCall(app, getContent, cache, async ({ params }) => {
    const id = parseRowId(params.id);
    const title = id === undefined ? undefined : await findTitle(db, id);
    if (!title) throw notFound('title');
    return titleToContent(title, allowedHosts);
  });

  registerPersonalCall(app, getRandom, async ({ params: { type } }) => {
    const title = await randomTitle(db, type);
    if (!title) throw notFound('title');
    return titleToContent(title, allowedHosts);
  });
}
