import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { tarpitDelayMs } from './api-error.ts';

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers what is no HTTP request, and oversized headers. Nothing more is read from the socket, and the answer is held
 * back (`tarpitDelayMs`).
 */
export function rejectMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  socket.pause();
  const status = STATUSES[error.code ?? ''] ?? 400;
  const refuse = () => {
    if (socket.writable) socket.write(answerOf(status));
    socket.destroy();
  };
  // Who is too slow has been waiting already.
  if (status === 408) refuse();
  else setTimeout(refuse, tarpitDelayMs()).unref();
}

function answerOf(status: number): string {
  const reason = STATUS_CODES[status];
  const body = JSON.stringify({ error: reason });
  const type = 'Content-Type: application/json; charset=utf-8';
  return `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
