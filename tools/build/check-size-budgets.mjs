// Checks the bytes that people download against their budgets; part of npm test. Times are never checked.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CommandError, runCommand } from '../commands/run-command.mjs';

/** Kilobytes as they travel (brotli). Growth past one of these has to be worth it. */
const BUDGETS = /** @type {const} */ ([
  ['page', 1],
  ['start page', 2.3],
  // JavaScript before a press: the page's script, the app, its texts, and the code of the screen with its carousels; on the home a title's, for the first press.
  ['home or title', 156],
  ['films', 165],
  ['genres', 140],
]);
const ASSETS = 'dist/assets';

const IMPORT = /(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g;

await runCommand(async () => {
  const files = await readdir(ASSETS);
  /** @param {string[]} chunks */
  const codeOf = async (...chunks) => {
    const wanted = ['start', 'app', 'it', ...chunks];
    const asked = files.filter((file) => wanted.includes(/^(.*)-\w+\.js$/.exec(file)?.[1] ?? ''));
    return sizeOf(await withImports(asked));
  };
  const sizes = {
    page: await sizeOf(['dist/index.html']),
    'start page': await sizeOf(['dist/avvia.html']),
    'home or title': await codeOf('title-screen', 'carousel-swiper'),
    films: await codeOf('films-and-series-screens', 'carousel-swiper'),
    genres: await codeOf('genres-screen'),
  };
  const rows = BUDGETS.map(([name, most]) => ({ name, KB: sizes[name], 'at most': most }));
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  const over = rows.filter((row) => row.KB > row['at most']).map(({ name }) => name);
  if (over.length > 0) throw new CommandError(`Over its budget of bytes: ${over.join(', ')}.`);
});

/**
 * The chunks and all that they import.
 *
 * @param {string[]} chunks
 */
async function withImports(chunks) {
  const found = new Set(chunks);
  for (const chunk of found)
    for (const [, imported = ''] of (await readFile(join(ASSETS, chunk), 'utf8')).matchAll(IMPORT))
      found.add(imported);
  return [...found].map((chunk) => join(ASSETS, chunk));
}

/** @param {string[]} files */
async function sizeOf(files) {
  const sizes = await Promise.all(files.map(compressedSize));
  return Number((sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1));
}

/**
 * The size of the compressed file beside it, if the build has made one.
 *
 * @param {string} file
 */
async function compressedSize(file) {
  const neighbour = await stat(`${file}.br`).catch(() => undefined);
  return neighbour?.size ?? brotliCompressSync(await readFile(file)).length;
}
