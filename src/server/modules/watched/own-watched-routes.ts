import type { FastifyInstance } from 'fastify';
import { getToContinue } from '../../../contract/own-watched.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titleToContent } from '../catalogue/title-to-content.ts';
import { findTitles } from '../catalogue/titles.ts';
import { countWatchedEpisodes } from './count-watched-episodes.ts';
import { readUnfinishedTitles } from './to-continue.ts';

/** Nobody goes on with more. */
const MAX_TO_CONTINUE = 50;

/** What a person has watched and can continue, on their own page. */
export function ownWatchedRoutes(app: FastifyInstance, { db, images }: RouteContext): void {
  registerPersonalCall(app, getToContinue, async ({ userId }) => {
    const unfinished = await readUnfinishedTitles(db, { userId, limit: MAX_TO_CONTINUE, offset: 0 });
    const ids = unfinished.map(({ titleId }) => titleId);
    const titles = await findTitles(db, ids);
    const progress = await countWatchedEpisodes(db, userId, ids);
    return {
      titles: unfinished.flatMap(({ titleId, episode, isNext }) => {
        const title = titles.get(titleId);
        const { watched, episodes } = progress.get(titleId) ?? { watched: 0, episodes: 0 };
        // Hidden meanwhile.
        if (!title) return [];
        return [{ content: titleToContent(title, images.allowedHosts), episode, isNext, watched, episodes }];
      }),
    };
  });
}
