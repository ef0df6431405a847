import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Address6 } from 'ip-address';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { CallCounter } from './call-counter.ts';

export type RateLimits = {
  /** Calls of one person, and from one address, in ten seconds. */
  person: number;
  address: number;
  /** Pictures for one address in ten seconds. */
  pictures: number;
  /** Concurrent calls of one person; opening a screen makes some fifteen. */
  concurrency: number;
  /** Event loop delay in milliseconds from which new calls get 503; 0: never. */
  delayMs: number;
  /** The longest time for which a refusal is held back, in milliseconds; by default `MAX_TARPIT_MS`. */
  maxTarpitMs?: number;
};

/**
 * Fast browsing makes some ten calls a second and shows sixty pictures, which a browser then keeps; many phones may share
 * one IP address: 150 people who open the home for the first time within ten seconds take 6000 pictures.
 */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  person: 600,
  address: 3000,
  pictures: 6000,
  concurrency: 4,
  delayMs: 2000,
};

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

declare module 'fastify' {
  interface FastifyRequest {
    /** The size of a personal answer before compression. */
    answerBytes: number;
  }
}

/** A longer answer counts as several calls once it is sent: a whole list takes as long as some twenty pages. */
const BYTES_PER_CALL = 32 * 1024;

/** 429 with `Retry-After` for an IP address over the limit. */
export function rateLimitByIp(app: FastifyInstance, counter: CallCounter): void {
  app.addHook('onRequest', async (request) => {
    if (!isLocalProxy(request)) counter.limit(ipKeyOf(request));
  });
}

/** 429 with `Retry-After` for a user over the limit; register it after the session check. */
export function rateLimitByUser(app: FastifyInstance, counter: CallCounter): void {
  app.addHook('onRequest', async ({ userId }) => counter.limit(userId));
}

export type CallCounters = { person: CallCounter; address: CallCounter };

/**
 * True if a call comes from this machine without a trusted header that names the caller (see `TRUST_PROXY`): a
 * local proxy forwards everybody's calls, so it has no limit. Decided by the socket, since a header may say
 * anything.
 */
function isLocalProxy({ raw, ips }: FastifyRequest): boolean {
  return LOOPBACK.includes(raw.socket.remoteAddress ?? '') && (ips?.length ?? 1) === 1;
}

const ipKeys = new LRUCache<string, string>({ max: 5000 });

/** The address, or its /64 network for IPv6. Cached: parsing takes long. */
export function ipKeyOf({ ip }: FastifyRequest): string {
  const cached = ipKeys.get(ip);
  if (cached !== undefined) return cached;
  const key = networkOf(ip);
  ipKeys.set(ip, key);
  return key;
}

function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  return address.isMapped4()
    ? address.to4().correctForm()
    : new Address6(`${ip}/64`).startAddress().correctForm();
}

/**
 * Queues a person's calls beyond the limit until earlier ones are answered; a heavy user's run one by one. In
 * `preParsing`, behind the rate limits' `onRequest`: refused calls are not queued.
 */
export function limitConcurrencyByUser(app: FastifyInstance, concurrency: number, person: CallCounter): void {
  const queues = new Map<string, LimitFunction>();
  app.decorateRequest('answerBytes', 0);
  app.addHook('preParsing', async (request, reply) => {
    const { userId } = request;
    const { raw } = reply;
    const queue = queues.get(userId) ?? pLimit(concurrency);
    queues.set(userId, queue);
    queue.concurrency = person.isHeavy(userId) ? 1 : concurrency;
    await new Promise<void>((begin) => {
      const inHand = queue(async () => {
        // The client disconnected while the call was queued: nothing is done for it.
        if (raw.destroyed) {
          reply.hijack();
          return begin();
        }
        begin();
        await once(raw, 'close');
        const further = Math.floor(request.answerBytes / BYTES_PER_CALL);
        if (further > 0) person.count(userId, further);
      });
      void inHand.finally(() => {
        if (queue.activeCount + queue.pendingCount === 0) queues.delete(userId);
      });
    });
  });
}
