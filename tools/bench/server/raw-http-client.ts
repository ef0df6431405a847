import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Call } from './call.ts';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** `ask` resolves to the status, 0 when the connection was cut. */
type Connection = { ask(request: string): Promise<number>; close(): void };

const CUT = 0;

/**
 * One connection that sends one request after the other. Bytes in, bytes out: a client that does more would take
 * the processor's time from the measured server. No library: autocannon rounds latencies to milliseconds, while
 * most of these are a fraction of one, and measures for whole seconds only.
 */
export async function openConnection(port: number): Promise<Connection> {
  let waiting: ((status: number) => void) | undefined;
  let pieces: Buffer[] = [];
  let [received, needed] = [0, 0];
  const receive = (bytes: Buffer) => {
    pieces.push(bytes);
    received += bytes.length;
    // Joined twice at most, however many pieces a long answer comes in.
    if (received < needed) return;
    const answer = pieces.length > 1 ? Buffer.concat(pieces) : bytes;
    const end = answer.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = answer.toString('latin1', 0, end);
    const [, length = 0] = /content-length: (\d+)/i.exec(head) ?? [];
    needed = end + END_OF_HEAD.length + Number(length);
    if (received < needed) return;
    forget();
    waiting?.(Number(head.slice(9, 12)));
  };
  const forget = () => {
    pieces = [];
    [received, needed] = [0, 0];
  };
  const open = async (): Promise<Socket> => {
    forget();
    const opened = connect({ port, host: '127.0.0.1', noDelay: true });
    opened.on('data', receive);
    opened.on('error', () => {}).on('close', () => waiting?.(CUT));
    await once(opened, 'connect');
    return opened;
  };
  let socket = await open();
  const ask = async (request: string) => {
    if (socket.destroyed) socket = await open();
    return new Promise<number>((resolve) => {
      waiting = resolve;
      socket.write(request);
    });
  };
  return { ask, close: () => socket.destroy() };
}

/** A request as it goes over the wire. */
export function formatHttpRequest({
  method,
  path,
  token,
  body,
}: Omit<Call, 'user'> & { token: string }): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const type =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\n${type}\r\n${payload}`;
}
