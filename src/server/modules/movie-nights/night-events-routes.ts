import type { FastifyInstance } from 'fastify';
import { watchMovieNight } from '../../../contract/movie-nights.ts';
import { COMMON_HEADERS, REQUEST_ID_HEADER } from '../../http/common-headers.ts';
import { parseCallInput } from '../../http/parse-call-input.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import type { NightHub } from './night-hub.ts';
import { readSnapshot } from './read-snapshot.ts';

/**
 * The events of a night. Each person has one stream on a server: a new one ends the one before, which is often that of a
 * connection that has died unseen.
 */
export function nightEventsRoutes(
  app: FastifyInstance,
  context: Pick<RouteContext, 'db' | 'images'>,
  hub: NightHub,
): void {
  const streams = new Map<string, EventStream>();

  app.route({
    method: watchMovieNight.method,
    url: watchMovieNight.path,
    handler: async (request, reply) => {
      const { id } = parseCallInput(watchMovieNight, request).params;
      const { userId } = request;
      // Refuses who may not watch, while that can still be answered by a status.
      await readSnapshot(context, { id, userId });
      reply.hijack();
      // The client may have gone meanwhile.
      if (reply.raw.destroyed) return;
      streams.get(userId)?.end();
      const headers = { ...COMMON_HEADERS, [REQUEST_ID_HEADER]: request.id };
      const stream = openEventStream(reply.raw, headers, {
        mayGoOn: () => request.isSessionValid(),
        onClose: () => {
          stopWatching();
          if (streams.get(userId) === stream) streams.delete(userId);
        },
      });
      streams.set(userId, stream);
      const stopWatching = hub.watch(id, {
        userId,
        version: lastVersionOf(request.headers['last-event-id']),
        send: (snapshot) => stream.send({ name: 'room', id: snapshot.version, data: snapshot }),
        end: () => stream.end(),
      });
    },
  });
}

/** The version that a client has; 0 without one. */
function lastVersionOf(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0;
}
