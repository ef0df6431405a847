import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const REFUSED = [
  "import { randomInt } from 'node:crypto';",
  "import { setTimeout as sleep } from 'node:timers/promises';",
  'export const now = Date.now();',
  'export const today = new Date();',
  'export const start = performance.now();',
  'export const lot = [Math.random(), randomInt(2)];',
  'export const limit = AbortSignal.timeout(1);',
  'setTimeout(sleep, 1);',
  'setInterval(sleep, 1);',
];

const ALLOWED = [
  "import { createHash } from 'node:crypto';",
  "import { setImmediate } from 'node:timers/promises';",
  'export const day = new Date(0);',
  'export const hash = createHash("md5");',
  'export const timer = day.setTimeout(setImmediate);',
];

it('The server reads the time, waits and draws lots in one module', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-clock-'));
  const settings = {
    jsPlugins: [resolve('tools/verify/clock-plugin.mjs')],
    categories: { correctness: 'off' },
    rules: { 'clock/one-door': 'error' },
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
