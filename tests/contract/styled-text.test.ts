import { expect, test } from 'vitest';
import { styledPieces } from '../../src/contract/styled-text.ts';

/** The text as it is shown, with its styles in brackets. */
const shown = (text: string) =>
  styledPieces(text)
    .map(({ text, style }) => (style === null ? text : `[${style} ${text}]`))
    .join('');

test.each([
  ['Stasera *tutti* al cinema!', 'Stasera [bold tutti] al cinema!'],
  ['**Novità**: _La casa sul molo_', '[bold Novità]: [italic La casa sul molo]'],
  ['*uno* *due*, __tre__.', '[bold uno] [bold due], [italic tre].'],
  ['(*a*)\n*b c*', '([bold a])\n[bold b c]'],
  ['*un_nome* e «_l’altro_»', '[bold un_nome] e «[italic l’altro]»'],
  ['Da *venerdì', 'Da *venerdì'],
  ['2 * 3 * 4 e 2*3*4', '2 * 3 * 4 e 2*3*4'],
  ['un_nome_lungo', 'un_nome_lungo'],
  ['https://example.org/_a_/*b*', 'https://example.org/_a_/*b*'],
  ['*prima\ndopo*', '*prima\ndopo*'],
  ['** e __', '** e __'],
  ['', ''],
])('%j reads %j', (text, expected) => expect(shown(text)).toBe(expected));
