import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** A setting that cannot be used; the message is one line, names it and holds no secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The Bot API server of the messenger that everybody uses. */
const TELEGRAM = 'https://api.telegram.org';

/** Whether the messenger opens, fetches or calls an address: the real one https only, one of one's own any. */
export function takesAddress(botApiRoot: string, url: string): boolean {
  return botApiRoot !== TELEGRAM || url.startsWith('https:');
}

const LAST_PORT = 65_535;

const text = v.pipe(v.string(), v.nonEmpty());
const port = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number), v.maxValue(LAST_PORT));
const postgresAddress = v.pipe(v.string(), v.url(), v.regex(/^postgres(ql)?:/));
const botName = v.pipe(
  v.string(),
  v.regex(/^@?\w{3,32}$/),
  v.transform((name) => name.replace('@', '')),
);

const apiRoot = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:/),
  v.transform((url) => url.replace(/\/+$/, '')),
);
const ids = v.pipe(
  v.string(),
  v.regex(/^[\s,]*\d+(?:[\s,]+\d+)*[\s,]*$/),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
);
const stars = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number), v.maxValue(10_000));

/** Each message says what the setting must be, to whoever got it wrong. */
const environment = v.object({
  PORT: v.message(v.optional(port, '3000'), 'must be a whole number from 1 to 65535'),
  HOST: v.optional(text, 'localhost'),
  DATABASE_URL: v.message(v.optional(postgresAddress), 'must look like postgres://user:password@host/name'),
  DATA_DIR: v.optional(text, 'data'),
  LAUNCH_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  BOT_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\d+:[\w-]+$/, 'must look like 123456:ABC-def'))),
  BOT_USERNAME: v.message(v.optional(botName), 'must have 3 to 32 letters, digits or _'),
  BOT_API_ROOT: v.message(v.optional(apiRoot, TELEGRAM), 'must be an http or https address'),
  OWNER_IDS: v.message(v.optional(ids), 'must be numbers with commas between'),
  PREMIUM_STARS: v.message(v.optional(stars, '100'), 'must be a whole number from 1 to 10000'),
  SIMULATOR_PORT: v.message(v.optional(port), 'must be a whole number from 1 to 65535'),
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
  /** The Bot API server, without a slash at the end. */
  botApiRoot: string;
  /** The messenger brings updates to PUBLIC_URL; otherwise the bot asks for them. */
  usesWebhook: boolean;
  /** User ids of those who may add sources and grant premium. */
  ownerIds: readonly string[];
  /** What a month of premium costs, in Telegram Stars. */
  premiumStars: number;
  /** Where the messenger for one machine listens when there is no bot token. */
  simulatorPort: number;
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
  const simulatorPort = values.SIMULATOR_PORT ?? neighbourOf(values.PORT);
  if (simulatorPort === values.PORT) throw new ConfigError('SIMULATOR_PORT must be another port than PORT');
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataFolder: values.DATA_DIR,
    launchSecret: values.LAUNCH_SECRET,
    botToken: values.BOT_TOKEN,
    botUsername: values.BOT_USERNAME,
    botApiRoot: values.BOT_API_ROOT,
    usesWebhook: canBeCalled(values),
    ownerIds: values.OWNER_IDS ?? [],
    premiumStars: values.PREMIUM_STARS,
    simulatorPort,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    logLevel: values.LOG_LEVEL,
    clientFolder: fileURLToPath(new URL('../../dist', import.meta.url)),
  };
}

/** The next port, or the one before the last. */
function neighbourOf(port: number): number {
  return port < LAST_PORT ? port + 1 : port - 1;
}

/** Nobody can be told to call an address that was not set. */
function canBeCalled(values: v.InferOutput<typeof environment>): boolean {
  const { BOT_TOKEN: token, PUBLIC_URL: url, BOT_API_ROOT: root } = values;
  return token !== undefined && url !== undefined && takesAddress(root, url);
}
