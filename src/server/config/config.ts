import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { PoolLimits } from '../database/postgres/pool-limits.ts';
import type { Brand } from '../lib/brand.ts';
import type { ImageProxySettings } from '../lib/image-urls.ts';
import { PROJECT_FOLDER } from '../lib/project.ts';
import type { SigningSecrets } from '../sessions/signing-secrets.ts';
import { brandFromSettings } from './brand-settings.ts';
import {
  type Environment,
  environmentSchema,
  type LOG_LEVELS,
  TELEGRAM_API_ROOT,
} from './environment-schema.ts';

/** A setting that cannot be used; the message is one line, names it and holds no secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** True if the Bot API accepts a URL: Telegram's own only https, any other server all. */
export function botApiAcceptsUrl(botApiRoot: string, url: string): boolean {
  return botApiRoot !== TELEGRAM_API_ROOT || url.startsWith('https:');
}

/** The ports that Telegram sends webhooks to; a Bot API server in local mode sends them to any. */
const WEBHOOK_PORTS = ['', '80', '88', '443', '8443'];

/** The port of a URL that Telegram sends no webhooks to; undefined when it does. */
export function refusedWebhookPort(url: string): string | undefined {
  const { port } = new URL(url);
  return WEBHOOK_PORTS.includes(port) ? undefined : port;
}

export type TrustedProxies = false | number | readonly string[];

export type Config = {
  brand: Brand;
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseLimits: PoolLimits;
  /** Runs migrations at the start; otherwise they must have been run. */
  migratesAtStart: boolean;
  dataFolder: string;
  /** Daily back-ups: their folder, and how many are kept; 0: none are written. */
  backups: { folder: string; kept: number };
  /** Seconds between SIGTERM and closing, during which the balancer stops sending requests. */
  drainSeconds: number;
  /** Undefined: the secret kept in the data folder is used. */
  launchSecrets: SigningSecrets | undefined;
  /** The proxies whose `X-Forwarded-For` counts: none, the last few by number, or those in these networks. */
  trustedProxies: TrustedProxies;
  /** Demands launch data signed by Telegram at sign-in, not only a link. */
  requiresLaunchData: boolean;
  /** Undefined: launch data cannot be verified and is ignored. */
  botToken: string | undefined;
  botUsername: string | undefined;
  /** The Bot API server, without a slash at the end. */
  botApiRoot: string;
  /** Receives updates by webhook; otherwise by polling. */
  usesWebhook: boolean;
  /** User ids of the owners, who may add videos and grant premium. */
  ownerIds: readonly string[];
  /** Codes of the languages that people can have; the first is the default. */
  languages: readonly string[];
  /** Price of a month of premium, in Telegram Stars. */
  premiumStars: number;
  /** Protects delivered messages against forwarding and saving. */
  protectsContent: boolean;
  /** Seconds without further arrivals of a title before its notifications are sent. */
  gatherSeconds: number;
  /** Messages a second of all servers together. */
  messagesPerSecond: number;
  /** Sends notifications and announcements as paid broadcasts, for Telegram Stars, at a separate pace. */
  paidBroadcasts: boolean;
  /** Open requests for titles that one person may have. */
  requestsPerPerson: number;
  /** Leaves titles without a playable video out of rankings, rows, lists of genres and search. */
  leavesOutTitlesWithoutVideo: boolean;
  /** Metrics on a separate port, or on the server's port with a bearer token. */
  metricsPort: number | undefined;
  metricsToken: string | undefined;
  /** An address that is asked while all is well. */
  heartbeatUrl: string | undefined;
  /** TMDB read access token or API key; undefined: no imports from TMDB. */
  tmdbToken: string | undefined;
  /** TMDB URLs, without a slash at the end. */
  tmdbApiRoot: string;
  tmdbExportsRoot: string;
  tmdbImagesRoot: string;
  /** Jellyfin API key. */
  jellyfinToken: string | undefined;
  /** Image proxy: allowed hosts and disk cache. */
  images: ImageProxySettings;
  /** Public URL of the mini app; base of launch links. */
  publicUrl: string;
  /** True if PUBLIC_URL or PORT is set. */
  namesAddress: boolean;
  /** Retention in days. */
  keepDays: { plays: number; deliveries: number; updates: number };
  logLevel: (typeof LOG_LEVELS)[number];
  /** The built client. */
  clientFolder: string;
};

