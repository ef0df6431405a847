import type { BaseLogger } from 'pino';

/** The logger interface of background work; pino's and Fastify's loggers fit. */
export type Logger = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** A logger with child loggers, which add fields to each line. */
export type ParentLogger = Logger & { child(bindings: Record<string, unknown>): Logger };
