import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../commands/run-command.mjs';
import { startPostgres } from '../verify/postgres.mjs';

/** `url`: the trial's PostgreSQL; empty without one. */
export type TrialPlace = { url: string; folder: string };

/**
 * Runs a trial in an empty folder, by default with a PostgreSQL; both are removed afterwards. Ends the program,
 * with 1 if the trial reports a fault.
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
