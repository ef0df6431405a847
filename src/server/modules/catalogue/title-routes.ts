import type { FastifyInstance } from 'fastify';
import { getContent, getRandom } from '../../../contract/content.ts';
import { getLast } from '../../../contract/rankings.ts';
import { notFound } from '../../http/api-error.ts';
import { registerCachedCall, registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { answerTitle } from './answer-title.ts';
import { titlesToContents, titleToContent } from './title-to-content.ts';
import { newestTitles, randomTitle } from './titles.ts';

/** Titles among the latest. */
const LATEST = 20;

/** Single titles, and the latest of a type. */
export function titleRoutes(app: FastifyInstance, context: RouteContext): void {
  const { db, cache, images } = context;
  const { allowedHosts } = images;
  registerCachedCall(app, getLast, cache, async ({ params: { type } }) =>
    titlesToContents(await newestTitles(db, type, LATEST), allowedHosts),
  );

  registerCachedCall(app, getContent, cache, ({ params }) => answerTitle(context, params.id));

  registerPersonalCall(app, getRandom, async ({ params: { type } }) => {
    const title = await randomTitle(db, type);
    if (!title) throw notFound('title');
    return titleToContent(title, allowedHosts);
  });
}
