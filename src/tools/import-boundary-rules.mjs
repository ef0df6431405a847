const CONTRACT = 'src/contract';
const client = (...names) => names.map((name) => `src/client/${name}`);
const server = (...names) => names.map((name) => `src/server/${name}`);

/** A feature folder may use the ones before it; so there are no circles among them. */
const FEATURES = ['playback', 'lists', 'genres', 'titles', 'search', 'add-to-home-screen'].map(
  (name) => `src/client/features/${name}`,
);
const BELOW_FEATURES = [...client('ui', 'session', 'calls', 'messenger', 'lib'), CONTRACT];

/** The messages exchanged between the simulator's page and server. */
const WIRE = ['wire', 'wire-action-results', 'wire-actions', 'wire-message', 'wire-world'].map(
  (name) => `src/simulator/${name}.ts`,
);

/**
 * What may be imported by the files in a folder, besides the folder itself: files, for their types only, and (where
 * said) packages. The first folder that holds a file counts.
 */
export const IMPORT_BOUNDARIES = [
  { inside: CONTRACT, files: [], packages: ['valibot'] },

  { inside: 'src/client/lib', files: [`${CONTRACT}/image-widths.ts`] },
  { inside: 'src/client/ui', files: client('lib') },
  { inside: 'src/client/calls', files: [...client('lib'), CONTRACT] },
  { inside: 'src/client/messenger', files: [...client('lib'), CONTRACT] },
  { inside: 'src/client/session', files: [...client('calls', 'messenger', 'lib'), CONTRACT] },
  ...FEATURES.map((inside, index) => ({ inside, files: [...FEATURES.slice(0, index), ...BELOW_FEATURES] })),
  { inside: 'src/client/screens', files: [...FEATURES, ...BELOW_FEATURES] },
  { inside: 'src/client/app', files: [...client('screens'), ...FEATURES, ...BELOW_FEATURES] },
  { inside: 'src/client/main.tsx', files: client('app', 'session', 'calls', 'messenger', 'lib') },
  {
    inside: 'src/client/early-start',
    files: [
      ...client(
        'lib',
        'calls/auth-token.ts',
        'session/launch-credentials.ts',
        'messenger/bridge.ts',
        'messenger/performance-class.ts',
      ),
      'src/contract/headers.ts',
    ],
  },

  {
    inside: 'src/client/start-page',
    files: [
      ...client('early-start/apply-theme.ts', 'lib/start-page-key.ts', 'messenger/bridge.ts'),
      'src/contract/headers.ts',
    ],
  },

  {
    inside: 'src/server/domain',
    files: [CONTRACT],
    packages: [
      'valibot',
      'jose',
      'lru-cache',
      '@telegram-apps/init-data-node',
      '@viren070/parse-torrent-title',
      'node:crypto',
    ],
  },
  { inside: 'src/server/database/migrations', files: [] },
  { inside: 'src/server/database/embedded', files: [...server('migrations', 'domain'), CONTRACT] },
  { inside: 'src/server/repositories', files: [...server('database', 'domain'), CONTRACT] },
  { inside: 'src/server/jobs', files: [...server('repositories', 'domain', 'database'), CONTRACT] },
  { inside: 'src/server/http', files: [...server('domain'), CONTRACT] },
  { inside: 'src/server/images', files: [...server('domain'), CONTRACT] },
  {
    inside: 'src/server/backup',
    files: server('repositories', 'database', 'domain', 'version.ts'),
  },
  {
    inside: 'src/server/metrics',
    files: server('repositories', 'plugins'),
    types: server('database', 'config.ts'),
  },
  {
    inside: 'src/server/import',
    files: [...server('repositories', 'domain'), CONTRACT],
    types: server('database'),
  },
  {
    inside: 'src/server/routes',
    files: [...server('repositories', 'domain', 'plugins', 'images', 'version.ts'), CONTRACT],
    types: server('database', 'config.ts'),
  },
  {
    inside: 'src/server/bot',
    files: [...server('import', 'repositories', 'domain', 'plugins', 'config.ts'), CONTRACT],
    types: server('database'),
  },
  { inside: 'src/server', files: [CONTRACT] },

  {
    inside: 'src/demo/posters',
    files: ['src/demo/seeded-random.ts', 'src/demo/titles.ts'],
    types: ['src/server/modules/catalogue/rules/title-record.ts'],
  },
  { inside: 'src/demo', files: ['src/server', CONTRACT] },

  { inside: 'src/simulator/page', files: WIRE },
  { inside: 'src/simulator/server', files: WIRE },
  { inside: 'src/simulator', files: [] },
  {
    inside: 'src/tools/docs',
    files: [
      'src/server/config/environment-schema.ts',
      'src/server/lib/version.ts',
      'src/tools/import-boundary-rules.mjs',
      CONTRACT,
    ],
  },
  { inside: 'src/tools', files: ['build'] },

  { inside: 'tests/client', files: ['src/client', CONTRACT] },
  {
    inside: 'tests/server',
    files: ['src/server', 'src/tools/postgres.mjs', 'src/tools/pgbouncer.mjs', CONTRACT],
  },
  { inside: 'tests/demo', files: ['src/demo', 'src/server', 'tests/server/support', CONTRACT] },
  { inside: 'tests/simulator', files: ['src/simulator'] },
  { inside: 'tests/contract', files: [CONTRACT] },
];

/** Packages that only some folders may import; `typesAnywhere`: their types are everybody's. */
export const RESTRICTED_PACKAGES = [
  { package: '@telegram-apps/sdk-react', folders: ['src/client/messenger', 'tests/client/messenger'] },
  { package: 'axios', folders: ['src/client/calls', 'tests/client'] },
  { package: 'opentype.js', folders: ['src/demo/posters', 'src/server/modules/statistics'] },
  { package: 'grammy', folders: [...server('bot'), 'tests/server/bot', 'tests/simulator/server'] },
  { package: '@grammyjs/auto-retry', folders: server('bot') },
  {
    package: 'kysely',
    folders: [
      ...server('repositories', 'database', 'migrations', 'jobs'),
      'src/tools',
      'tests/server',
      'tests/demo',
    ],
    typesAnywhere: true,
  },
];