/** A value as it is meant: secrets from files end with a line, containers keep an env file's quotes, and phones bend them. */
function unquoted(value: string): string {
  const text = value.trim();
  const [, , plain, double, single] = /^(?:(["'])(.*)\1|[“”„](.*)[“”]|[‘’](.*)[‘’])$/s.exec(text) ?? [];
  return (plain ?? double ?? single ?? text).trim();
}

/** Settings whose value is a secret or has one in it; a secret may also be the value of a wrong one. */
const SECRET_NAME = /TOKEN|SECRET|KEY|^DATABASE_URL$|^HEARTBEAT_URL$/;
const SECRET_VALUE = /:\/\/[^/]*@|\d:[\w-]{8}|[\w-]{24}/;
/** A longer value is cut. */
const MAX_SHOWN = 60;

/** A wrong value behind the message that names what it must be; a secret is not shown. */
function shownValue(name: string, value: string): string {
  if (SECRET_NAME.test(name) || SECRET_VALUE.test(value)) return '';
  return `, not ${JSON.stringify(value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value)}`;
}

/** Reads the environment; an empty variable counts as unset. Throws `ConfigError` for the first wrong one. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.entries(env).flatMap(([name, value]) => {
    const text = unquoted(value ?? '');
    return text === '' ? [] : [[name, text]];
  });
  const texts: Record<string, string> = Object.fromEntries(set);
  const read = v.safeParse(environmentSchema, texts);
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? '';
    throw new ConfigError(`${name} ${issue.message}${shownValue(name, texts[name] ?? '')}`);
  }
  const values = read.output;
  if (values.METRICS_PORT === values.PORT)
    throw new ConfigError('METRICS_PORT must be another port than PORT');
  return {
    brand: brandFromSettings(values),
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
    backups: {
      folder: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
      kept: values.BACKUPS ?? usualBackups(values),
    },
    drainSeconds: values.DRAIN_SECONDS,
    launchSecrets: values.LAUNCH_SECRET,
    trustedProxies: values.TRUST_PROXY,
    requiresLaunchData: values.REQUIRE_LAUNCH_DATA ?? opensInTelegram(values),
    botToken: values.BOT_TOKEN,
    botUsername: values.BOT_USERNAME,
    botApiRoot: values.BOT_API_ROOT,
    usesWebhook: hasWebhookUrl(values),
    ownerIds: values.OWNER_IDS ?? [],
    languages: values.LANGUAGES,
    premiumStars: values.PREMIUM_STARS,
    protectsContent: values.PROTECT_CONTENT,
    gatherSeconds: values.GATHER_SECONDS,
    messagesPerSecond: values.MESSAGES_PER_SECOND,
    paidBroadcasts: values.PAID_BROADCASTS,
    requestsPerPerson: values.REQUESTS_PER_PERSON,
    leavesOutTitlesWithoutVideo: values.TITLES_WITHOUT_SOURCE === 'leave-out',
    metricsPort: values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN,
    heartbeatUrl: values.HEARTBEAT_URL,
    tmdbToken: values.TMDB_TOKEN,
    tmdbApiRoot: values.TMDB_API_ROOT,
    tmdbExportsRoot: values.TMDB_EXPORTS_ROOT,
    tmdbImagesRoot: values.TMDB_IMAGES_ROOT,
    jellyfinToken: values.JELLYFIN_TOKEN,
    images: {
      hosts: values.IMAGE_HOSTS,
      privateHosts: values.IMAGE_PRIVATE_HOSTS,
      folder: join(values.DATA_DIR, 'images'),
      maxBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
      bot:
        values.BOT_TOKEN === undefined
          ? undefined
          : { token: values.BOT_TOKEN, apiRoot: values.BOT_API_ROOT },
    },
    namesAddress: values.PUBLIC_URL !== undefined || set.some(([name]) => name === 'PORT'),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    keepDays: {
      plays: values.KEEP_PLAYS_DAYS,
      deliveries: values.KEEP_DELIVERIES_DAYS,
      updates: values.KEEP_UPDATES_DAYS,
    },
    logLevel: values.LOG_LEVEL,
    clientFolder: fileURLToPath(new URL('dist', PROJECT_FOLDER)),
  };
}

/** Without a bot nobody has anything to lose yet, and a PostgreSQL may be too large or have its own. */
function usualBackups({ BOT_TOKEN: token, DATABASE_URL: url }: Environment): number {
  return token === undefined || url !== undefined ? 0 : 7;
}

/** Telegram opens mini apps over https, even those of a bot with its own Bot API server. */
function opensInTelegram({ BOT_TOKEN: token, PUBLIC_URL: url = '' }: Environment): boolean {
  return token !== undefined && url.startsWith('https:');
}

/** A webhook needs a public URL that the Bot API server accepts; otherwise updates are polled. */
function hasWebhookUrl(values: Environment): boolean {
  const { BOT_TOKEN: token, PUBLIC_URL: url, BOT_API_ROOT: root } = values;
  if (token === undefined || url === undefined || !botApiAcceptsUrl(root, url)) return false;
  return root !== TELEGRAM_API_ROOT || refusedWebhookPort(url) === undefined;
}
