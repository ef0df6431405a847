import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkWrites, readReadiness } from '../database/readiness.ts';
import { clock, sleep } from '../lib/clock.ts';
import { VERSION } from '../lib/project.ts';
import type { RouteContext } from './route-context.ts';

/** Timeout of the readiness query, in milliseconds. */
const TIMEOUT_MS = 2000;

/** Least interval between test writes, in milliseconds: they sync the disk. */
const WRITE_INTERVAL_MS = 5000;

/** The longest time without a leader, in milliseconds. */
const LEADERLESS = 60_000;

/** Exempt from load shedding: the process is alive. */
const ALWAYS = { isAlwaysAnswered: true };

/**
 * `GET /healthz` (liveness): 200 and the version while the process answers. `GET /readyz` (readiness): 200, or 503
 * with the `missing` parts.
 */
export function healthRoutes(app: FastifyInstance, context: RouteContext): void {
  const missing = once(readinessOf(context));

  app.get('/healthz', { config: ALWAYS }, async (_request, reply) =>
    plain(reply).send({ ok: true, version: VERSION }),
  );

  app.get('/readyz', { config: ALWAYS }, async (request, reply) => {
    const found = await missing().catch((err: unknown) => {
      request.log.error({ err }, 'the database does not answer, or cannot be written to');
      return [isFull(err) ? 'room on the database’s disk' : 'the database does not answer'];
    });
    if (context.isEnding()) found.push('the server is stopping');
    plain(reply);
    return found.length === 0 ? { ok: true } : reply.code(503).send({ ok: false, missing: found });
  });
}

/** SQLSTATE disk_full. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100';
}

function plain(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}

/** Returns the missing parts; rejects if the database does not answer. */
function readinessOf({ db }: RouteContext): () => Promise<string[]> {
  let [ledAt, wroteAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  return async () => {
    const { missingMigrations, isLed } = await withinPatience(readReadiness(db));
    const now = clock.elapsed();
    if (isLed) ledAt = now;
    const missing = missingMigrations.map((name) => `the migration ${name}`);
    if (missing.length === 0 && now - wroteAt >= WRITE_INTERVAL_MS) {
      await withinPatience(checkWrites(db));
      wroteAt = now;
    }
    return now - ledAt < LEADERLESS ? missing : [...missing, 'a server that leads'];
  };
}

async function withinPatience<T>(answer: Promise<T>): Promise<T> {
  const late = new AbortController();
  const limit = sleep(TIMEOUT_MS, { signal: late.signal }).then(() => {
    throw new Error(`no answer within ${TIMEOUT_MS} ms`);
  });
  limit.catch(() => undefined);
  return Promise.race([answer, limit]).finally(() => late.abort());
}

/** Concurrent requests share one query. */
function once(ask: () => Promise<string[]>): () => Promise<string[]> {
  let inFlight: Promise<string[]> | undefined;
  return async () => {
    inFlight ??= ask().finally(() => {
      inFlight = undefined;
    });
    return [...(await inFlight)];
  };
}
