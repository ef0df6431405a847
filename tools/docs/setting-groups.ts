import type * as v from 'valibot';
import type { Environment } from '../../src/server/config/environment-schema.ts';
import type { simulatorEnvironmentSchema } from '../development/simulator-settings.ts';

export type SettingName = keyof Environment | keyof v.InferOutput<typeof simulatorEnvironmentSchema>;

/** `otherwise`: the value of an empty setting without a fixed default in the schema. */
export type SettingText = { meaning: string; otherwise?: string };

type Group = { title: string; settings: Partial<Record<SettingName, SettingText>> };

/** Every setting's meaning, in the order of the page. Markdown. */
export const SETTING_GROUPS: readonly Group[] = [
  {
    title: 'The bot',
    settings: {
      BOT_TOKEN: {
        meaning:
          'The bot’s token from @BotFather. Without it the bot talks to the simulator. A database belongs to the bot that first used it; `npm run vetrina -- bot release` hands it to [another one](after-the-first-day.md#another-bot).',
      },
      OWNER_IDS: { meaning: 'Ids of the people who may manage titles, videos and premium in the chat.' },
      BOT_USERNAME: {
        meaning: 'The bot’s name without @, for links to share.',
        otherwise: 'asked of the messenger',
      },
      BOT_API_ROOT: {
        meaning:
          'Another Bot API server. One in local mode keeps files on its disk: its folder has to be readable here under the same path.',
      },
      PROTECT_CONTENT: {
        meaning: '`yes`: the videos that the bot delivers cannot be forwarded or saved.',
      },
      LANGUAGES: {
        meaning:
          'Languages of the bot and the app, the default first: `it,en`. With several, people get the one that their messenger has, or that they choose with `/lingua`.',
      },
      PREMIUM_STARS: { meaning: 'Price of a month of premium, in Telegram Stars.' },
      GATHER_SECONDS: {
        meaning:
          'How long nothing more of a title has to arrive before people are notified, so that a season is one message.',
      },
      MESSAGES_PER_SECOND: {
        meaning:
          'Messages that all servers together send a second. The messenger takes about 30; the rest is for replies. Plays go first.',
      },
      PAID_BROADCASTS: {
        meaning:
          '`yes`: notices and announcements are sent as the messenger’s paid broadcasts, 500 a second and beside the plays; each one beyond the free rate costs 0.1 of the bot’s Stars.',
      },
      REQUESTS_PER_PERSON: {
        meaning:
          'Open requests for titles that one person may have; in a day they may make three times as many.',
      },
      TITLES_WITHOUT_SOURCE: {
        meaning:
          '`leave-out`: titles without a video are in no ranking, row, genre, filter and search; links, lists and `/start` still lead to them, and ‘Riproduci’ waits for their video. A title is listed within seconds of its first video, and left out within seconds of losing the last one. Use the same value on all servers, once all run this version.',
      },
    },
  },
  {
    title: 'Name and contacts',
    settings: {
      APP_NAME: { meaning: 'What the mini app and its buttons are called.', otherwise: '`Vetrina`' },
      APP_LOGO: {
        meaning: 'Its picture. The greeting shows PNG, JPEG and WebP.',
      },
      APP_GREETING: { meaning: 'What `/start` says; `{nome}` is the person’s name.' },
      APP_DESCRIPTION: { meaning: 'What the messenger shows of the bot before a person has started it.' },
      SUPPORT_CONTACT: { meaning: 'Whom people can ask: `@anna`, an e-mail address.' },
      TERMS_URL: { meaning: 'Your page with terms.' },
      PRIVACY_URL: { meaning: 'Your page on privacy.' },
    },
  },
  {
    title: 'Server and network',
    settings: {
      PORT: { meaning: 'Port to listen on.' },
      HOST: { meaning: 'Address to listen on.' },
      PUBLIC_URL: {
        meaning:
          'Where people reach the mini app, a host for itself without a path; launch links start with it. With a bot and an https address, updates come by webhook.',
        otherwise: '`http://localhost:PORT`',
      },
      TRUST_PROXY: {
        meaning:
          'Whose `X-Forwarded-For` counts. `yes`: proxies on this machine and in private networks; the last address that is not one of theirs is the caller’s. `2`: that many proxies, if nothing else can reach the server. Or addresses and networks, `loopback, uniquelocal, 203.0.113.0/24`: needed for a CDN or balancer with public addresses. With `no`, calls through a local proxy have no limit by address.',
      },
      LAUNCH_SECRET: {
        meaning:
          'Signs launch links, sessions and the webhook; required with `DATABASE_URL`. With several, separated by commas, the first signs and all are accepted; [how to replace it](operations.md#the-launch-secret).',
        otherwise: 'generated and kept in `DATA_DIR`',
      },
      REQUIRE_LAUNCH_DATA: {
        meaning:
          '`yes`: a launch link is worthless without launch data signed by the messenger. `no`: links also work in a browser.',
        otherwise: '`yes` with a bot and an https `PUBLIC_URL`, else `no`',
      },
      DRAIN_SECONDS: {
        meaning: 'How long to keep serving after SIGTERM, while `/readyz` answers 503.',
      },
    },
  },
  {
    title: 'Database and storage',
    settings: {
      DATABASE_URL: {
        meaning: 'PostgreSQL 15 or later.',
        otherwise: 'an embedded database in `DATA_DIR`',
      },
      DATABASE_CONNECTIONS: { meaning: 'Most connections to PostgreSQL of one server.' },
      DATABASE_WAIT_MS: {
        meaning: 'How long a call waits for a connection before it is answered 503 with `Retry-After`.',
      },
      DATABASE_QUERY_MS: {
        meaning:
          'Time limit of a query. Migrations store it as a default of the database’s user in that database (`ALTER ROLE`).',
      },
      MIGRATE_AT_START: {
        meaning:
          '`no`: `npm run vetrina -- migrate` updates the schema instead of the server’s start, which refuses an older schema.',
      },
      DATA_DIR: { meaning: 'Folder of the embedded database, the generated secret and cached pictures.' },
      BACKUPS: {
        meaning: 'How many daily [back-ups](operations.md#daily-back-ups) to keep; `0`: none are written.',
        otherwise: '`7` with a bot and the embedded database, else `0`',
      },
      BACKUP_DIR: {
        meaning: 'Their folder, on a disk of which they never take the last tenth.',
        otherwise: '`DATA_DIR/backups`',
      },
      KEEP_PLAYS_DAYS: {
        meaning: 'How many days to keep who played what; the rankings’ counts stay.',
      },
      KEEP_DELIVERIES_DAYS: {
        meaning: 'How many days to keep what was delivered to whom, and what was given up.',
      },
      KEEP_UPDATES_DAYS: {
        meaning: 'How many days to keep the ids of the messenger’s updates; their content is not kept.',
      },
    },
  },
  {
    title: 'Catalogue and pictures',
    settings: {
      TMDB_TOKEN: { meaning: 'Read access token or API key of TMDB, for importing titles.' },
      JELLYFIN_TOKEN: { meaning: 'API key of a media server, in place of `--token`.' },
      IMAGE_HOSTS: { meaning: 'Public hosts whose pictures the server fetches, renders and serves.' },
      IMAGE_PRIVATE_HOSTS: {
        meaning: 'The same for hosts in your own network, with the port: `192.168.1.5:8096`.',
      },
      IMAGE_CACHE_MB: { meaning: 'Size of the picture cache in `DATA_DIR/images`.' },
      TMDB_API_ROOT: { meaning: 'Another address of TMDB’s calls.' },
      TMDB_EXPORTS_ROOT: { meaning: 'Another address of TMDB’s daily id lists.' },
      TMDB_IMAGES_ROOT: { meaning: 'Another address of TMDB’s pictures.' },
    },
  },
  {
    title: 'Monitoring',
    settings: {
      LOG_LEVEL: {
        meaning: 'How much is logged, as JSON, one object a line; `info` lists every request.',
      },
      METRICS_PORT: {
        meaning: 'Serves Prometheus metrics on this port: see [operations](operations.md#metrics).',
      },
      METRICS_TOKEN: { meaning: 'Serves them on the server’s own port, to requests with this bearer token.' },
      HEARTBEAT_URL: {
        meaning:
          'An address of a service that raises the alarm when it is no longer asked, asked once a minute while [nothing is out of order](operations.md#when-something-is-out-of-order).',
      },
    },
  },
  {
    title: 'The simulator',
    settings: {
      SIMULATOR: {
        meaning:
          'Whether the simulator runs when there is no `BOT_TOKEN`. With `DATABASE_URL`, and on a database that belongs to a bot, it must be asked for.',
        otherwise: '`yes` with the embedded database',
      },
      SIMULATOR_PORT: { meaning: 'Port of the simulator.', otherwise: '`PORT` + 1' },
    },
  },
];
