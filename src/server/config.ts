import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { PoolLimits } from './database/open-database.ts';
import { type Brand, brandOf, brandSettings } from './domain/brand.ts';
import type { Secrets } from './domain/secrets.ts';
import type { ImageSettings } from './images/image-library.ts';

/** A setting that cannot be used; the message is one line, names it and holds no secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The Bot API server of the messenger that everybody uses. */
const TELEGRAM = 'https://api.telegram.org';

/** The movie database: its calls, its daily lists of ids, its pictures. */
const TMDB = {
  api: 'https://api.themoviedb.org',
  exports: 'https://files.tmdb.org',
  images: 'https://image.tmdb.org/t/p',
};

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
const accessToken = v.pipe(v.string(), v.regex(/^[\w.-]{8,2000}$/, 'must be letters, digits, dots, - or _'));
/** `pictures.example`, `192.168.1.5:8096`. */
const hosts = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
  v.check((list) => list.every((host) => URL.canParse(`http://${host}`) && /^[^/@?#]+$/.test(host))),
);
const megabytes = v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number));
const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number));
const milliseconds = v.pipe(v.string(), v.regex(/^[1-9]\d{2,6}$/), v.transform(Number));
const days = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number), v.maxValue(36_500));
const seconds = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
const stars = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number), v.maxValue(10_000));

const secrets = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((secret) => secret.trim())),
  v.check((list) => list.every(({ length }) => length >= 16), 'must have at least 16 characters'),
  v.tupleWithRest([v.string()], v.string()),
);
const yesOrNo = v.pipe(
  v.picklist(['yes', 'no']),
  v.transform((word) => word === 'yes'),
);

/** Each message says what the setting must be, to whoever got it wrong. */
const environment = v.object({
  ...brandSettings,
  PORT: v.message(v.optional(port, '3000'), 'must be a whole number from 1 to 65535'),
  HOST: v.optional(text, 'localhost'),
  DATABASE_URL: v.message(v.optional(postgresAddress), 'must look like postgres://user:password@host/name'),
  DATABASE_CONNECTIONS: v.message(v.optional(count, '10'), 'must be a whole number from 1 to 999'),
  DATABASE_WAIT_MS: v.message(v.optional(milliseconds, '3000'), 'must be a whole number from 100'),
  DATABASE_QUERY_MS: v.message(v.optional(milliseconds, '10000'), 'must be a whole number from 100'),
  MIGRATE_AT_START: v.message(v.optional(yesOrNo, 'yes'), 'must be yes or no'),
  DATA_DIR: v.optional(text, 'data'),
  LAUNCH_SECRET: v.optional(secrets),
  BOT_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\d+:[\w-]+$/, 'must look like 123456:ABC-def'))),
  BOT_USERNAME: v.message(v.optional(botName), 'must have 3 to 32 letters, digits or _'),
  BOT_API_ROOT: v.message(v.optional(apiRoot, TELEGRAM), 'must be an http or https address'),
  DRAIN_SECONDS: v.message(v.optional(seconds, '0'), 'must be a whole number from 0 to 999'),
  TRUST_PROXY: v.message(v.optional(yesOrNo, 'no'), 'must be yes or no'),
  REQUIRE_LAUNCH_DATA: v.message(v.optional(yesOrNo), 'must be yes or no'),
  OWNER_IDS: v.message(v.optional(ids), 'must be numbers with commas between'),
  PREMIUM_STARS: v.message(v.optional(stars, '100'), 'must be a whole number from 1 to 10000'),
  GATHER_SECONDS: v.message(v.optional(seconds, '30'), 'must be a whole number from 0 to 999'),
  METRICS_PORT: v.message(v.optional(port), 'must be a whole number from 1 to 65535'),
  METRICS_TOKEN: v.optional(accessToken),
  TMDB_TOKEN: v.optional(accessToken),
  TMDB_API_ROOT: v.message(v.optional(apiRoot, TMDB.api), 'must be an http or https address'),
  TMDB_EXPORTS_ROOT: v.message(v.optional(apiRoot, TMDB.exports), 'must be an http or https address'),
  TMDB_IMAGES_ROOT: v.message(v.optional(apiRoot, TMDB.images), 'must be an http or https address'),
  JELLYFIN_TOKEN: v.optional(accessToken),
  IMAGE_HOSTS: v.message(v.optional(hosts, 'image.tmdb.org'), 'must be hosts with commas between'),
  IMAGE_PRIVATE_HOSTS: v.message(
    v.optional(hosts, ''),
    'must be hosts, with their ports, with commas between',
  ),
  IMAGE_CACHE_MB: v.message(v.optional(megabytes, '512'), 'must be a whole number from 1'),
  SIMULATOR_PORT: v.message(v.optional(port), 'must be a whole number from 1 to 65535'),
  PUBLIC_URL: v.message(
    v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
    'must be an http or https address',
  ),
  KEEP_PLAYS_DAYS: v.message(v.optional(days, '365'), 'must be a whole number from 1 to 36500'),
  KEEP_DELIVERIES_DAYS: v.message(v.optional(days, '30'), 'must be a whole number from 1 to 36500'),
  // The messenger brings an update again for a day: until then it has to be known.
  KEEP_UPDATES_DAYS: v.message(
    v.optional(v.pipe(days, v.minValue(2)), '2'),
    'must be a whole number from 2 to 36500',
  ),
  LOG_LEVEL: v.message(v.optional(v.picklist(LEVELS), 'warn'), `must be one of ${LEVELS.join(', ')}`),
});

