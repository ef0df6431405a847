import { access, readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './build-cache.mjs';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|map)$/;
/** Minimum size to compress, in bytes. */
const MIN_BYTES = 1024;

/** @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} */
const encodings = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Puts a .br and a .gz beside each text file in a folder that has none yet; the server sends them unchanged.
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = (await listFiles(folder)).filter((file) => TEXT.test(file));
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  if ((await stat(file)).size <= MIN_BYTES) return;
  await Promise.all(
    Object.entries(encodings).map(async ([ending, encode]) => {
      const target = `${file}.${ending}`;
      if (await exists(target)) return;
      await writeFile(target, await encode(await readFile(file)));
    }),
  );
}

/** @param {string} path */
const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );
