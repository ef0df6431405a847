import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { compile, programSources } from '../../../tools/build/compile-programs.mjs';

const FOLDER = 'build/compile-programs-test';

async function write(files: Record<string, string>): Promise<void> {
  await mkdir(join(FOLDER, 'tests'), { recursive: true });
  onTestFinished(() => rm(FOLDER, { recursive: true }));
  onTestFinished(() => rm(join('build', FOLDER), { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(FOLDER, name), text);
}

it('programs run without their types, and tests are none of them', async () => {
  await write({
    'year.ts': 'export type Year = number;\nexport const year: Year = 1922;\n',
    'main.ts': "import { type Year, year } from './year.ts';\nexport const next = (year as Year) + 1;\n",
    'tests/year.test.ts': 'nothing',
  });
  await compile(await programSources([FOLDER]));
  expect(await import(pathToFileURL(resolve('build', FOLDER, 'main.js')).href)).toMatchObject({ next: 1923 });
  expect(existsSync(join('build', FOLDER, 'tests'))).toBe(false);
});

it('a program that cannot be read fails the build', async () => {
  await write({ 'main.ts': 'export const = 1;' });
  await expect(programSources([FOLDER]).then(compile)).rejects.toThrow('main.ts');
});
