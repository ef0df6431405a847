import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { runIfInputsChanged } from '../../../tools/build/build-cache.mjs';
import { temporaryFolder } from '../../server/support/temporary-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'src/deep'), { recursive: true });
  await writeFile(join(folder, 'src/deep/a.ts'), 'a');
});

const work = async () => {};
const inputs = () => ({ stamp: join(folder, 'stamp'), inputs: [join(folder, 'src')] });

it('a step runs again only when a file of its inputs has changed', async () => {
  expect(await runIfInputsChanged(inputs(), work)).toBe(true);
  expect(await runIfInputsChanged(inputs(), work)).toBe(false);
  await writeFile(join(folder, 'src/deep/a.ts'), 'b');
  expect(await runIfInputsChanged(inputs(), work)).toBe(true);
});

it('a step runs again when a file was added, removed or renamed', async () => {
  await runIfInputsChanged(inputs(), work);
  await writeFile(join(folder, 'src/b.ts'), '');
  expect(await runIfInputsChanged(inputs(), work)).toBe(true);
  await rm(join(folder, 'src/b.ts'));
  expect(await runIfInputsChanged(inputs(), work)).toBe(true);
});

it('a failed step runs again, even if it had succeeded before', async () => {
  await runIfInputsChanged(inputs(), work);
  await writeFile(join(folder, 'src/deep/a.ts'), 'b');
  await expect(runIfInputsChanged(inputs(), () => Promise.reject(new Error('cut short')))).rejects.toThrow(
    'cut short',
  );
  await writeFile(join(folder, 'src/deep/a.ts'), 'a');
  expect(await runIfInputsChanged(inputs(), work)).toBe(true);
});
