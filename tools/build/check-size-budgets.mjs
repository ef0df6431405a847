// Checks the bytes that people download against their budgets; part of npm test. Times are never checked.
import { readdir, readFile, stat } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { CommandError, runCommand } from '../commands/run-command.mjs';

/** Kilobytes as they travel (brotli). Growth past one of these has to be worth it. */
const BUDGETS = /** @type {const} */ ([
  // With a title's screen, films, series and genres to be filled in before the app, and the names of all files.
  ['page', 19.4],
  ['start page', 2.2],
  ['first bundle', 80.9],
  // The same with the messenger's SDK, which follows the first paint, and with the code of the screen; the home has a
  // title's, for the first press.
  ['home or title at rest', 95.2],
  ['genres at rest', 94.8],
  ['all JavaScript', 235.7],
  ['all styles', 19.9],
]);
const ASSETS = 'dist/assets';

await runCommand(async () => {
  const page = await readFile('dist/index.html', 'utf8');
  const files = await readdir(ASSETS);
  /** @param {string} end */
  const ending = (end) => files.filter((file) => file.endsWith(end)).map((file) => `${ASSETS}/${file}`);
  const first = [
    ...page.matchAll(/(?:<script type="module"[^>]* src|<link data-bundle[^>]* href)="\/([^"]+)"/g),
  ].map(([, file]) => `dist/${file}`);
  /** @param {string[]} chunks */
  const atRest = (...chunks) =>
    sizeOf([
      ...first,
      ...ending('.js').filter((file) =>
        ['sdk-functions', ...chunks].some((chunk) => new RegExp(`/${chunk}-[^-]*$`).test(file)),
      ),
    ]);
  const sizes = {
    page: await sizeOf(['dist/index.html']),
    'start page': await sizeOf(['dist/avvia.html']),
    'first bundle': await sizeOf(first),
    'home or title at rest': await atRest('title'),
    'genres at rest': await atRest('genres'),
    'all JavaScript': await sizeOf(ending('.js')),
    'all styles': await sizeOf(ending('.css')),
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