export type Config = {
  brand: Brand;
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseLimits: PoolLimits;
  /** The start brings the database's schema up to date; otherwise it has to be. */
  migratesAtStart: boolean;
  dataFolder: string;
  /** So long a server that is told to stop still serves, while its balancer looks elsewhere. */
  drainSeconds: number;
  /** Undefined: the secret kept in the data folder is used. */
  launchSecrets: Secrets | undefined;
  /** A proxy in front says who calls (`X-Forwarded-For`). */
  trustsProxy: boolean;
  /** Signing in takes the messenger's own word for who somebody is: a link alone opens nothing. */
  requiresLaunchData: boolean;
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
  /** So long nothing more of a title has to arrive before people are told of it. */
  gatherSeconds: number;
  /** Where the server tells of itself, and who is told: on a port of its own, on its own port to who shows a token. */
  metricsPort: number | undefined;
  metricsToken: string | undefined;
  /** A read access token or an API key of the movie database; undefined: nothing can be imported from there. */
  tmdbToken: string | undefined;
  /** The movie database's addresses, without a slash at the end. */
  tmdbApiRoot: string;
  tmdbExportsRoot: string;
  tmdbImagesRoot: string;
  /** An API key of a media server. */
  jellyfinToken: string | undefined;
  /** Where the messenger for one machine listens when there is no bot token. */
  simulatorPort: number;
  /** Whose pictures are fetched, and where and how much of them is kept. */
  images: ImageSettings;
  /** Where people reach the mini app; launch links start with it. */
  publicUrl: string;
  /** Whether the settings say so, or at least the port. */
  namesAddress: boolean;
  /** For how many days who played what is kept, what was delivered, and which updates were dealt with. */
  keepDays: { plays: number; wishes: number; updates: number };
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
  if (values.METRICS_PORT === values.PORT)
    throw new ConfigError('METRICS_PORT must be another port than PORT');
  return {
    brand: brandOf(values),
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: {
      size: values.DATABASE_CONNECTIONS,
      waitLimit: values.DATABASE_WAIT_MS,
      timeLimit: values.DATABASE_QUERY_MS,
    },
    migratesAtStart: values.MIGRATE_AT_START,
    dataFolder: values.DATA_DIR,
    drainSeconds: values.DRAIN_SECONDS,
    launchSecrets: values.LAUNCH_SECRET,
    trustsProxy: values.TRUST_PROXY,
    requiresLaunchData: values.REQUIRE_LAUNCH_DATA ?? opensInMessenger(values),
    botToken: values.BOT_TOKEN,
    botUsername: values.BOT_USERNAME,
    botApiRoot: values.BOT_API_ROOT,
    usesWebhook: canBeCalled(values),
    ownerIds: values.OWNER_IDS ?? [],
    premiumStars: values.PREMIUM_STARS,
    gatherSeconds: values.GATHER_SECONDS,
    metricsPort: values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN,
    tmdbToken: values.TMDB_TOKEN,
    tmdbApiRoot: values.TMDB_API_ROOT,
    tmdbExportsRoot: values.TMDB_EXPORTS_ROOT,
    tmdbImagesRoot: values.TMDB_IMAGES_ROOT,
    jellyfinToken: values.JELLYFIN_TOKEN,
    simulatorPort,
    images: {
      hosts: values.IMAGE_HOSTS,
      privateHosts: values.IMAGE_PRIVATE_HOSTS,
      folder: join(values.DATA_DIR, 'images'),
      maxBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
    },
    namesAddress: values.PUBLIC_URL !== undefined || set.some(([name]) => name === 'PORT'),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    keepDays: {
      plays: values.KEEP_PLAYS_DAYS,
      wishes: values.KEEP_DELIVERIES_DAYS,
      updates: values.KEEP_UPDATES_DAYS,
    },
    logLevel: values.LOG_LEVEL,
    clientFolder: fileURLToPath(new URL('../../dist', import.meta.url)),
  };
}

/** The next port, or the one before the last. */
function neighbourOf(port: number): number {
  return port < LAST_PORT ? port + 1 : port - 1;
}

/** Only the real messenger signs launch data, and it opens mini apps over https. */
function opensInMessenger(values: v.InferOutput<typeof environment>): boolean {
  const { BOT_TOKEN: token, PUBLIC_URL: url = '', BOT_API_ROOT: root } = values;
  return token !== undefined && root === TELEGRAM && url.startsWith('https:');
}

/** Nobody can be told to call an address that was not set. */
function canBeCalled(values: v.InferOutput<typeof environment>): boolean {
  const { BOT_TOKEN: token, PUBLIC_URL: url, BOT_API_ROOT: root } = values;
  return token !== undefined && url !== undefined && takesAddress(root, url);
}
