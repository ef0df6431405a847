import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** A setting that cannot be used; the message is one line, names it and holds no secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const text = v.pipe(v.string(), v.nonEmpty());
const port = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number), v.maxValue(65_535));
const postgresAddress = v.pipe(v.string(), v.url(), v.regex(/^postgres(ql)?:/));
const botName = v.pipe(
  v.string(),
  v.regex(/^@?\w{3,32}$/),
  v.transform((name) => name.replace('@', '')),
);

/** Each message says what the setting must be, to whoever got it wrong. */
const environment = v.object({
  PORT: v.message(v.optional(port, '3000'), 'must be a whole number from 1 to 65535'),
  HOST: v.optional(text, 'localhost'),
  DATABASE_URL: v.message(v.optional(postgresAddress), 'must look like postgres://user:password@host/name'),
  DATA_DIR: v.optional(text, 'data'),
  LAUNCH_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  BOT_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\d+:[\w-]+$/, 'must look like 123456:ABC-def'))),
  BOT_USERNAME: v.message(v.optional(botName), 'must have 3 to 32 letters, digits or _'),
  PUBLIC_URL: v.message(
    v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
    'must be an http or https address',
  ),
  LOG_LEVEL: v.message(v.optional(v.picklist(LEVELS), 'warn'), `must be one of ${LEVELS.join(', ')}`),
});

export type Config = {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Undefined: the secret kept in the data folder is used. */
  launchSecret: string | undefined;
  /** Undefined: launch data signed by the messenger is not looked at. */
  botToken: string | undefined;
  botUsername: string | undefined;
  /** Where people reach the mini app; launch links start with it. */
  publicUrl: string;
  logLevel: (typeof LEVELS)[number];
  /** The built client. */
  clientFolder: string;
};

/** Reads the environment; an empty variable counts as unset. Throws `ConfigError` for the first wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.entries(env).filter(([, value]) => value?.trim());
  const read = v.safeParse(environment, Object.fromEntries(set));
  if (!read.success) {
    const [issue] = read.issues;
    throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`);
  }
  const values = read.output;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataFolder: values.DATA_DIR,
    launchSecret: values.LAUNCH_SECRET,
    botToken: values.BOT_TOKEN,
    botUsername: values.BOT_USERNAME,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    logLevel: values.LOG_LEVEL,
    clientFolder: fileURLToPath(new URL('../../dist', import.meta.url)),
  };
}
