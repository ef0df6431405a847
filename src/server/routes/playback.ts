import type { FastifyInstance } from 'fastify';
import { playContent, searchContent } from '../../contract/playback.ts';
import { rowId } from '../domain/row-id.ts';
import { servePersonal } from '../plugins/calls.ts';
import { notFound, tooMany } from '../plugins/refusal.ts';
import { type Handover, recordPlay, recordSearch } from '../repositories/plays.ts';
import type { Context } from './context.ts';

/** By then the first of a full queue has been delivered, or has failed. */
const RETRY_SECONDS = 10;

/** What the person hands to the bot. */
export function playbackRoutes(app: FastifyInstance, { db, wished }: Context): void {
  servePersonal(app, playContent, async ({ userId, requestId, body }) => {
    const contentId = rowId(body.content_id);
    const outcome =
      contentId === undefined ? 'no such title' : await recordPlay(db, { userId, contentId, requestId });
    if (outcome === 'no such title') throw notFound('title');
    return answer(outcome);
  });

  servePersonal(app, searchContent, async ({ userId, requestId }) => {
    return answer(await recordSearch(db, userId, requestId));
  });

  function answer(outcome: Handover) {
    if (outcome === 'too many') throw tooMany('Too much is waiting for delivery', RETRY_SECONDS);
    wished();
    return { success: true };
  }
}
