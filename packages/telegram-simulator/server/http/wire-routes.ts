import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { State } from '../../wire.ts';
import { ActionError } from '../actions/action-error.ts';
import { performAction } from '../actions/perform-action.ts';
import type { AppProxies } from '../app-proxies.ts';
import type { EventFeed, NumberedEvent } from '../world/event-feed.ts';
import type { World } from '../world/world.ts';

/** Largest action: a file of 20 MB, the limit for bots' downloads, and more, as base64. */
const MAX_ACTION_BYTES = 64 * 1024 * 1024;

/** The page's API: state, event stream and actions (see wire.ts). */
export async function wireRoutes(app: FastifyInstance, world: World, proxies: AppProxies): Promise<void> {
  // JSON only: a cross-origin page cannot send it without a CORS preflight.
  app.removeContentTypeParser('text/plain');

  app.get('/wire/state', () => ({ ...stateOf(world), ...proxies }));

  app.get<{ Querystring: { after?: string } }>('/wire/events', (request, reply) => {
    const after = Number(request.headers['last-event-id'] ?? request.query.after ?? world.feed.sequence);
    streamEvents(world.feed, after, reply);
  });

  app.post('/wire/act', { bodyLimit: MAX_ACTION_BYTES }, async (request, reply) => {
    try {
      return { ok: true, result: (await performAction(world, request.body)) ?? null };
    } catch (error) {
      if (error instanceof ActionError) return reply.code(400).send({ ok: false, error: error.message });
      if (!(error instanceof v.ValiError)) throw error;
      const [issue] = error.issues;
      return reply
        .code(400)
        .send({ ok: false, error: `${v.getDotPath(issue) ?? 'action'}: ${issue.message}` });
    }
  });

  app.get<{ Params: { id: string } }>('/wire/files/:id', (request, reply) => {
    const stored = world.files.find(request.params.id);
    if (!stored) return reply.code(404).send();
    return reply.header('x-content-type-options', 'nosniff').type(stored.mimeType).send(stored.bytes);
  });
}

function stateOf(world: World): State {
  return {
    sequence: world.feed.sequence,
    bot: world.bot,
    appUrl: world.appUrl,
    people: [...world.people.values()],
    ownerIds: [...world.ownerIds],
    chats: [...world.chats.values()],
    clockAhead: world.clock.ahead(),
    faults: [...world.faults.inForce()],
    log: [...world.log.entries()],
  };
}

/** Milliseconds between heartbeats. */
const HEARTBEAT_MS = 15_000;
/** Unsent bytes after which a slow client is disconnected. */
const MAX_BACKLOG = 1024 * 1024;

/** Sends the events after a number and all that follow, until the page disconnects. */
function streamEvents(feed: EventFeed, after: number, reply: FastifyReply): void {
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const write = (text: string) => {
    stream.write(text);
    if (stream.writableLength > MAX_BACKLOG) stream.destroy();
  };
  write(': hello\n\n');
  const missed = feed.after(after) ?? [{ id: feed.sequence, event: { type: 'reset' as const } }];
  for (const numbered of missed) write(serialize(numbered));
  const stop = feed.listen((numbered) => write(serialize(numbered)));
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  stream.once('close', () => {
    clearInterval(heartbeat);
    stop();
  });
}

function serialize({ id, event }: NumberedEvent): string {
  return `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
}
