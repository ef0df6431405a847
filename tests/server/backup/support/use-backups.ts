import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../../../../src/server/database/database.ts';
import { type CommandLineOptions, commandLine } from '../../support/command-line.ts';
import { testDatabase } from '../../support/test-database.ts';

/** Two empty databases, and a file for a back-up of the first. */
export type Backups = { folder: string; file: string; source: Database; target: Database };

const HOOKS = { test: [beforeEach, afterEach], file: [beforeAll, afterAll] } as const;

/** Opens them for each test of a file, or once for all, and removes them afterwards. */
export function useBackups(use: (opened: Backups) => void, { per }: { per: 'test' | 'file' }): void {
  const [before, after] = HOOKS[per];
  let opened: Backups;
  before(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vetrina-backup-'));
    const [source, target] = [await testDatabase(), await testDatabase()];
    opened = { folder, file: join(folder, 'all.gz'), source, target };
    use(opened);
  });
  after(async () => {
    await opened.source.close();
    await opened.target.close();
    await rm(opened.folder, { recursive: true });
  });
}

/** Runs a command on a database, which stays open. */
export const runOn = (database: Database, words: string[], options: CommandLineOptions = {}) =>
  commandLine(words, { ...options, open: async () => ({ ...database, close: async () => undefined }) });

/** Backs the first database up; returns the command's output. */
export async function backUp({ source, file }: Backups): Promise<string> {
  const { code, stdout, stderr } = await runOn(source, ['backup', file]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}
