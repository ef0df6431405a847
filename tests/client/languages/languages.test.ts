import { describe, expect, test } from 'vitest';

const files = import.meta.glob<object>('../../../src/client/languages/{??,??-*}.ts', {
  eager: true,
  import: 'texts',
});

/** The languages of the app by their codes, each with the texts of all its files. */
const LANGUAGES: Record<string, object> = {};
for (const [path, texts] of Object.entries(files)) {
  const [, code = ''] = /\/(\w\w)(?:-\w+)?\.ts$/.exec(path) ?? [];
  LANGUAGES[code] = { ...LANGUAGES[code], ...texts };
}

/** Values that leave traces in a text: words unchanged, numbers as such or as a date. */
const WORDS = ['Aida', 'Bruno', 'Carla'];
const NUMBERS = [7, 8, 9];

type Values = readonly (string | number)[];
type Text = string | ((...values: Values) => string);

function textsOf(part: unknown, path = ''): [path: string, text: Text][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part === 'function') return [[path, (...values) => String(part(...values))]];
  return Object.entries(Object(part)).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}

/** A text with these values; empty if it takes a time and they are words. */
function written(text: Text, values: Values): string {
  if (typeof text === 'string') return text;
  try {
    return text(...values);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/** The values that a text shows. */
const shownOf = (text: Text, values: Values) => {
  const shown = written(text, values);
  return values.map((value) => shown.includes(String(value)));
};

describe.each(Object.entries(LANGUAGES))('the texts in %s', (_, language) => {
  const italian = new Map(textsOf(LANGUAGES['it']));

  test('all texts are there, and no others', () => {
    expect(textsOf(language).map(([path]) => path)).toEqual([...italian.keys()]);
  });

  test.each([
    ['words', WORDS],
    ['numbers', NUMBERS],
  ])('show the same %s as the Italian ones', (_kind, values) => {
    const shown = textsOf(language).map(([path, text]) => [path, shownOf(text, values)]);
    expect(shown).toEqual([...italian].map(([path, text]) => [path, shownOf(text, values)]));
  });

  test('texts are empty only where the Italian ones are', () => {
    const empty = textsOf(language).filter(([path, text]) => text === '' && italian.get(path) !== '');
    expect(empty.map(([path]) => path)).toEqual([]);
  });
});
