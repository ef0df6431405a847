import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import { fillSmallCatalogue } from '../../support/small-catalogue.ts';
import { testDatabase } from '../../support/test-database.ts';
import { watchCommits } from '../../support/watch-commits.ts';
import { Effects, type Point } from './effects.ts';
import { createMessenger } from './messenger.ts';
import { createReport, nameOf } from './report.ts';
import { placeOf, pointsOf, sampleOf } from './try-points.ts';
import { watchFiles } from './watch-files.ts';

export type Place = Database & { folder: string };

/** A program that runs to its end, and once more where something has kept it from that. */
export type Program = {
  /** Its files contain no secrets and nothing about people. */
  isPublic?: true;
  given?(place: Place): Promise<unknown>;
  run(place: Place): Promise<unknown>;
  /** Throws for what must not be there even after a process that was killed. */
  always?(place: Place): Promise<unknown>;
  /** The things that are there in the end. */
  end(place: Place): Promise<unknown>;
};

/** Tests of programs by name: each ends the same, whichever change of a file, or commit, was the last of a process. */
export function tryPrograms(programs: Readonly<Record<string, Program>>): void {
  const report = createReport();
  afterAll(() => report.write());

  it.each(Object.entries(programs))(
    '%s: nothing is lost or left at any point',
    async (name, program) => {
      const usual = await runProgram(program);
      expect(usual.seen).not.toEqual([]);
      report.add('scenarios', name);
      for (const effect of usual.seen) report.add('effects', nameOf(effect));
      for (const point of sampleOf(name, pointsOf(usual.seen))) {
        const place = placeOf(point, usual.seen);
        const outcome = await runProgram(program, point).catch((cause: unknown) => {
          throw new Error(place, { cause });
        });
        report.addPoint(point, usual.seen);
        expect(outcome.isReached, place).toBe(true);
        expect(outcome.end, place).toEqual(usual.end);
      }
    },
    600_000,
  );
}

async function runProgram({ isPublic, given, run, always, end }: Program, point?: Point) {
  const place = await openPlace();
  try {
    await given?.(place);
    const effects = new Effects(createMessenger(), point);
    effects.isCounting = true;
    const stopWatching = watchFiles(effects);
    await run({ ...place, db: watchCommits(place.db, effects) })
      .catch((error: unknown) => {
        if (!effects.isReached) throw error;
      })
      .finally(stopWatching);
    if (!isPublic) await demandPrivate(place);
    await always?.(place);
    if (effects.isReached) await run(place);
    return { seen: effects.seen, isReached: effects.isReached, end: await end(place) };
  } finally {
    await place.close();
  }
}

async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-points-'));
  const database = await testDatabase();
  await fillSmallCatalogue(database.db);
  return { ...database, folder, close: () => database.close().then(() => rm(folder, { recursive: true })) };
}

/** Everything in a place is its owner's alone. */
async function demandPrivate({ folder }: Place): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    if ((await stat(join(folder, name))).mode & 0o077) throw new Error(`others may read ${name}`);
}
