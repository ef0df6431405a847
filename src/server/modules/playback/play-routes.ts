import type { FastifyInstance } from 'fastify';
import { playContent, promptChatSearch } from '../../../contract/bot-requests.ts';
import { playEpisode } from '../../../contract/own/watched.ts';
import { deliveryQueueFull, notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { type DeliveryRequestOutcome, requestPlay, requestSearchPrompt } from './request-delivery.ts';

/** Playing and searching, which the bot continues in the chat. */
export function botRequestRoutes(app: FastifyInstance, { db, notifyDeliveryQueue }: RouteContext): void {
  registerPersonalCall(app, playContent, ({ userId, requestId, body }) =>
    play({ userId, requestId }, body.content_id),
  );

  registerPersonalCall(app, playEpisode, ({ userId, requestId, body: { content_id, ...episode } }) =>
    play({ userId, requestId, episode }, content_id),
  );

  registerPersonalCall(app, promptChatSearch, async ({ userId, requestId }) => {
    return answer(await requestSearchPrompt(db, userId, requestId));
  });

  async function play(request: { userId: string; requestId: string; episode?: Episode }, id: string) {
    const titleId = parseRowId(id);
    const outcome = titleId === undefined ? 'no such title' : await requestPlay(db, { ...request, titleId });
    if (outcome === 'no such title') throw notFound('title');
    return answer(outcome);
  }

  function answer(outcome: DeliveryRequestOutcome) {
    if (outcome === 'too many') throw deliveryQueueFull();
    notifyDeliveryQueue();
    return { success: true };
  }
}
