import type { FastifyInstance } from 'fastify';
import { reportProblem } from '../../../contract/own/title.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { deliverableVersions } from '../videos/title-videos.ts';
import { addReportNote, fileReport } from './reports.ts';

/** The bot's services for the routes. */
export type ReportServices = Pick<BotServices, 'ownerIds' | 'notifyLiveMessages'>;

/**
 * 'Segnala un problema' on a title's page; `services` is undefined without a bot, where no owner would learn of it.
 */
export function ownReportRoutes(
  app: FastifyInstance,
  { db }: Pick<RouteContext, 'db'>,
  services: ReportServices | undefined,
): void {
  registerPersonalCall(app, reportProblem, async ({ userId, body: { content_id, episode, kind, note } }) => {
    const titleId = parseRowId(content_id);
    if (titleId === undefined || !services) throw notFound('title');
    const part = { titleId, episode: episode ?? undefined };
    const [version, ...others] = await deliverableVersions(db, part);
    // Among several versions the watched one is unknown.
    const versionId = others.length === 0 ? version?.id : undefined;
    const filed = await fileReport(db, { userId, part, kind, versionId }, services.ownerIds);
    if (filed === 'no such part') throw notFound('part');
    if (filed === 'too many') throw new ApiError(409, 'Too many reports within a day');
    if (note?.trim()) await addReportNote(db, { id: filed.id, userId, words: note.trim() });
    services.notifyLiveMessages();
    return { success: true };
  });
}
