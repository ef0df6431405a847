import * as v from 'valibot';
import { LANGUAGE_CODES } from '../languages/codes.ts';
import { webAddress } from '../lib/web-address.ts';
import { brandSettingsSchemas } from './brand-settings.ts';
import { hostList, languageList, signingSecretList, trustedProxies, userIds } from './list-settings.ts';
import {
  accessToken,
  botToken,
  botUsername,
  httpRoot,
  nonEmptyText,
  oneTo999,
  portNumber,
  postgresUrl,
  publicOrigin,
  rootBefore,
  starsPrice,
  yesOrNo,
  zeroTo999,
} from './setting-schemas.ts';
import { daysIn } from '../lib/days-in.ts';

/* Schemas of settings that are sizes and times, with or without a unit. */

type Bounds = { atLeast: number; atMost: number };

/** Reads a whole number of the usual unit, also from an amount in one of these units. */
/* @__NO_SIDE_EFFECTS__ */
function amountIn(units: Readonly<Record<string, number>>, { atLeast, atMost }: Bounds) {
  return v.pipe(
    v.string(),
    v.transform((text) => {
      const [, number, unit = ''] = /^(\d+(?:[.,]\d{1,2})?)\s*(\p{L}*)$/u.exec(text) ?? [];
      return (
        Number(number?.replace(',', '.')) * (unit === '' ? 1 : (units[unit.toLowerCase()] ?? Number.NaN))
      );
    }),
    v.safeInteger(),
    v.minValue(atLeast),
    v.maxValue(atMost),
  );
}

const GIGABYTE = 1024;
const megabytes = amountIn(
  { m: 1, mb: 1, mib: 1, g: GIGABYTE, gb: GIGABYTE, gib: GIGABYTE, t: GIGABYTE ** 2, tb: GIGABYTE ** 2 },
  { atLeast: 1, atMost: 9_999_999 },
);
const milliseconds = amountIn(
  { ms: 1, s: 1000, sec: 1000, m: 60_000, min: 60_000 },
  { atLeast: 100, atMost: 9_999_999 },
);
const seconds = amountIn({ s: 1, sec: 1, m: 60, min: 60 }, { atLeast: 0, atMost: 999 });
const days = v.pipe(
  v.string(),
  v.transform(daysIn),
  v.regex(/^[1-9]\d{0,4}$/),
  v.transform(Number),
  v.maxValue(36_500),
);

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Telegram's own Bot API server. */
export const TELEGRAM_API_ROOT = 'https://api.telegram.org';

/** The movie database: its calls, its daily lists of ids, its pictures. */
const TMDB = {
  api: 'https://api.themoviedb.org',
  exports: 'https://files.tmdb.org',
  images: 'https://image.tmdb.org/t/p',
};

/** Names of the levels in other programs. */
const OTHER_LEVELS: Readonly<Record<string, string>> = {
  critical: 'fatal',
  warning: 'warn',
  verbose: 'debug',
  none: 'silent',
  off: 'silent',
};

function levelOf(text: string): string {
  const word = text.toLowerCase();
  return OTHER_LEVELS[word] ?? word;
}

const hyphenated = (text: string) => text.toLowerCase().replace(/[\s_]+/g, '-');

