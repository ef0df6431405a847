import type { ServerResponse } from 'node:http';

/** Keeps proxies and the server's own limit on silent connections from cutting the stream, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** A client that has not read so many bytes is given up; it comes back with what it has. */
const MAX_UNREAD_BYTES = 256 * 1024;

export type EventStream = {
  /** Sends an event with its id and JSON data. */
  send(event: { name: string; id: number; data: unknown }): void;
  end(): void;
};

/** Answers with server-sent events, until `mayGoOn` says no at a heartbeat; `onClose` runs once, however it ends. */
export function openEventStream(
  response: ServerResponse,
  headers: Record<string, string>,
  { mayGoOn, onClose }: { mayGoOn: () => Promise<boolean>; onClose: () => void },
  heartbeatMs = HEARTBEAT_MS,
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
  const beat = async () => {
    // A check that fails decides nothing: the next one will.
    if (await mayGoOn().catch(() => true)) write(':\n\n');
    else response.end();
  };
  const heartbeat = setInterval(() => void beat(), heartbeatMs).unref();
  response.once('close', () => {
    clearInterval(heartbeat);
    onClose();
  });
  return {
    send: ({ name, id, data }) => write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void response.end(),
  };
}
