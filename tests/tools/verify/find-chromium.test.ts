import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeChromium, findChromium } from '../../../tools/verify/find-chromium.mjs';
import { temporaryFolder } from '../../server/support/temporary-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function install(place: string, name: string): Promise<string> {
  const path = join(folder, place, name);
  await mkdir(join(folder, place), { recursive: true });
  await writeFile(path, '#!/bin/sh\necho "Chromium 150.0.7871.100 "');
  await chmod(path, 0o755);
  return path;
}

it('prefers the browser that people use to its headless build, wherever they are, and prints its version', async () => {
  const shell = await install('first', 'chromium-headless-shell');
  const whole = await install('second', 'chromium');
  vi.stubEnv('CHROMIUM', '');
  vi.stubEnv('PATH', `${join(folder, 'first')}:${join(folder, 'second')}`);
  expect(await findChromium()).toBe(whole);
  expect(await describeChromium(whole)).toBe(`Chromium 150.0.7871.100 (${whole})`);
  vi.stubEnv('CHROMIUM', shell);
  expect(await findChromium()).toBe(shell);
});
