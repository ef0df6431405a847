import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CommandError } from '../commands/run-command.mjs';
import { listFiles } from './build-cache.mjs';

/** Compressed neighbours, and stamps of the build. */
const LEFT_OUT = /\.(br|gz)$|\/\.[\w-]*stamp$|\/posters\//;

/**
 * The files of a built mini app that differ from those of an earlier one: what a release costs a phone that has the
 * earlier one in its cache, were it to open every screen. In bytes, the largest first.
 *
 * @param {string} folder
 * @param {string} earlier
 */
export async function findNewFiles(folder, earlier) {
  for (const built of [folder, earlier])
    if (!existsSync(join(built, 'index.html'))) throw new CommandError(`No built mini app in ${built}.`);
  const files = (await listFiles(folder)).filter((file) => !LEFT_OUT.test(file));
  const compared = await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path);
      const before = await readFile(join(earlier, relative(folder, path))).catch(() => undefined);
      const isNew = before === undefined || !bytes.equals(before);
      return isNew
        ? [{ file: relative(folder, path), raw: bytes.length, brotli: brotliCompressSync(bytes).length }]
        : [];
    }),
  );
  return compared.flat().sort((a, b) => b.brotli - a.brotli);
}
