import type { FastifyInstance } from 'fastify';
import { ping } from '../repositories/ping.ts';
import type { Context } from './context.ts';

/** `GET /healthz`: 200 while the database answers, 503 when it does not. */
export function healthRoutes(app: FastifyInstance, { db }: Context): void {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await ping(db);
      return { ok: true };
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send({ ok: false });
    }
  });
}
