import type { FastifyInstance } from 'fastify';
import { getRecommendations } from '../../../contract/own/recommendations.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titleToAnswer } from '../catalogue/title-to-answer.ts';
import { recommendTitles } from './recommend-titles.ts';
import { recommendationTexts } from './recommendations-command.ts';

const TITLES = 20;
const MAX_NAME_LENGTH = 40;

const shorten = (name: string) => truncateText(name, MAX_NAME_LENGTH);

/** Recommendations with their reasons. */
export function ownRecommendationRoutes(
  app: FastifyInstance,
  { db, images: { allowedHosts } }: Pick<RouteContext, 'db' | 'images'>,
): void {
  registerPersonalCall(app, getRecommendations, async ({ userId }) => ({
    titles: (await recommendTitles(db, userId, TITLES)).map(({ title, reason }) => ({
      content: titleToAnswer(title, allowedHosts),
      reason: recommendationTexts.reason(reason, shorten),
    })),
  }));
}
