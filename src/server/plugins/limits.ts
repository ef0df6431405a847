import { once } from 'node:events';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from './refusal.ts';

export type Limits = {
  /** Calls of one person, and from one address, in ten seconds. */
  person: number;
  address: number;
  /** Calls of one person that are worked on at a time: the opening of a screen is some fifteen. */
  atOnce: number;
  /** A process that is so many milliseconds late takes nothing new: what it has would take even longer. 0: never. */
  delayMs: number;
};

/** Browsing fast takes some ten calls a second; whole networks of phones share one address. */
export const LIMITS: Limits = { person: 600, address: 3000, atOnce: 16, delayMs: 2000 };
const WINDOW_MS = 10_000;

/** A proxy on this machine stands for everybody behind it, unless it is trusted to say for whom (`TRUST_PROXY`). */
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** How much is left is nobody's business, and costs time in every answer. */
const HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
const QUIET = { addHeaders: { ...HEADERS, 'retry-after': true }, addHeadersOnExceeding: HEADERS };

const tooMany = (_request: FastifyRequest, { ttl }: { ttl: number }) =>
  new Refusal(429, 'Too many calls', Math.ceil(ttl / 1000));

/** 503 with `Retry-After` for every call while the process is overloaded. */
export async function shedLoad(app: FastifyInstance, delayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delayMs,
    pressureHandler: () => {
      throw new Refusal(503, 'Too busy', 5);
    },
  });
}

/** 429 with `Retry-After` for an address that calls too often. */
export async function limitAddresses(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: WINDOW_MS,
    allowList: LOOPBACK,
    errorResponseBuilder: tooMany,
    ...QUIET,
  });
}

/** The same for the person whom the session names; comes after the session's own check. */
export async function limitPersons(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: WINDOW_MS,
    keyGenerator: (request) => request.userId,
    errorResponseBuilder: tooMany,
    ...QUIET,
  });
}

/** Calls beyond that wait for the same person's to be answered: in nobody else's way, and refused to nobody. */
export function queuePersons(app: FastifyInstance, atOnce: number): void {
  const queues = new Map<string, LimitFunction>();
  app.addHook('onRequest', async ({ userId }, { raw }) => {
    const queue = queues.get(userId) ?? pLimit(atOnce);
    queues.set(userId, queue);
    await new Promise<void>((begin) => {
      const inHand = queue(async () => {
        begin();
        // Who has hung up while waiting is done with.
        if (!raw.closed) await once(raw, 'close');
      });
      void inHand.finally(() => {
        if (queue.activeCount + queue.pendingCount === 0) queues.delete(userId);
      });
    });
  });
}
