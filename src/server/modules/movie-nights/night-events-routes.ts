import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { watchMovieNight } from '../../../contract/movie-nights.ts';
import { COMMON_HEADERS, REQUEST_ID_HEADER } from '../../http/common-headers.ts';
import { parseCallInput } from '../../http/parse-call-input.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { clock } from '../../lib/clock.ts';
import type { NightHub } from './night-hub.ts';
import { readSnapshot } from './night-snapshot.ts';

/**
 * The events of a night. Each person has one stream on a server: a new one ends the previous one, which is often that of a
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
      // Refuses people who may not watch, while a status can still be sent.
      await readSnapshot(context, { id, userId });
      reply.hijack();
      // The client may have gone meanwhile.
      if (reply.raw.destroyed) return;
      streams.get(userId)?.end();
      const headers = { ...COMMON_HEADERS, [REQUEST_ID_HEADER]: request.id };
      const stream = openEventStream(reply.raw, headers, {
        mayGoOn: (isNow) => request.isSessionValid({ isNow }),
        onClose: () => {
          stopWatching();
          if (streams.get(userId) === stream) streams.delete(userId);
        },
      });
      streams.set(userId, stream);
      const stopWatching = hub.watch(id, {
        userId,
        inOwnLanguage: (work) => request.inOwnLanguage?.(work) ?? work(),
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

/** Keeps proxies and the server's own limit on silent connections from cutting the stream, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** Interval of a stream's checks of its session, in milliseconds. */
const CHECK_MS = 1000;

/** A client with this many unread bytes is dropped; it comes back with its version. */
const MAX_UNREAD_BYTES = 256 * 1024;

type EventStream = {
  /** Sends an event with its id and JSON data. */
  send(event: { name: string; id: number; data: unknown }): void;
  end(): void;
};

/**
 * Answers with server-sent events, until `mayGoOn`, which runs before each, returns false; `onClose` runs once,
 * however it ends.
 */
function openEventStream(
  response: ServerResponse,
  headers: Record<string, string>,
  { mayGoOn, onClose }: { mayGoOn: (isNow: boolean) => Promise<boolean>; onClose: () => void },
): EventStream {
  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // nginx would collect events before it passes them on.
    'x-accel-buffering': 'no',
  });
  const write = (text: string) => {
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  // The client sees at once that it is connected.
  write(':\n\n');
  let sent = Promise.resolve();
  const check = async (isNow: boolean, text: string) => {
    // A check that fails decides nothing: the next one will.
    if (!(await mayGoOn(isNow).catch(() => true))) response.end();
    else if (text !== '') write(text);
  };
  const timers = [
    clock.setInterval(() => void check(false, ''), CHECK_MS).unref(),
    clock.setInterval(() => write(':\n\n'), HEARTBEAT_MS).unref(),
  ];
  response.once('close', () => {
    for (const timer of timers) clearInterval(timer);
    onClose();
  });
  return {
    // Sends them in order, one after the other.
    send({ name, id, data }) {
      const text = `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      sent = sent.then(() => check(true, text));
    },
    end: () => void response.end(),
  };
}
