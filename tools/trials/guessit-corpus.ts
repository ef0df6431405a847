import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name, and its title, year, season and episodes; undefined where the corpus does not say them. */
export type NameCase = {
  fileName: string;
  title: string;
  year: number | undefined;
  season: number | undefined;
  episodes: readonly number[] | undefined;
};

const FILES = ['movies.yml', 'episodes.yml'];

/** The names with a title in guessit's tests, which are in this folder. */
export function readGuessitCorpus(folder: string): NameCase[] {
  return FILES.flatMap((file) => blocksOf(readFileSync(join(folder, file), 'utf8')).flatMap(casesOf));
}

/** The lines of each entry: its names ('? name'), one or several, then what they mean (': key: value'). */
function blocksOf(text: string): string[][] {
  return text.split(/(?<!\n\? [^\n]*)\n(?=\? )/).map((block) => block.split('\n'));
}

function casesOf(lines: readonly string[]): NameCase[] {
  const names = lines.filter((line) => line.startsWith('? ')).map((line) => unquoted(line.slice(2)));
  const fields = fieldsOf(lines.filter((line) => /^[:\s]\s/.test(line)).map((line) => line.slice(2)));
  const [title] = fields.get('title') ?? [];
  if (title === undefined || fields.has('options')) return [];
  const [year, season] = ['year', 'season'].map((key) => fields.get(key)?.map(Number)[0]);
  const episodes = fields.get('episode')?.map(Number);
  return names.map((name) => ({ fileName: name.split('/').at(-1) ?? '', title, year, season, episodes }));
}

/** Each key with its values: one, those in brackets, or those of the lines below that begin with a sign. */
function fieldsOf(lines: readonly string[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let key = '';
  for (const line of lines) {
    const item = /^\s*-\s(.+)$/.exec(line)?.[1];
    const [, name, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (item !== undefined) fields.get(key)?.push(unquoted(item));
    if (name === undefined) continue;
    key = name;
    const listed = /^\[(.*)\]$/.exec(value)?.[1]?.split(',');
    fields.set(key, value === '' ? [] : (listed ?? [value]).map(unquoted));
  }
  return fields;
}

/** A value without quotation marks around it. */
function unquoted(text: string): string {
  return text.trim().replace(/^(['"])(.*)\1$/, '$2');
}
