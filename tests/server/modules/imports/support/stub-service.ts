import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';

/**
 * A failure: an answer of that status; no answer; an answer after this number of milliseconds; one that ends amid
 * its body; one that is complete but not JSON; a closed connection.
 */
export type StubFault =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | { slow: number }
  | 'silent'
  | 'cut off'
  | 'broken'
  | 'disconnect';

type Planned = { path: string; fault: StubFault; times: number };

/** A stub of an external service. */
export type StubService = {
  root: string;
  /** Path and query of all requests so far, with their times. */
  requests: { url: string; at: number; authorization: string | undefined }[];
  /** Makes the next `times` requests fail whose path begins so. */
  fail(path: string, fault: StubFault, times?: number): void;
  close(): Promise<void>;
};

/** Starts a service made of `routes`; port 0 picks a free one. */
export async function startStubService(
  routes: (app: FastifyInstance) => void,
  port = 0,
): Promise<StubService> {
  const app = fastify({ forceCloseConnections: true, exposeHeadRoutes: false });
  const requests: StubService['requests'] = [];
  const planned: Planned[] = [];

  app.addHook('onRequest', async (request, reply) => {
    const { url, headers } = request;
    requests.push({ url, at: Date.now(), authorization: headers.authorization });
    const plan = planned.find((one) => one.times > 0 && url.startsWith(one.path));
    if (!plan) return undefined;
    plan.times -= 1;
    return goWrong(plan.fault, reply);
  });
  routes(app);

  await app.listen({ port, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    root: `http://127.0.0.1:${address.port}`,
    requests,
    fail: (path, fault, times = 1) => void planned.push({ path, fault, times }),
    close: () => app.close(),
  };
}

async function goWrong(fault: StubFault, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (fault === 'silent') return sleep(60_000, reply, { ref: false });
  if (fault === 'disconnect') {
    reply.hijack().raw.destroy();
    return reply;
  }
  if (fault === 'cut off') {
    const { raw } = reply.hijack();
    raw.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
    raw.write('{"id":653,"title":', () => raw.destroy());
    return reply;
  }
  if (fault === 'broken') return reply.type('application/json').send('{"id":653,"title":');
  if ('slow' in fault) {
    await sleep(fault.slow);
    return undefined;
  }
  return reply
    .code(fault.status)
    .headers(fault.headers ?? {})
    .send(fault.body ?? { status: fault.status });
}
