// npm run bench:server [-- --scale 0.1 --keep FOLDER --only PARTS --calls WORDS --seconds 0.5]: the server on a PostgreSQL
// with 200,000 titles, 1,000,000 people, 10,000,000 plays and 20,000,000 list entries, or a part of that. With DATABASE_URL
// on that one, whose database must be empty or filled by this command before; without it on one that is started in FOLDER,
// which is kept and used again, or in a temporary one. PARTS: calls, pages, search, bot.
import { parseArgs } from 'node:util';
import { openDatabase } from '../../src/server/database/open-database.ts';
import { searchTitles } from '../../src/server/modules/search/search-titles.ts';
import { nearestTitles } from '../../src/server/modules/search/titles-beside.ts';
import { createLaunchKey } from '../../src/server/sessions/launch-key.ts';
import { createSessionTokens } from '../../src/server/sessions/session-token.ts';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { findPostgres, startPostgres } from '../verify/postgres.mjs';
import { quantile } from './quantile.ts';
import type { Bench, Measured, Table } from './server/bench.ts';
import { OWNER } from './server/bot/bot-rows.ts';
import { measureBotCalls } from './server/bot/measure-bot-calls.ts';
import { fillDatabase } from './server/fill-database.ts';
import { fillFurtherTables } from './server/fill-further-tables.ts';
import { measureCalls, toThreeDigits } from './server/measure-calls.ts';
import { measurePages } from './server/measure-pages.ts';
import { sampleCalls as makeCalls } from './server/sample-calls.ts';
import { type ServerOptions, startBuiltServer } from './server/start-server.ts';

const SECRET = 'the secret of the bench';
/** Milliseconds for which answers are cached: as in production, and never. */
const CACHED_MS = 20_000;
const FRESH_MS = 1;

/** An owner's settings for such a catalogue; the rest are PostgreSQL's defaults. */
const OWNERS_SETTINGS = {
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  max_wal_size: '16GB',
  random_page_cost: 1.1,
};

const QUERIES = [
  'nosferatu',
  'la casa',
  'horror anni 80',
  'nosfratu di murnau',
  'metropolis',
  'chaplin',
  'strada',
  'xqzw',
  // In the made-up names one in ten people has the first, and several have both.
  'georges',
  'georges melies',
];
/** Lines that no search answers: what is nearest to them is sought in several ways. */
const LINES = [
  'nosfratu con la nave, quello muto di murnau',
  'xqzw la storia di un paese, con la neve e un treno',
];
/** Repetitions of each search. */
const SEARCHES = 20;

const options = {
  scale: { type: 'string', default: '1' },
  keep: { type: 'string' },
  only: { type: 'string', default: 'calls,pages,search,bot' },
  calls: { type: 'string', default: '' },
  seconds: { type: 'string', default: '0.5' },
} as const;

/** The measurements, each on its own server. */
const PARTS: Record<string, (bench: Bench) => Promise<void>> = {
  async calls(bench) {
    for (const [title, cacheMs] of Object.entries({ uncached: FRESH_MS, cached: CACHED_MS }))
      await show(bench, `Calls, ${title}, in ms: alone and 32 at once`, { cacheMs }, measureCalls);
  },
  async pages(bench) {
    console.log('\nCalls, uncached, one at a time: ms, and pages that the database reads');
    console.table(await measurePages(bench));
  },
  search: (bench) => show(bench, 'The chat’s search', { cacheMs: FRESH_MS }, measureSearch),
  async bot(bench) {
    console.log('\nThe bot’s calls: of ordinary titles and people, and of the most popular ones');
    console.table(await measureBotCalls(bench));
  },
};

await runCommand(async () => {
  const { values } = parseArgs({ options });
  const [scale, seconds] = [Number(values.scale), Number(values.seconds)];
  if (!(scale > 0 && seconds > 0)) throw new CommandError('--scale and --seconds are numbers over 0.');
  const given = process.env['DATABASE_URL'];
  if (!given && !(await findPostgres()))
    throw new CommandError('No PostgreSQL is installed here: DATABASE_URL names one.');
  const database = given
    ? { url: given, stop: async () => {} }
    : await startPostgres({
        ...(values.keep && { keptFolder: values.keep }),
        durable: true,
        settings: OWNERS_SETTINGS,
      });
  try {
    console.log('Filling the database ...');
    const { url } = database;
    const filled = await fillDatabase({ url, scale });
    await fillFurtherTables({ url, scale: filled });
    const chosen = new RegExp(values.calls);
    const bench = await prepare({ url, scale: filled, chosen, ms: seconds * 1000 });
    for (const part of values.only.split(',')) await PARTS[part]?.(bench);
  } finally {
    await database.stop();
  }
});
process.exit();

/** Options that all parts get. */
async function prepare(given: Pick<Bench, 'url' | 'scale' | 'chosen' | 'ms'>): Promise<Bench> {
  const { scale } = given;
  const { issue } = await createSessionTokens([SECRET]);
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (user: string) => {
    // The desk takes a proven session alone.
    const token = tokens.get(user) ?? issue(user, { isProven: user === OWNER });
    tokens.set(user, token);
    return token;
  };
  const launchKey = (userId: string) =>
    createLaunchKey({ userId, secret: SECRET, expires: new Date(Date.now() + 86_400_000) });
  const calls = makeCalls({ titles: 200_000 * scale, people: 1_000_000 * scale, launchKey });
  return { ...given, calls, tokenOf, secret: SECRET };
}

async function show(
  bench: Bench,
  title: string,
  how: ServerOptions,
  measureIt: (measured: Measured) => Promise<Table>,
): Promise<void> {
  const server = await startBuiltServer({ url: bench.url, secret: SECRET, ...how });
  const { db, close } = await openDatabase({ url: bench.url, folder: '' });
  try {
    console.log(`\n${title}`);
    console.table(await measureIt({ ...bench, db, server }));
  } finally {
    await close();
    await server.stop();
  }
}

/** Times of the chat's search, for names, people, genres and misspelt words, and of what it does where nothing is found. */
async function measureSearch({ db }: Pick<Measured, 'db'>): Promise<Table> {
  const table: Table = {};
  const searches: (readonly [string, () => Promise<unknown>])[] = [
    ...QUERIES.map((query) => [query, () => searchTitles(db, query, 8)] as const),
    ...LINES.map((line) => [line, () => nearestTitles(db, { words: line, line }, 8)] as const),
  ];
  for (const [query, search] of searches) {
    const times: number[] = [];
    for (let n = 0; n < SEARCHES; n += 1) {
      const start = performance.now();
      await search();
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    table[query] = {
      'median ms': toThreeDigits(quantile(times, 0.5)),
      'least ms': toThreeDigits(quantile(times, 0)),
      'most ms': toThreeDigits(quantile(times, 1)),
    };
  }
  return table;
}
