import { basename, dirname } from 'node:path';
import { IMPORT_BOUNDARIES, SERVER_LAYERS } from '../verify/import-boundary-rules.mjs';
import { SERVER_LAYER_TEXTS } from './server-layers.ts';

/** Those of the server are a line from the bottom up. */
const CLIENT = /^src\/(contract|client)/;

/** The table of who may import whom. */
export function importBoundariesTable(): string {
  return [
    '| folder | may import |',
    '| --- | --- |',
    ...IMPORT_BOUNDARIES.filter(({ inside }) => CLIENT.test(inside)).map(clientRow),
    '',
    '| `src/server/` | holds; may import the rows above it and the contract |',
    '| --- | --- |',
    ...SERVER_LAYERS.map((layer) => `| \`${layer}\` | ${textOf(layer)} |`),
  ].join('\n');
}

function clientRow({ inside, files }: { inside: string; files: readonly string[] }): string {
  return `| \`${short(inside)}\` | ${names(files, 'client')} |`;
}

function textOf(layer: string): string {
  const text = SERVER_LAYER_TEXTS[layer];
  if (text === undefined) throw new Error(`src/server/${layer} has no text in server-layers.ts`);
  return text;
}

/** Paths as a row of this area has them, those of one folder together: `features/{lists, genres}, ui`. */
function names(paths: readonly string[], area: string): string {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const name = short(path).replace(`${area}/`, '');
    folders.set(dirname(name), [...(folders.get(dirname(name)) ?? []), basename(name)]);
  }
  return [...folders]
    .map(([folder, inside]) => (folder === '.' ? inside.join(', ') : inFolder(folder, inside)))
    .join(', ');
}

function inFolder(folder: string, [first, ...others]: readonly string[]): string {
  return others.length === 0 ? `${folder}/${first}` : `${folder}/{${[first, ...others].join(', ')}}`;
}

/** A path without what all have. */
function short(path: string): string {
  return path.replace(/^src\//, '');
}
