import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GENRE_NAMES } from '../../../src/contract/genre-names.ts';
import * as italian from '../../../src/server/languages/it/index.ts';
import { LANGUAGES } from '../../../src/server/languages/texts.ts';

type Leaf = { path: string; value: unknown };

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
}

const COMMAND = /^[a-z0-9_]{1,32}$/;

const commandsIn = (code: string) => Object.values(LANGUAGES[code]?.commands ?? {}).map(({ name }) => name);

/** The commands that the texts of a language name, as in `/list`, and which other languages have. */
function namedCommands(code: string): string[] {
  const folder = `src/server/languages/${code}`;
  const files = [
    ...readdirSync(folder).map((file) => `${folder}/${file}`),
    `src/client/languages/${code}.ts`,
  ];
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const all = new Set(Object.keys(LANGUAGES).flatMap(commandsIn));
  return [...texts.matchAll(/(?<![\w/.<])\/(\w+)/g)].flatMap(([, name = '']) =>
    all.has(name) ? [name] : [],
  );
}

describe.each(Object.keys(LANGUAGES))('the language %s', (code) => {
  const translated = new Map(leaves(LANGUAGES[code]).map(({ path, value }) => [path, value]));

  it('has each text of Italian and no other', () => {
    expect([...translated.keys()].toSorted()).toEqual(
      leaves(italian)
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it.skipIf(code === 'it')('has a name for every genre', () => {
    expect(Object.entries(GENRE_NAMES).filter(([, names]) => !names[code])).toEqual([]);
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
    const names = commandsIn(code);
    expect(names.filter((name) => !COMMAND.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names commands as they are called in it, in the bot and in the app', () => {
    const own = new Set(commandsIn(code));
    expect([...new Set(namedCommands(code))].filter((name) => !own.has(name))).toEqual([]);
  });
});

it('a command’s name means one command in all languages: people use the names of any', () => {
  const meant = new Map<string, Set<string>>();
  for (const { commands } of Object.values(LANGUAGES))
    for (const [command, { name }] of Object.entries(commands))
      meant.set(name, (meant.get(name) ?? new Set()).add(command));
  expect([...meant].filter(([, commands]) => commands.size > 1)).toEqual([]);
});

/** The plain numbers and words among the parameters that appear in a text; undefined for one that takes others. */
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
