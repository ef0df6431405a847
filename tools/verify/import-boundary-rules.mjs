const CONTRACT = 'src/contract';

/**
 * True for files at any depth of a folder; a `*` in a path matches any characters.
 *
 * @param {string} path
 * @param {string} folder
 */
export function isWithin(path, folder) {
  const [start = '', end] = folder.split('*');
  if (end !== undefined) return path.startsWith(start) && path.endsWith(end);
  return path === folder || path.startsWith(`${folder}/`);
}

/** @param {string[]} names */
const client = (...names) => names.map((name) => `src/client/${name}`);
/** @param {string[]} names */
const server = (...names) => names.map((name) => `src/server/${name}`);

/** A feature folder may use the previous ones, so there are no circles among them. */
const FEATURES = ['drafts', 'changes', 'playback', 'lists', 'titles', 'search', 'add-to-home-screen'].map(
  (name) => `src/client/features/${name}`,
);
const BELOW_FEATURES = [...client('ui', 'session', 'calls', 'messenger', 'lib', 'languages'), CONTRACT];

/**
 * The server's floors and modules, from the bottom up: each may use those before it, and the contract. The files in
 * `src/server` itself put them together.
 */
export const SERVER_LAYERS = [
  'lib',
  'database/tables',
  '*.table.ts',
  'database/schema.ts',
  'database/migrations',
  'database',
  'languages',
  'sessions',
  'images',
  'config',
  'queue',
  'http',
  'chat',
  'remote',
  'module.ts',
  'modules/changes',
  'modules/people',
  'modules/catalogue',
  'modules/imports',
  'modules/rankings',
  'modules/search',
  'modules/lists',
  'modules/premium',
  'modules/videos',
  'modules/watched',
  'modules/recommendations',
  'modules/reports',
  'modules/list-imports',
  'modules/notices',
  'modules/playback',
  'modules/movie-nights',
  'modules/requests',
  'modules/desk',
  'modules/trouble',
  'modules.ts',
  'kinds-of-work.ts',
  'maintenance',
  'backup',
  'metrics',
  'doctor',
  'cli',
];

/** The list of all modules, and the files that a module's face may import beside its own folder. */
export const FACES = 'src/server/modules.ts';
export const BELOW_FACES = server('module.ts', 'lib', 'queue/leader-job.ts');

/** Packages for pure computation. */
const PURE_PACKAGES = ['valibot', 'lru-cache', 'node:crypto', 'node:fs'];

function serverRules() {
  return SERVER_LAYERS.map((layer, index) => ({
    inside: `src/server/${layer}`,
    files: [...server(...SERVER_LAYERS.slice(0, index)), CONTRACT],
    ...(layer === 'lib' ? { packages: PURE_PACKAGES } : {}),
  }));
}

/** The messages exchanged between the simulator's page and server. */
const WIRE = ['wire', 'wire-action-results', 'wire-actions', 'wire-message', 'wire-world'].map(
  (name) => `packages/telegram-simulator/${name}.ts`,
);

/**
 * The imports allowed to the files in a folder, besides the folder itself: files, and (if listed) packages. The first folder that holds a file counts.
 *
 * @typedef {{ inside: string, files: string[], packages?: string[] }} Boundary
 * @type {Boundary[]}
 */
