import type { PosterInput } from './poster-input.ts';
import type { Box } from './textures.ts';
import { longTitleStyle } from './type-styles.ts';
import { type TypeStyle, type TypesetLine, type TypesetTitle, typesetTitle } from './typesetting.ts';

/** All type of a cover: the title, the subtitle after its dash, and the small line of author and year. */
export type TitleBlock = {
  readonly title: TypesetTitle;
  readonly rest: TypesetTitle | undefined;
  readonly credit: TypesetLine;
  readonly ink: Box;
};

const legible = 40;

/** Typesets the block into a box, aligned to its top or bottom. */
export function typesetTitleBlock(
  posterInput: PosterInput,
  style: TypeStyle,
  box: Box,
  edge: 'top' | 'bottom',
): TitleBlock {
  const { head, tail } = splitTitle(posterInput.titolo);
  const creditBox = { ...box, h: 20 };
  const restHeight = tail === '' ? 0 : 50;
  const room = { ...box, h: box.h - 30 - restHeight };
  if (edge === 'top') {
    const title = setHead(head, style, room, 'top');
    const rest = setRest(tail, style, { ...box, y: bottomOf(title.ink) + 13, h: restHeight }, 'top');
    const under = bottomOf(rest?.ink ?? title.ink) + 15;
    return block(title, rest, setCredit(posterInput, style, { ...creditBox, y: under }, 'top'));
  }
  const credit = setCredit(posterInput, style, { ...creditBox, y: box.y + box.h - creditBox.h }, 'bottom');
  const over = credit.ink.y - 14;
  const rest = setRest(tail, style, { ...box, y: over - restHeight, h: restHeight }, 'bottom');
  const foot = rest === undefined ? over : rest.ink.y - 13;
  return block(setHead(head, style, { ...room, y: foot - room.h }, 'bottom'), rest, credit);
}

/** `Carrie - Lo sguardo di Satana` has a head and a tail; so has a long title with a colon. */
export function splitTitle(titolo: string): { readonly head: string; readonly tail: string } {
  const title = titolo.replaceAll("'", '’').replace(/"([^"]*)"/gu, '“$1”');
  const [head = title, ...others] = title.split(/ [-–] |: /u);
  const tail = others.join(' ');
  return tail.length > 9 ? { head, tail } : { head: title.replace(' - ', ' '), tail: '' };
}

function setHead(head: string, style: TypeStyle, box: Box, edge: 'top' | 'bottom'): TypesetTitle {
  const set = typesetTitle(head, style, box, edge);
  if (set.size >= legible) return set;
  const { align } = style;
  const narrower = typesetTitle(head, { ...longTitleStyle, align }, box, edge);
  return narrower.size > set.size ? narrower : set;
}

function setRest(
  tail: string,
  { align, font }: TypeStyle,
  box: Box,
  edge: 'top' | 'bottom',
): TypesetTitle | undefined {
  if (tail === '') return undefined;
  const serif = font === 'italic' || font === 'serif' || font === 'abril';
  const own: TypeStyle = {
    font: serif ? 'italic' : 'grotesk',
    capitals: false,
    align,
    leading: 1.06,
    largest: 25,
  };
  return typesetTitle(tail, own, box, edge);
}

function setCredit(
  { autori, data }: PosterInput,
  { align }: TypeStyle,
  box: Box,
  edge: 'top' | 'bottom',
): TypesetLine {
  const text = `${namesOf(autori)}  ${data.slice(0, 4)}`.replaceAll(' ', '\u00a0');
  const style: TypeStyle = { font: 'small', capitals: false, align, leading: 1, largest: 14 };
  const [line] = typesetTitle(text, style, box, edge).lines;
  if (line === undefined) throw new Error(`${text} has no letters to set`);
  return line;
}

/** Two names at most; more would make the line too small to read. */
function namesOf(autori: readonly string[]): string {
  const names = autori.map((name) => name.replaceAll("'", '’'));
  return names.length > 2 ? `${names[0]} e altri` : names.join(', ');
}

function block(title: TypesetTitle, rest: TypesetTitle | undefined, credit: TypesetLine): TitleBlock {
  const inks = [title.ink, credit.ink, ...(rest === undefined ? [] : [rest.ink])];
  const x = Math.min(...inks.map((ink) => ink.x));
  const y = Math.min(...inks.map((ink) => ink.y));
  const right = Math.max(...inks.map((ink) => ink.x + ink.w));
  return { title, rest, credit, ink: { x, y, w: right - x, h: Math.max(...inks.map(bottomOf)) - y } };
}

function bottomOf({ y, h }: Box): number {
  return y + h;
}
