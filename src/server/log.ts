import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Query values that open somebody's account, also of an address inside a line of JSON. */
const SECRETS = /([?&](?:token|key)=)[^&#"\\\s]*/gi;

/** A bot's token stands in the address of every call to the messenger, and such an address in some errors. */
const BOT_TOKENS = /(\/bot)\d+:[\w-]+/g;

export function withoutSecrets(url: string): string {
  return url.replace(SECRETS, '$1[hidden]');
}

/** The server's log, one JSON object a line; requests are written without headers, tokens and keys. */
export function makeLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: ['token', 'key', 'jwt', 'authorization', '*.token', '*.key', '*.jwt', '*.authorization'],
    // Over the finished line: an error may hold others, and anything else, at any depth.
    hooks: { streamWrite: (line: string) => withoutSecrets(line.replace(BOT_TOKENS, '$1[hidden]')) },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        url: withoutSecrets(request.url),
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
