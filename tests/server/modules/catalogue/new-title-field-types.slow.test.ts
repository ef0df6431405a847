import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { copySourcesWithNewField } from '../../support/sources-with-new-field.ts';

it('a new field of titles needs no other file of the server for its types', async () => {
  const sources = await copySourcesWithNewField();
  onTestFinished(() => sources.remove());
  const compiler = join('node_modules', '.bin', 'tsc');
  const compiled = promisify(execFile)(compiler, ['-p', 'src/server'], { cwd: sources.folder });
  const errors: unknown = await compiled.catch((error) => error.stdout);
  expect(errors).toMatchObject({ stdout: '' });
}, 120_000);
