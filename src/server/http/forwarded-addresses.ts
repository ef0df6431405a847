import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-forwarded-for';

/**
 * Drops the ports of `X-Forwarded-For`, which some balancers add: with them a proxy's address would be in none of the
 * trusted networks, and each connection of a caller would count as another caller.
 */
export function dropForwardedPorts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers[HEADER];
    if (typeof forwarded === 'string') headers[HEADER] = forwarded.split(',').map(withoutPort).join(',');
    done();
  });
}

/** '1.2.3.4:5678' and '[2001:db8::1]:80' without the port, quotes and brackets; all else as it is. */
function withoutPort(entry: string): string {
  const text = entry.trim().replaceAll('"', '');
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, host = ''] = /^(.+):\d+$/.exec(text) ?? [];
  return bracketed ?? (isIPv4(host) ? host : text);
}
