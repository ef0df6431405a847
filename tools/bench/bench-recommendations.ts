// npm run bench:recommendations [-- --only tastes,none,demo,size --scale 1 --keep FOLDER --minutes 10]: what /consigli is
// worth. Holds out the last title of people with tastes, without any, and of the demo's, each on an embedded database, and
// prints hit rate at 10 and coverage beside two baselines; ends with 1 where it has not at least twice the better one's hit
// rate with tastes, or has a gain without. `size`, which only runs when it is named, is on PostgreSQL: how long the
// computation takes with 200,000 titles and 10,000,000 plays or a part of that, in FOLDER filled by bench:server or here.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { loadDemo } from '../../packages/demo-catalogue/load-demo.ts';
import { openDatabase } from '../../src/server/database/open-database.ts';
import type { Schema } from '../../src/server/database/schema.ts';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { findPostgres, startPostgres } from '../verify/postgres.mjs';
import { measureComputation } from './recommendations/measure-computation.ts';
import { measureQuality, type Quality } from './recommendations/measure-quality.ts';
import { fillTasteSet } from './recommendations/taste-set.ts';
import { fillDatabase } from './server/fill-database.ts';

const options = {
  only: { type: 'string', default: 'tastes,none,demo' },
  scale: { type: 'string', default: '1' },
  keep: { type: 'string' },
  minutes: { type: 'string', default: '10' },
} as const;

/** The least gain over the better baseline with tastes, and the highest without. */
const LEAST_GAIN = 2;
const NO_GAIN = 1.1;

/** Sets of people, and whether the gain over the better baseline is as it should be. */
const SETS: Record<
  string,
  { title: string; fill(db: Kysely<Schema>): Promise<unknown>; isMet(gain: number): boolean }
> = {
  tastes: {
    title: 'People with tastes',
    fill: (db) => fillTasteSet(db, true),
    isMet: (gain) => gain >= LEAST_GAIN,
  },
  none: {
    title: 'People without tastes',
    fill: (db) => fillTasteSet(db, false),
    isMet: (gain) => gain <= NO_GAIN,
  },
  demo: { title: 'The demo’s people', fill: (db) => loadDemo(db, { as: 'tried' }), isMet: () => true },
};

await runCommand(async () => {
  const { values } = parseArgs({ options });
  const [scale, minutes] = [Number(values.scale), Number(values.minutes)];
  if (!(scale > 0 && minutes > 0)) throw new CommandError('--scale and --minutes are numbers over 0.');
  const missed: string[] = [];
  for (const part of values.only.split(',')) {
    if (part === 'size') await measureSize({ scale, minutes, keptFolder: values.keep });
    else if (!(await isMet(part))) missed.push(part);
  }
  if (missed.length > 0) throw new CommandError(`Not as it should be: ${missed.join(', ')}.`);
});
process.exit();

async function isMet(name: string): Promise<boolean> {
  const set = SETS[name];
  if (!set) throw new CommandError(`No set "${name}": ${Object.keys(SETS).join(', ')} or size.`);
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-bench-'));
  const { db, close } = await openDatabase({ folder, waitsForSlowStatements: true });
  try {
    await set.fill(db);
    const { '/consigli': own, ...baselines } = await measureQuality(db);
    const best = Math.max(...Object.values(baselines).map(({ hitRate }) => hitRate));
    const gain = (own?.hitRate ?? 0) / best;
    console.log(`\n${set.title}: ${gain.toFixed(2)} times the better baseline`);
    console.table(asTable({ ...(own && { '/consigli': own }), ...baselines }));
    return set.isMet(gain);
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function asTable(qualities: Record<string, Quality>) {
  return Object.fromEntries(
    Object.entries(qualities).map(([name, { hitRate, coverage }]) => [
      name,
      { 'hit rate at 10': percent(hitRate), coverage: percent(coverage) },
    ]),
  );
}

type Size = { scale: number; minutes: number; keptFolder: string | undefined };

async function measureSize({ scale, minutes, keptFolder }: Size): Promise<void> {
  if (!(await findPostgres())) throw new CommandError('No PostgreSQL is installed here.');
  const { url, stop } = await startPostgres({
    ...(keptFolder !== undefined && { keptFolder }),
    settings: {
      shared_buffers: '2GB',
      effective_cache_size: '8GB',
      max_wal_size: '16GB',
      random_page_cost: 1.1,
    },
  });
  try {
    console.log('\nFilling the database ...');
    const filled = await fillDatabase({ url, scale });
    const { db, close } = await openDatabase({ url, folder: '' });
    await measureComputation(db, { minutes, people: 1_000_000 * filled });
    await close();
  } finally {
    await stop();
  }
}
