/** Vite's table of the files that a chunk's imports need, and an import that names some of them by their indices. */
const TABLE = /const __vite__mapDeps=[^;]*?m\.f=(\[[^\]]*\])[^;]*;\n?/;
const NEEDED = /__vite__mapDeps\(\[([\d,]+)\]\)/g;
/** The app's stylesheet is in the page. */
const APP_STYLES = 'index';

/**
 * Code whose imports name the chunks that they need as `loadChunk` takes them, such as `title sheet`, instead of by indices of a
 * table of files: a chunk's styles have its name.
 */
export function nameNeededChunks(code: string): string {
  const [table, files = '[]'] = TABLE.exec(code) ?? [];
  if (table === undefined) return code;
  const chunks = [...files.matchAll(/"([^"]+)"/g)].map(([, file = '']) => file.replace(/^.*\/|\.\w+$/g, ''));
  const named = (indices: string) => {
    const needed = indices.split(',').flatMap((index) => chunks[Number(index)] ?? []);
    return JSON.stringify([...new Set(needed)].filter((chunk) => chunk !== APP_STYLES).join(' '));
  };
  return code.replace(table, '').replaceAll(NEEDED, (_needed, indices: string) => named(indices));
}
