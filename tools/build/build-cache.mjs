import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Runs `work` unless it ran before with the same inputs: files, and everything in folders. The stamp that
 * records it goes first and comes last, so interrupted work is done again. Returns true if it ran now.
 * @param {{ stamp: string, inputs: string[] }} what
 * @param {() => Promise<void>} work
 */
export async function runIfInputsChanged({ stamp, inputs }, work) {
  const fingerprint = await fingerprintOf(inputs);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return false;
  await rm(stamp, { force: true });
  await work();
  await writeFile(stamp, fingerprint);
  return true;
}

/** @param {readonly string[]} inputs */
async function fingerprintOf(inputs) {
  const hash = createHash('sha256').update(`${process.version}\0`);
  for (const input of inputs)
    for (const file of await listFiles(input)) hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/**
 * The path itself when it is a file, all files below when it is a folder, in a steady order.
 *
 * @param {string} path
 * @returns {Promise<string[]>}
 */
export async function listFiles(path) {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? listFiles(inside) : [inside];
    }),
  );
  return found.flat().sort();
}