/** The environment variables. A message names the valid values; `readConfig` puts the setting's name before it. */
export const environmentSchema = v.object({
  ...brandSettingsSchemas,
  PORT: v.message(v.optional(portNumber, '3000'), 'must be a whole number from 1 to 65535'),
  /** An IPv6 address with or without brackets. */
  HOST: v.pipe(
    v.optional(nonEmptyText, 'localhost'),
    v.transform((host) => host.replace(/^\[(.*)\]$/, '$1')),
  ),
  DATABASE_URL: v.message(
    v.optional(postgresUrl),
    'must look like postgres://user:password@host/name, with %23 for # and %2F for / in the password',
  ),
  DATABASE_CONNECTIONS: v.message(v.optional(oneTo999, '10'), 'must be a whole number from 1 to 999'),
  DATABASE_WAIT_MS: v.message(v.optional(milliseconds, '3000'), 'must be a whole number from 100'),
  DATABASE_QUERY_MS: v.message(v.optional(milliseconds, '10000'), 'must be a whole number from 100'),
  MIGRATE_AT_START: v.message(v.optional(yesOrNo, 'yes'), 'must be yes or no'),
  DATA_DIR: v.optional(nonEmptyText, 'data'),
  BACKUP_DIR: v.optional(nonEmptyText),
  BACKUPS: v.message(v.optional(zeroTo999), 'must be a whole number from 0 to 999'),
  LAUNCH_SECRET: v.optional(signingSecretList),
  BOT_TOKEN: v.optional(botToken),
  BOT_USERNAME: v.message(v.optional(botUsername), 'must have 3 to 32 letters, digits or _'),
  BOT_API_ROOT: v.message(v.optional(httpRoot, TELEGRAM_API_ROOT), 'must be an http or https address'),
  DRAIN_SECONDS: v.message(v.optional(seconds, '0'), 'must be a whole number from 0 to 999'),
  TRUST_PROXY: v.message(
    v.optional(trustedProxies, 'no'),
    'must be yes, no, a number of proxies, or networks with commas between',
  ),
  REQUIRE_LAUNCH_DATA: v.message(v.optional(yesOrNo), 'must be yes or no'),
  OWNER_IDS: v.optional(userIds),
  PREMIUM_STARS: v.message(v.optional(starsPrice, '100'), 'must be a whole number from 1 to 10000'),
  LANGUAGES: v.message(
    v.optional(languageList, 'it'),
    `must be some of ${LANGUAGE_CODES.join(', ')}, with commas between`,
  ),
  GATHER_SECONDS: v.message(v.optional(seconds, '30'), 'must be a whole number from 0 to 999'),
  MESSAGES_PER_SECOND: v.message(v.optional(oneTo999, '25'), 'must be a whole number from 1 to 999'),
  PAID_BROADCASTS: v.message(v.optional(yesOrNo, 'no'), 'must be yes or no'),
  PROTECT_CONTENT: v.message(v.optional(yesOrNo, 'no'), 'must be yes or no'),
  REQUESTS_PER_PERSON: v.message(v.optional(oneTo999, '10'), 'must be a whole number from 1 to 999'),
  TITLES_WITHOUT_SOURCE: v.message(
    v.optional(v.pipe(v.string(), v.transform(hyphenated), v.picklist(['show', 'leave-out'])), 'show'),
    'must be show or leave-out',
  ),
  METRICS_PORT: v.message(v.optional(portNumber), 'must be a whole number from 1 to 65535'),
  METRICS_TOKEN: v.optional(accessToken),
  HEARTBEAT_URL: v.message(v.optional(webAddress), 'must be an http or https address'),
  TMDB_TOKEN: v.optional(accessToken),
  TMDB_API_ROOT: v.message(v.optional(rootBefore(/\/3$/), TMDB.api), 'must be an http or https address'),
  TMDB_EXPORTS_ROOT: v.message(v.optional(httpRoot, TMDB.exports), 'must be an http or https address'),
  TMDB_IMAGES_ROOT: v.message(v.optional(httpRoot, TMDB.images), 'must be an http or https address'),
  JELLYFIN_TOKEN: v.optional(accessToken),
  IMAGE_HOSTS: v.message(v.optional(hostList, 'image.tmdb.org'), 'must be hosts with commas between'),
  IMAGE_PRIVATE_HOSTS: v.message(
    v.optional(hostList, ''),
    'must be hosts, with their ports, with commas between',
  ),
  IMAGE_CACHE_MB: v.message(v.optional(megabytes, '512'), 'must be a whole number from 1'),
  PUBLIC_URL: v.message(v.optional(publicOrigin), 'must be an http or https address'),
  KEEP_PLAYS_DAYS: v.message(v.optional(days, '365'), 'must be a whole number from 1 to 36500'),
  KEEP_DELIVERIES_DAYS: v.message(v.optional(days, '30'), 'must be a whole number from 1 to 36500'),
  // Telegram repeats updates for a day: until then their ids are needed.
  KEEP_UPDATES_DAYS: v.message(
    v.optional(v.pipe(days, v.minValue(2)), '2'),
    'must be a whole number from 2 to 36500',
  ),
  LOG_LEVEL: v.message(
    v.optional(v.pipe(v.string(), v.transform(levelOf), v.picklist(LOG_LEVELS)), 'warn'),
    `must be one of ${LOG_LEVELS.join(', ')}`,
  ),
});

export type Environment = v.InferOutput<typeof environmentSchema>;
