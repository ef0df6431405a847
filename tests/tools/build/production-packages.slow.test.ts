import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverLock, serverManifest } from '../../../tools/build/production-packages.mjs';
import { builtProgram, freePort, TIMEOUT_MS } from '../../server/support/built-program.ts';

/** Outside of the project, where Node finds none of its other packages. */
const FOLDER = mkdtempSync(join(tmpdir(), 'vetrina-test-'));

beforeAll(() => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const paths = Object.keys(serverLock(lock).packages).filter((path) => path && existsSync(path));
  // A nested package came with its parent.
  for (const path of paths.sort())
    if (!existsSync(join(FOLDER, path))) cpSync(path, join(FOLDER, path), { recursive: true });
  for (const part of ['build/src/server', 'build/src/contract', 'package.json'])
    cpSync(part, join(FOLDER, part), { recursive: true });
}, TIMEOUT_MS);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

afterAll(() => rmSync(FOLDER, { recursive: true }));

const start = builtProgram(join(FOLDER, 'build/src/server/main.js'));

it(
  'the server starts, names its version and ends with production packages alone',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    const port = await freePort();
    const { server, exit, sayingOf } = start({ PORT: String(port) });
    await sayingOf(/Vetrina listens/);
    const health = await fetch(`http://localhost:${port}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { ok: true, version: manifest.version }]);
    server.kill('SIGTERM');
    const { code, said } = await exit;
    expect(code).toBe(0);
    expect(said).not.toMatch(/Simulator|demo/);
  },
);

it('contains no word of what is only for development', () => {
  const files = readdirSync(join(FOLDER, 'build'), { recursive: true, encoding: 'utf8' });
  const programs = files.filter((file) => file.endsWith('.js')).map((file) => join(FOLDER, 'build', file));
  expect(programs.length).toBeGreaterThan(100);
  const telling = programs.filter((file) => /simulator|\bdemo\b/i.test(readFileSync(file, 'utf8')));
  expect(telling).toEqual([]);
});

it('the production packages include neither compiler nor client', () => {
  for (const name of ['typescript', '@typescript', 'vite', 'react', 'axios', '@telegram-apps', 'scheduler'])
    expect(existsSync(join(FOLDER, 'node_modules', name))).toBe(false);
});

it('every production package is imported by the server', () => {
  const code = readdirSync(join(FOLDER, 'build'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(FOLDER, 'build', name), 'utf8'));
  const unused = Object.keys(serverManifest(manifest).dependencies).filter(
    (name) =>
      !code.some((text) => [`'${name}'`, `'${name}/`, `\`${name}/`].some((word) => text.includes(word))),
  );
  expect(unused).toEqual([]);
});
