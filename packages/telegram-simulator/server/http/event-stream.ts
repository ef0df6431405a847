import type { FastifyReply } from 'fastify';
import type { EventFeed, NumberedEvent } from '../world/event-feed.ts';

/** Milliseconds between heartbeats. */
const HEARTBEAT = 15_000;
/** Unsent bytes after which a slow client is disconnected. */
const BACKLOG = 1024 * 1024;

/** Sends the events after a number and all that follow, until the page disconnects. */
export function streamEvents(feed: EventFeed, after: number, reply: FastifyReply): void {
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const write = (text: string) => {
    stream.write(text);
    if (stream.writableLength > BACKLOG) stream.destroy();
  };
  write(': hello\n\n');
  const missed = feed.after(after) ?? [{ id: feed.sequence, event: { type: 'reset' as const } }];
  for (const numbered of missed) write(serialize(numbered));
  const stop = feed.listen((numbered) => write(serialize(numbered)));
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT);
  stream.once('close', () => {
    clearInterval(heartbeat);
    stop();
  });
}

function serialize({ id, event }: NumberedEvent): string {
  return `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
}
