import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import * as v from 'valibot';
import { clock } from '../lib/clock.ts';
import type { LOG_LEVELS } from './environment-schema.ts';

const logLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    level: v.number(),
    time: v.optional(v.number()),
    msg: v.optional(v.string(), ''),
    err: v.optional(v.looseObject({ message: v.optional(v.string()), stack: v.optional(v.string()) })),
  }),
);

/** Levels at which somebody looks for a fault in the code. */
const WITH_STACK: readonly (typeof LOG_LEVELS)[number][] = ['debug', 'trace'];

/** A line of the log for somebody at a terminal: time, level, message, and its facts in brackets; a stack only where `level` asks for detail. */
function sentenceOf(line: string, level: (typeof LOG_LEVELS)[number]): string {
  const read = v.safeParse(logLine, line);
  if (!read.success) return line;
  const { level: number, time = clock.now(), msg, err, ...facts } = read.output;
  const at = new Date(time).toTimeString().slice(0, 8);
  const shown = [err?.message, ...Object.entries(facts).map(([name, value]) => `${name}: ${textOf(value)}`)];
  const behind = shown.filter(Boolean).join('; ');
  const stack = err?.stack !== undefined && WITH_STACK.includes(level) ? `\n${err.stack}` : '';
  return `${at} ${pino.levels.labels[number] ?? number}: ${msg}${behind && ` (${behind})`}${stack}\n`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Query values that grant access, including those within JSON. */
const SECRETS = /([?&]\w*(?:token|key)=)[^&#"\\\s]*/gi;

/** Bot tokens in URLs of the Bot API, which some errors contain. */
const BOT_TOKENS = /(\/bot)\d+:[\w-]+/g;

export function redactSecrets(url: string): string {
  return url.replace(SECRETS, '$1[hidden]');
}

const isTerminalStream = (stream: DestinationStream) => 'isTTY' in stream && stream.isTTY === true;

/** The server's pino logger; omits headers and redacts tokens and keys. Lines are JSON, on a terminal sentences. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const isTerminal = destination === undefined ? process.stdout.isTTY : isTerminalStream(destination);
  const options = {
    level,
    base: null,
    redact: ['token', 'key', 'jwt', 'authorization', '*.token', '*.key', '*.jwt', '*.authorization'],
    // On the serialised line: errors may contain secrets at any depth.
    hooks: {
      streamWrite: (line: string) => {
        const safe = redactSecrets(line.replace(BOT_TOKENS, '$1[hidden]'));
        return isTerminal ? sentenceOf(safe, level) : safe;
      },
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        url: redactSecrets(request.url),
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
