import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { sentenceOf } from './log-sentence.ts';

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
