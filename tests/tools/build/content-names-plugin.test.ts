// @vitest-environment node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentNamesPlugin } from '../../../tools/build/content-names-plugin.ts';
import { temporaryFolder } from '../../server/support/temporary-folder.ts';

const LAZY = `
  import { shared, count } from './shared.js';
  export const text = 'before ' + shared(1) + count;
`;
const APP = {
  'index.html':
    '<!doctype html><head><link data-bundle></head><script type="module" src="./app.js"></script>',
  'app.js': `
    import { shared } from './shared.js';
    import './app.css';
    export const first = shared(1);
    globalThis.openLazy = async () => (await import('./lazy.js')).text;
    globalThis.openOther = () => import('./other.js').then(({ other }) => other);
    globalThis.openTools = () => import('./tools.js').catch(() => {});
  `,
  'app.css': 'a{color:red}',
  'shared.js': 'export const shared = (one) => [one]; export const count = 2;',
  'lazy.js': LAZY,
  'other.js': `import { shared } from './shared.js'; export const other = shared(3);`,
  'tools.js': `export const shared = 'of the tools';`,
};

/** Builds an app of these files; its output by name, without the hashes. */
async function buildApp(files: Readonly<Record<string, string>>) {
  const root = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [contentNamesPlugin()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/app.js',
          chunkFileNames: 'assets/[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  });
  const output = 'output' in built ? built.output : [];
  return output.map((file) => ({
    name: file.fileName,
    text: file.type === 'chunk' ? file.code : String(file.source),
  }));
}

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name).sort();

test('a change of a chunk renames its file alone, and the page names it', async () => {
  const before = await buildApp(APP);
  const after = await buildApp({ ...APP, 'lazy.js': LAZY.replace('before', 'after') });
  const renamed = namesOf(after).filter((name) => !namesOf(before).includes(name));
  expect(renamed).toEqual([expect.stringMatching(/^assets\/lazy-[\da-f]{8}\.js$/)]);
  const page = after.find(({ name }) => name === 'index.html')?.text ?? '';
  const [, listed = ''] = /data-files="([^"]*)"/.exec(page) ?? [];
  const code = namesOf(after).filter((name) => name.startsWith('assets/'));
  expect(
    listed
      .split(' ')
      .map((name) => `assets/${name}`)
      .sort(),
  ).toEqual(code);
  for (const [, name = ''] of page.matchAll(/\/(assets\/[^"]+)"/g)) expect(code).toContain(name);
});

test('a chunk that exports one thing more is renamed with the chunk that imports it', async () => {
  const before = namesOf(await buildApp(APP));
  const after = await buildApp({
    ...APP,
    'shared.js': `export const another = (one) => [one, one]; ${APP['shared.js']}`,
    'other.js': `import { another, shared } from './shared.js'; export const other = another(shared(3));`,
  });
  const renamed = namesOf(after).filter((name) => !before.includes(name));
  expect(renamed.map((name) => name.replace(/-.*/, ''))).toEqual(['assets/app', 'assets/other']);
});

test('the same sources have the same names', async () => {
  expect(namesOf(await buildApp(APP))).toEqual(namesOf(await buildApp(APP)));
});

test('chunks find what others export, once those have run', async () => {
  const folder = await temporaryFolder();
  const files = (await buildApp(APP)).filter(({ name }) => name.endsWith('.js'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const { name, text } of files) await writeFile(join(folder, name), text);
  vi.stubGlobal('self', globalThis);
  onTestFinished(() => void vi.unstubAllGlobals());
  const run = async (chunk: string) => {
    const file = files.find(({ name }) => name.startsWith(`assets/${chunk}-`))?.name ?? '';
    await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  };
  await run('app');
  await run('lazy');
  await run('other');
  await run('tools');
  expect(await Reflect.get(globalThis, 'openLazy')()).toBe('before 12');
  expect(await Reflect.get(globalThis, 'openOther')()).toEqual([3]);
  expect(await Reflect.get(globalThis, 'openTools')()).toMatchObject({ shared: 'of the tools' });
});

test('an export that a function assigns again is refused: importers would keep its first value', async () => {
  const shared = 'export let count = 1; export const shared = (one) => { count += one; return [one]; };';
  await expect(buildApp({ ...APP, 'shared.js': shared })).rejects.toThrow(/reassigns what it exports: count/);
});
