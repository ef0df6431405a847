const ACCENTED: Readonly<Record<string, string>> = { a: 'å', e: 'ë', i: 'ï', o: 'ø', u: 'ü', n: 'ñ' };

const BEGIN = '⟦';
const END = '⟧';

/**
 * The same texts, each in brackets and accented: a message without brackets does not come from the texts of a
 * language. Names of commands stay.
 */
export function pseudo<Texts>(texts: Texts): Texts {
  return walk(texts, '') as Texts;
}

function walk(value: unknown, key: string): unknown {
  if (typeof value === 'string') return key === 'name' || value === '' ? value : bracket(value);
  if (typeof value === 'function')
    return (...parameters: unknown[]) => walk(Reflect.apply(value, undefined, parameters), '');
  if (Array.isArray(value)) return value.map((one) => walk(one, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
}

function bracket(text: string): string {
  // Escapes, markup, commands and links must stay intact.
  const kept = /(<[^>]*>|\/\w+|https?:\/\/\S+)/;
  const accented = text
    .split(kept)
    .map((piece, index) =>
      index % 2 ? piece : piece.replace(/[aeioun]/g, (letter) => ACCENTED[letter] ?? letter),
    );
  return `${BEGIN}${accented.join('')}${END}`;
}

/** The text of a message outside of brackets. */
export function outsideBrackets(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === BEGIN) depth += 1;
    else if (letter === END) depth -= 1;
    else if (depth === 0) outside += letter;
  }
  return outside;
}