export const IMPORT_BOUNDARIES = [
  { inside: CONTRACT, files: [], packages: ['valibot'] },

  { inside: 'src/client/languages', files: [`${CONTRACT}/genre-names.ts`] },
  { inside: 'src/client/lib', files: [] },
  {
    inside: 'src/client/ui',
    files: [
      ...client('calls/retries.ts', 'lib', 'languages'),
      `${CONTRACT}/image-sources.ts`,
      `${CONTRACT}/drawn-cover.ts`,
    ],
  },
  { inside: 'src/client/calls', files: [...client('lib', 'routes.ts'), CONTRACT] },
  { inside: 'src/client/messenger', files: [...client('lib'), CONTRACT] },
  { inside: 'src/client/session', files: [...client('calls', 'messenger', 'lib'), CONTRACT] },
  ...FEATURES.map((inside, index) => ({ inside, files: [...FEATURES.slice(0, index), ...BELOW_FEATURES] })),
  { inside: 'src/client/screens', files: [...FEATURES, ...BELOW_FEATURES] },
  { inside: 'src/client/routes.ts', files: client('languages', 'lib', 'screens') },
  {
    inside: 'src/client/app',
    files: [...client('routes.ts', 'start', 'screens'), ...FEATURES, ...BELOW_FEATURES],
  },
  {
    inside: 'src/client/start',
    files: [...client('app', 'routes.ts', 'session', 'calls', 'messenger', 'languages', 'lib'), CONTRACT],
  },
  {
    inside: 'src/client/start-page',
    files: [
      ...client(
        'languages',
        'messenger/theme/apply-theme.ts',
        'lib/launch/start-page-param.ts',
        'messenger/bridge.ts',
        'messenger/launch-query.ts',
      ),
      CONTRACT,
    ],
  },

  ...serverRules(),
  { inside: 'src/server', files: [CONTRACT] },

  {
    inside: 'packages/demo-catalogue/tests',
    files: ['packages/demo-catalogue', 'src/server', 'tests/server/support', CONTRACT],
  },
  { inside: 'packages/demo-catalogue', files: ['src/server', CONTRACT] },

  { inside: 'packages/telegram-simulator/tests', files: ['packages/telegram-simulator'] },
  { inside: 'packages/telegram-simulator/page', files: WIRE },
  { inside: 'packages/telegram-simulator/server', files: WIRE },
  { inside: 'packages/telegram-simulator', files: [] },
  {
    inside: 'tools/docs',
    files: [
      'src/server/config/environment-schema.ts',
      'src/server/lib/project.ts',
      'src/server/modules/catalogue/rules/title-record.ts',
      'tools/development/simulator-settings.ts',
      'tools/verify/import-boundary-rules.mjs',
      CONTRACT,
    ],
  },
  { inside: 'tools', files: ['build', 'src', 'packages'] },

  { inside: 'tests/client', files: ['src/client', CONTRACT] },
  {
    inside: 'tests/server',
    files: [
      'src/server',
      'tools/build/build-steps.mjs',
      'tools/verify/postgres.mjs',
      'tools/verify/pgbouncer.mjs',
      'tools/docs/declared-calls.ts',
      'packages/demo-catalogue/seed-activity.ts',
      'packages/telegram-simulator/server/start-simulator.ts',
      CONTRACT,
    ],
  },
  { inside: 'tests/contract', files: [CONTRACT] },
];

const CHAT = server(
  'chat',
  'modules',
  'kinds-of-work.ts',
  'create-server-bot.ts',
  'create-bot.ts',
  'module.ts',
  'start-work.ts',
);

/** Names of files that take calls and messages in: their SQL is in a separate file beside them. */
const ENTRY_POINTS = /-(routes|commands?|handlers?|worker|keyboard|texts?)\.ts$/;

/**
 * Packages that only some folders may import, except for the files that `except` matches; `typesAnywhere`:
 * everybody may import their types.
 *
 * @type {{ package: string, folders: string[], except?: RegExp, typesAnywhere?: boolean }[]}
 */
export const RESTRICTED_PACKAGES = [
  { package: '@telegram-apps/sdk-react', folders: ['src/client/messenger', 'tests/client/messenger'] },
  { package: 'axios', folders: ['src/client/calls', 'tests/client'] },
  { package: 'opentype.js', folders: ['src/server/images'] },
  {
    package: 'grammy',
    folders: [...CHAT, 'tests/server', 'packages/telegram-simulator/tests/server', 'src/server/first-start'],
  },
  { package: '@grammyjs/auto-retry', folders: CHAT },
  {
    package: 'kysely',
    folders: [
      ...server('database', 'queue', 'chat', 'modules', 'maintenance', 'backup'),
      'tools',
      'tests/server',
      'packages/demo-catalogue',
    ],
    except: ENTRY_POINTS,
    typesAnywhere: true,
  },
];

/**
 * Tables that only some folders of the server may write: a visible title has its rows in genres and rankings, which the
 * catalogue alone sees to; counting plays changes their numbers.
 */
export const TABLE_WRITERS = [
  {
    tables: ['title', 'title_genre', 'genre', 'title_alias', 'artist', 'credit', 'title_removal'],
    folders: server('modules/catalogue', 'database/migrations'),
  },
  {
    tables: ['play_window', 'genre_window'],
    folders: server('modules/catalogue', 'modules/rankings', 'database/migrations'),
  },
];
