import { once } from 'node:events';
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * One connection that asks one request after the other. Bytes in, bytes out: a client that does more would take the
 * processor's time from the server that it measures.
 */
export async function openConnection(port) {
  let socket;
  let waiting;
  let answer = Buffer.alloc(0);
  const hear = (bytes) => {
    answer = answer.length > 0 ? Buffer.concat([answer, bytes]) : bytes;
    const end = answer.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = answer.latin1Slice(0, end);
    const [, length = 0] = /content-length: (\d+)/i.exec(head) ?? [];
    if (answer.length < end + END_OF_HEAD.length + Number(length)) return;
    const status = Number(head.slice(9, 12));
    const body = answer.subarray(end + END_OF_HEAD.length);
    answer = Buffer.alloc(0);
    waiting({ status, body });
  };
  const open = async () => {
    answer = Buffer.alloc(0);
    socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.on('data', hear);
    // Cut off: status 0.
    socket.on('error', () => {}).on('close', () => waiting?.({ status: 0 }));
    await once(socket, 'connect');
  };
  await open();
  const ask = async (request) => {
    if (socket.destroyed) await open();
    return new Promise((resolve) => {
      waiting = resolve;
      socket.write(request);
    });
  };
  return { ask, close: () => socket.destroy() };
}

/** A request as it goes over the wire. */
export function formatHttpRequest({ method, path, token, body }) {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const type =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(payload)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\n${type}\r\n${payload}`;
}
