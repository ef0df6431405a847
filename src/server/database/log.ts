import type { BaseLogger } from 'pino';

/** The part of a logger the server's background work needs; both pino's and Fastify's loggers fit. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;
