import type { BaseLogger } from 'pino';

/** The part of a logger the server's background work needs; both pino's and Fastify's loggers fit. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** One that can also be asked for a log which has something more in each line. */
export type ParentLog = Log & { child(bindings: Record<string, unknown>): Log };
