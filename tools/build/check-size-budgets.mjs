// Checks the bytes that people download against their budgets; part of npm test. Times are never checked.
import { readdir, readFile, stat } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { CommandError, runCommand } from '../commands/run-command.mjs';

/** Kilobytes as they travel (brotli). Growth past one of these has to be worth it. */
const BUDGETS = /** @type {const} */ ([
  // With a title's screen, films, series and genres to be filled in before the app, and with the app's styles.
  ['page', 35],
  ['start page', 2.3],
  // JavaScript: the app, the messenger's SDK, axios, and the code of the screen; on the home a title's, for the first press.
  ['home or title', 155],
  ['films', 165],
  ['genres', 140],
]);
const ASSETS = 'dist/assets';

await runCommand(async () => {
  const page = await readFile('dist/index.html', 'utf8');
  const files = await readdir(ASSETS);
  const code = files.filter((file) => file.endsWith('.js')).map((file) => `${ASSETS}/${file}`);
  const first = [
    ...page.matchAll(/(?:<script type="module"[^>]* src|<link data-bundle[^>]* href)="\/([^"]+)"/g),
  ].map(([, file]) => `dist/${file}`);
  /** @param {string[]} chunks */
  const atRest = (...chunks) =>
    sizeOf([
      ...first,
      ...code.filter((file) =>
        ['sdk-functions', 'http-client', ...chunks].some((chunk) => new RegExp(`/${chunk}-[^-]*$`).test(file)),
      ),
    ]);
  const sizes = {
    page: await sizeOf(['dist/index.html']),
    'start page': await sizeOf(['dist/avvia.html']),
    'home or title': await atRest('title'),
    films: await atRest('screens', 'carousel-swiper'),
    genres: await atRest('genres'),
  };
  const rows = BUDGETS.map(([name, most]) => ({ name, KB: sizes[name], 'at most': most }));
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  const over = rows.filter((row) => row.KB > row['at most']).map(({ name }) => name);
  if (over.length > 0) throw new CommandError(`Over its budget of bytes: ${over.join(', ')}.`);
});

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
