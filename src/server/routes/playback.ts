import type { FastifyInstance } from 'fastify';
import { playContent, searchContent } from '../../contract/playback.ts';
import { rowId } from '../domain/row-id.ts';
import { servePersonal } from '../plugins/calls.ts';
import { notFound } from '../plugins/refusal.ts';
import { recordPlay, recordSearch } from '../repositories/plays.ts';
import type { Context } from './context.ts';

/** What the person hands to the bot. */
export function playbackRoutes(app: FastifyInstance, { db, wished }: Context): void {
  servePersonal(app, playContent, async ({ userId, body }) => {
    const contentId = rowId(body.content_id);
    const played = contentId !== undefined && (await recordPlay(db, { userId, contentId }));
    if (!played) throw notFound('title');
    wished();
    return { success: true };
  });

  servePersonal(app, searchContent, async ({ userId }) => {
    await recordSearch(db, userId);
    wished();
    return { success: true };
  });
}
