import { basename, dirname } from 'node:path';
import { IMPORT_BOUNDARIES } from '../import-boundary-rules.mjs';

const [BEGIN, END] = ['<!-- boundaries: begin -->', '<!-- boundaries: end -->'];

/** Tests and tools are not the product. */
const PRODUCT = /^src\/(contract|client|server)/;

/** A page with the table of who may import whom between its marks. Throws where they are missing. */
export function withImportBoundaries(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`no ${BEGIN} ... ${END}`);
  return `${page.slice(0, begin)}${BEGIN}\n${table()}\n${page.slice(end)}`;
}

function table(): string {
  const rows = IMPORT_BOUNDARIES.filter(({ inside }) => PRODUCT.test(inside)).map((rule) => {
    const types = 'types' in rule ? rule.types : [];
    const area = dirname(short(rule.inside)).split('/')[0] ?? '';
    return `| \`${short(rule.inside)}\` | ${names(rule.files, area)} | ${names(types, area)} |`;
  });
  return ['| folder | may import | types only of |', '| --- | --- | --- |', ...rows].join('\n');
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
