import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const REFUSED = [
  String.raw`export const nested = /^(?:[a-z]+)+$/;`,
  String.raw`export const repeated = /^(?: ?\d+)*$/;`,
  String.raw`export const alike = /^\s*(?:a)?\s*b/;`,
  String.raw`export const overlapping = /^\W*[.,]*x/;`,
  String.raw`export const anywhere = /\s+$/;`,
];

const ALLOWED = [
  String.raw`export const divided = /^(?:[a-z]+;)+$/;`,
  String.raw`export const bounded = /^ ?(?:a)? ?b/;`,
  String.raw`export const fromItsBeginning = /(?<!\s)\s+$/;`,
  'export const word = "^(a+)+$";',
];

it('An expression of the server takes no more time for each letter of a longer text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-linear-'));
  const settings = {
    jsPlugins: [resolve('tools/verify/linear-plugin.mjs')],
    categories: { correctness: 'off' },
    rules: { 'linear/expressions': 'error' },
  };
  await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
  for (const [name, lines] of Object.entries({ refused: REFUSED, allowed: ALLOWED }))
    await writeFile(join(folder, `${name}.ts`), lines.join('\n'));
  const args = [resolve('node_modules/oxlint/bin/oxlint'), '-c', 'settings.json', '--format=unix', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  await rm(folder, { recursive: true });
  const found = [...stdout.matchAll(/(\w+)\.ts:(\d+):/g)].map(([, file, line]) => `${file} ${line}`);
  expect([...new Set(found)].sort()).toEqual(REFUSED.map((_, index) => `refused ${index + 1}`));
});
