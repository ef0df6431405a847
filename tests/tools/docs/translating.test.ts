import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/server/languages/texts.ts';
import { TEXT_LIMITS } from '../../../tools/docs/text-limits.ts';

type Leaf = { path: string; text: unknown };

function leavesOf(part: unknown, path = ''): Leaf[] {
  if (typeof part !== 'object' || part === null) return [{ path: path.slice(1), text: part }];
  return Object.entries(part).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
}

/** True if a limit applies to this text: `commands.*.name` to `commands.cerca.name`. */
const isNamed = (path: string, limited: string) =>
  new RegExp(`^${limited.replaceAll('.', '\\.').replace('*', '\\w+')}$`).test(path);

/** The inputs that make a text long: names of apps, the end of a long series, numbers. */
const LONG = [
  ...Array.from({ length: 32 }, (_, length) => 'x'.repeat(length + 1)),
  { episodes: 9999, watched: 9998, lastSeason: 97, seasons: 99, isTold: true },
  1000,
];

const writtenOut = (text: unknown): string[] =>
  typeof text === 'function'
    ? LONG.map((value) => String(Reflect.apply(text, undefined, [value])))
    : [String(text)];

describe.each(Object.entries(LANGUAGES))('in %s', (_code, language) => {
  const leaves = leavesOf(language);

  it.each(TEXT_LIMITS.flatMap(({ texts, most }) => texts.map((limited) => ({ limited, most }))))(
    '$limited has $most characters at most',
    ({ limited, most }) => {
      const written = leaves
        .filter(({ path }) => isNamed(path, limited))
        .flatMap(({ path, text }) => writtenOut(text).map((shown) => ({ path, shown })));
      expect(written.length).toBeGreaterThan(0);
      expect(written.filter(({ shown }) => shown.length > most)).toEqual([]);
    },
  );
});

describe('the page for translators', () => {
  const page = readFileSync('docs/translating.md', 'utf8');
  const unnamed = (names: string[]) => names.filter((name) => !page.includes(`\`${name}\``));

  it('says where the texts of each file of the bot show', () => {
    expect(unnamed(Object.keys(LANGUAGES['it'] ?? {}))).toEqual([]);
  });

  it('says where each part of the app shows', () => {
    const files = ['it', 'it-own', 'it-desk'].map((name) => `src/client/languages/${name}.ts`);
    const parts = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \{/gm)]);
    expect(unnamed(parts.map(([, name = '']) => name))).toEqual([]);
  });
});
