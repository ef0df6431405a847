import { parseAst } from 'vite';

/**
 * A language for tests: Italian with accents on every letter, and 40 % longer. In its pages, text without accents
 * comes from no language's texts, and clipped text would be clipped in a language of longer words.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒǧĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĻḾÑÓÞɊŔŠŢÚṼŴẊÝŽ';
const FILLING = 'ōēīāū';
const LONGER = 0.4;

/** A text in the pseudo-language, with the characters around its words unchanged. */
export function pseudo(text: string): string {
  const [, before = '', words = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? [];
  const accented = words.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  const filling = FILLING.repeat(words.length).slice(0, Math.ceil(LONGER * words.length));
  const grown = /\s/.test(words) ? ` ${filling.replaceAll(/.{5}(?=.)/gu, '$& ')}` : filling;
  return words === '' ? text : before + accented + grown + after;
}

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** Code that has a language's texts, with these in the pseudo-language. */
export function pseudoSource(code: string): string {
  const found: { start: number; end: number; text: string }[] = [];
  for (const statement of parseAst(code).body)
    if (/^(Variable|ExportNamed)Declaration$/.test(statement.type)) collect(statement, found);
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((source, { start, end, text }) => source.slice(0, start) + text + source.slice(end), code);
}

function collect(value: unknown, found: { start: number; end: number; text: string }[]): void {
  if (Array.isArray(value)) return value.forEach((one) => collect(one, found));
  if (!isNode(value)) return;
  const { type, start, end } = value;
  if (type === 'Literal' && typeof value['value'] === 'string')
    found.push({ start, end, text: JSON.stringify(pseudo(value['value'])) });
  if (type === 'TemplateElement') found.push({ start, end, text: quasi(value['value']) });
  for (const [field, one] of Object.entries(value)) if (!isKey(value, field)) collect(one, found);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The name of a property, and the value of a comparison, are not texts. */
const isKey = ({ type }: Node, field: string) =>
  (type === 'Property' && field === 'key') || type === 'BinaryExpression';

function quasi(value: unknown): string {
  const cooked: unknown = Reflect.get(Object(value), 'cooked');
  return JSON.stringify(pseudo(String(cooked)))
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/[`$]/g, String.raw`\$&`);
}
