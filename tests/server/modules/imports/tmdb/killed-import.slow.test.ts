import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import type { StubService } from '../support/stub-service.ts';
import { STUB_TITLES } from '../support/stub-titles.ts';
import { stubTmdb, TMDB_TOKEN } from '../support/stub-tmdb.ts';

let folder: string;
let tmdb: StubService;
beforeEach(async () => {
  folder = await temporaryFolder();
  tmdb = await stubTmdb();
});
afterEach(() => tmdb.close());

const ids = STUB_TITLES.map(({ type, id }) => `${type}:${id}`).join();

/** Starts the compiled command line in a separate process. */
function start(...words: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, TMDB_TOKEN, TMDB_API_ROOT: tmdb.root };
  const child = spawn(process.execPath, ['build/src/server/cli/main.js', 'titles', ...words], { env });
  return { child, stdout: text(child.stdout), stderr: text(child.stderr), ended: once(child, 'exit') };
}

it('a killed import continues where it stopped, and misses no title', { timeout: 150_000 }, async () => {
  // The last title does not come in the second run: so that one is killed amid its second batch.
  tmdb.fail('/3/tv/1044', 'silent');
  for (const requests of [5, 55, 20]) {
    const before = tmdb.requests.length;
    const { child, ended } = start('import', 'tmdb', '--ids', ids);
    await expect
      .poll(() => tmdb.requests.length - before, { timeout: 40_000 })
      .toBeGreaterThanOrEqual(requests);
    child.kill('SIGKILL');
    await ended;
  }
  const last = start('import', 'tmdb', '--ids', ids);
  expect(await last.stderr).toMatch(/^Going on after 30 of 60 titles\./);
  expect(await last.stdout).toMatch(/ 0 refused\.\n$/);
  expect(await last.ended).toEqual([0, null]);

  const lines = (await start('export').stdout).trim().split('\n');
  const numbers = lines.map((line) => (JSON.parse(line) as { tmdb_id: number }).tmdb_id);
  expect(new Set(numbers)).toEqual(new Set(STUB_TITLES.map(({ id }) => id)));
  expect(numbers).toHaveLength(STUB_TITLES.length);
});
