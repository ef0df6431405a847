import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/server/languages/texts.ts';

const [heading = [], , ...terms] = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

/** The language of each column: its heading is the language's name for itself. */
const codes = heading
  .slice(0, -1)
  .map((name) => Object.keys(LANGUAGES).find((code) => LANGUAGES[code]?.name === name) ?? name);

/** All texts of the bot and the app in a language, as source. */
function textsIn(code: string): string {
  const files = [`src/server/languages/${code}`, 'src/client/languages'].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
  return files
    .filter((file) => new RegExp(`/${code}[./-]`).test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

it('the glossary has sixty terms in each language', () => {
  expect(codes).toEqual(expect.arrayContaining(['it', 'en', 'es']));
  expect(terms.filter((term) => term.slice(0, codes.length).includes(''))).toEqual([]);
  expect(terms.length).toBeGreaterThanOrEqual(60);
});

describe.each(codes.map((code, column) => ({ code, column })))('in $code', ({ code, column }) => {
  it('what is in quotation marks is what people see', () => {
    const quoted = terms.flatMap((term) => [...(term[column] ?? '').matchAll(/'([^']+)'/g)]);
    const texts = textsIn(code);
    expect(quoted.map(([, words = '']) => words).filter((words) => !texts.includes(words))).toEqual([]);
  });
});
