import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const CLIENT = 'src/client';
const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('languages/'),
);

/** Names that are the same in each language. */
const NAMES = ['HD', 'The Movie Database (TMDB)'];

/** Attributes and properties that people read, or that a screen reader reads to them. */
const READ =
  /^(about|action|alt|aria-label|empty|heading|hint|label|line|placeholder|refused|text|title|warning)$/;

/** Invisible: computed values, and the words of programs and developers. */
const UNREAD = /^((Binary|Call|Member)Expression|Import.*|JSX(Identifier|.*Name)|TS.*Type.*)$/;

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const nameOf = ({ name, key }: Node) =>
  String(Reflect.get(Object(name ?? key), 'name') ?? Reflect.get(Object(name ?? key), 'value'));

const wordsOf = ({ type, value }: Node) =>
  String((type === 'TemplateElement' ? Reflect.get(Object(value), 'cooked') : value) ?? '').trim();

/** Readable words: any words in places for text, elsewhere sentences, or letters that no program uses. */
function textsIn(node: Node, isRead: boolean): string[] {
  switch (node.type) {
    case 'JSXText':
      return /\p{L}/u.test(wordsOf(node)) ? [wordsOf(node)] : [];
    case 'Literal':
    case 'TemplateElement':
      return (isRead ? /\p{L}\p{L}/u : /[À-ɏ«»]|^\p{Lu}\p{Ll}+ .*[.…:!?]$/u).test(wordsOf(node))
        ? [wordsOf(node)]
        : [];
  }
  const isNamed = node.type === 'JSXAttribute' || node.type === 'Property';
  const isStillRead = isNamed ? READ.test(nameOf(node)) : isRead && !UNREAD.test(node.type);
  // Skips a class, or the value of an option.
  if (
    node.type === 'JSXAttribute' &&
    !isStillRead &&
    Reflect.get(Object(node['value']), 'type') === 'Literal'
  )
    return [];
  const parts = isNamed ? [node['value']] : Object.values(node).flat();
  return parts.filter(isNode).flatMap((part) => textsIn(part, isStillRead));
}

function textsOf(source: string): string[] {
  const statements: unknown[] = parseAst(source, { lang: 'tsx' }).body;
  const texts = statements.filter(isNode).flatMap((statement) => textsIn(statement, false));
  return texts.filter((text) => !NAMES.includes(text));
}

test('what people read is in the languages’ files alone', () => {
  const found = sources.flatMap((file) =>
    textsOf(readFileSync(join(CLIENT, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  '<p>Ciao</p>',
  '<p>{isOpen ? <b>Sì</b> : null}</p>',
  '<Row label="Ciao" />',
  '<Row label={isOpen ? "Chiudi" : open} />',
  '<Row aria-label={`Togli ${name}`} />',
  'notify({ text: "Ciao" })',
  'const EMPTY = "Non ci sono titoli.";',
  'const quoted = `«${name}»`;',
])('a text is found in %s', (source) => {
  expect(textsOf(source)).not.toEqual([]);
});
