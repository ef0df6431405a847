import fs, { statSync, truncateSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename } from 'node:path';
import type { Effects } from './effects.ts';

type Change = (...parts: never[]) => Promise<unknown>;

/** By value: a named import would change with the object. */
const { createWriteStream } = fs;
const CHANGES = ['chmod', 'copyFile', 'link', 'mkdir', 'mkdtemp', 'rename', 'rm', 'writeFile'] as const;
/** Files of a database that is being unpacked: the renaming of its folder is what counts. */
const OF_DATABASE = /\.new\//;

/** Counts this process's changes of files as effects; returns a function that ends it. */
export function watchFiles(effects: Effects): () => void {
  const real = Object.fromEntries(CHANGES.map((name) => [name, files[name] as Change]));
  const watched = Object.entries(real).map(([name, change]) => [
    name,
    async (...parts: never[]) => {
      if (OF_DATABASE.test(String(parts[0]))) return change(...parts);
      const fault = effects.file(`${name} ${nameOf(parts[0])}`);
      if (fault === 'half' && name !== 'writeFile') effects.die();
      const result = await change(...parts);
      if (fault === 'half') truncate(parts[0]);
      if (fault) effects.die();
      return result;
    },
  ]);
  Object.assign(files, Object.fromEntries(watched));
  fs.createWriteStream = (path, options) => {
    if (OF_DATABASE.test(String(path))) return createWriteStream(path, options);
    const fault = effects.file(`write ${nameOf(path)}`);
    const stream = createWriteStream(path, options);
    stream.once('finish', () => {
      if (fault === 'half') truncate(path);
      effects.isDead ||= fault !== undefined;
    });
    return stream;
  };
  syncBuiltinESMExports();
  return () => {
    Object.assign(files, real);
    fs.createWriteStream = createWriteStream;
    syncBuiltinESMExports();
  };
}

/** Numbers and what is drawn by lot. */
const INCIDENTAL = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|(?<=^trial-)\w+|\d+/g;

const nameOf = (path: unknown) => basename(String(path)).replaceAll(INCIDENTAL, 'N');

function truncate(path: unknown): void {
  truncateSync(String(path), Math.floor(statSync(String(path)).size / 2));
}
