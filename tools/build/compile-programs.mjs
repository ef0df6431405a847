import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { listFiles } from './build-cache.mjs';

/** Folders of the programs that Node runs, and what they share. */
export const PROGRAM_FOLDERS = [
  'src/contract',
  'src/server',
  'packages/demo-catalogue',
  'packages/telegram-simulator',
  'tools/development',
];

const SOURCE = /\.m?ts$/;
const OTHERS = /\.d\.m?ts$|\/(tests|page)\/|vite\.config/;

/** @param {string} file */
export const isProgramSource = (file) => SOURCE.test(file) && !OTHERS.test(file);

/** @param {readonly string[]} folders */
export async function programSources(folders) {
  return (await Promise.all(folders.map(listFiles))).flat().filter(isProgramSource);
}

/**
 * Makes JavaScript of TypeScript, for Node, at the same place in build/. Types are left out unread: they are `npm run
 * check`'s business.
 *
 * @param {readonly string[]} files
 */
export async function compile(files) {
  const { transformWithOxc } = await import('vite');
  const typescript = {
    onlyRemoveTypeImports: true,
    rewriteImportExtensions: /** @type {const} */ ('rewrite'),
  };
  const options = { target: 'es2023', sourcemap: true, typescript };
  await Promise.all(
    files.map(async (file) => {
      const program = join('build', file.replace(/ts$/, 'js'));
      const source = await readFile(file, 'utf8');
      const { code, map } = await transformWithOxc(source, resolve(file), options);
      const places = { ...map, sources: [relative(dirname(program), file)], sourcesContent: undefined };
      await writeIfChanged(`${program}.map`, JSON.stringify(places));
      await writeIfChanged(program, `${code}//# sourceMappingURL=${program.split('/').at(-1)}.map\n`);
    }),
  );
}

/**
 * Something may be running the others.
 *
 * @param {string} file
 * @param {string} text
 */
export async function writeIfChanged(file, text) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
