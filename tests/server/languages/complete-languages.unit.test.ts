import { describe, expect, it } from 'vitest';
import { italian } from '../../../src/server/languages/it/index.ts';
import { LANGUAGES } from '../../../src/server/languages/texts.ts';

type Leaf = { path: string; value: unknown };

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
}

const COMMAND = /^[a-z0-9_]{1,32}$/;

describe.each(Object.keys(LANGUAGES))('the language %s', (code) => {
  const translated = new Map(leaves(LANGUAGES[code]).map(({ path, value }) => [path, value]));

  it('has each text of Italian and no other', () => {
    expect([...translated.keys()].toSorted()).toEqual(
      leaves(italian)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it('leaves no text empty that Italian has', () => {
    const empty = leaves(italian).filter(({ path, value }) => value !== '' && translated.get(path) === '');
    expect(empty).toEqual([]);
  });

  it('fills in the numbers and names that Italian fills in', () => {
    const differing = leaves(italian)
      .filter(({ value }) => typeof value === 'function')
      .filter(({ path, value }) => filledIn(value) !== filledIn(translated.get(path)))
      .map(({ path }) => path);
    expect(differing).toEqual([]);
  });

  it('has commands that the messenger accepts, each another one', () => {
    const names = Object.values(LANGUAGES[code]?.commands ?? {}).map(({ name }) => name);
    expect(names.filter((name) => !COMMAND.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Which of the parameters that are plain numbers or words are in a text; undefined for one that takes others. */
function filledIn(text: unknown): string | undefined {
  if (typeof text !== 'function') return undefined;
  const found = [numbers, words].map((values) => {
    try {
      const written: unknown = Reflect.apply(text, undefined, values);
      if (typeof written !== 'string') return '';
      const plain = written.replaceAll(/(?<=\d)[.,\s](?=\d{3})/g, '');
      return values.filter((value) => plain.includes(String(value))).join();
    } catch {
      return '';
    }
  });
  return found.join(' ');
}

const numbers = [4711, 5813, 6917, 7919];
const words = ['Quxel', 'Zorbit', 'Wumpus', 'Frobnic'];
