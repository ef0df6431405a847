import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../commands/run-command.mjs';
import { startPostgres } from '../verify/postgres.mjs';

/** `url`: of the trial's PostgreSQL; none where it was to have none. */
export type TrialPlace = { url: string; folder: string };

/**
 * Runs a trial in an empty folder, with a PostgreSQL unless told otherwise; both are gone afterwards. The program ends then,
 * with 1 where the trial says that something is wrong.
 */
export async function runTrial(
  trial: (place: TrialPlace) => Promise<{ isWrong: boolean }>,
  { hasPostgres = true } = {},
): Promise<void> {
  await runCommand(async () => {
    const postgres = hasPostgres ? await startPostgres() : undefined;
    const folder = await mkdtemp(join(tmpdir(), 'vetrina-trial-'));
    try {
      const { isWrong } = await trial({ url: postgres?.url ?? '', folder });
      if (isWrong) process.exitCode = 1;
    } finally {
      await postgres?.stop();
      await rm(folder, { recursive: true });
    }
  });
  process.exit();
}

/** On one line. */
export function printCounts(counts: Readonly<Record<string, number>>): void {
  console.log(
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
}
