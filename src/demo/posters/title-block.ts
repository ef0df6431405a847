import type { Box } from './grain.ts';
import { narrow } from './treatments.ts';
import { type SetLine, type SetTitle, type Setting, setTitle } from './type.ts';
import type { Work } from './work.ts';

/** Everything set on a cover: the title, what follows its dash, and the small line of author and year. */
export type TitleBlock = {
  readonly title: SetTitle;
  readonly rest: SetTitle | undefined;
  readonly credit: SetLine;
  readonly ink: Box;
};

const legible = 40;

/** Sets the block into a box, hanging from its top or standing on its bottom. */
export function titleBlock(work: Work, setting: Setting, box: Box, stands: 'top' | 'bottom'): TitleBlock {
  const { head, tail } = partsOf(work.titolo);
  const creditBox = { ...box, h: 20 };
  const restHeight = tail === '' ? 0 : 50;
  const room = { ...box, h: box.h - 30 - restHeight };
  if (stands === 'top') {
    const title = setHead(head, setting, room, 'top');
    const rest = setRest(tail, setting, { ...box, y: bottomOf(title.ink) + 13, h: restHeight }, 'top');
    const under = bottomOf(rest?.ink ?? title.ink) + 15;
    return block(title, rest, setCredit(work, setting, { ...creditBox, y: under }, 'top'));
  }
  const credit = setCredit(work, setting, { ...creditBox, y: box.y + box.h - creditBox.h }, 'bottom');
  const over = credit.ink.y - 14;
  const rest = setRest(tail, setting, { ...box, y: over - restHeight, h: restHeight }, 'bottom');
  const foot = rest === undefined ? over : rest.ink.y - 13;
  return block(setHead(head, setting, { ...room, y: foot - room.h }, 'bottom'), rest, credit);
}

/** `Carrie - Lo sguardo di Satana` has a head and a tail; so has a long title with a colon. */
export function partsOf(titolo: string): { readonly head: string; readonly tail: string } {
  const title = titolo.replaceAll("'", '’').replace(/"([^"]*)"/gu, '“$1”');
  const [head = title, ...others] = title.split(/ [-–] |: /u);
  const tail = others.join(' ');
  return tail.length > 9 ? { head, tail } : { head: title.replace(' - ', ' '), tail: '' };
}

function setHead(head: string, setting: Setting, box: Box, stands: 'top' | 'bottom'): SetTitle {
  const set = setTitle(head, setting, box, stands);
  if (set.size >= legible) return set;
  const { align } = setting;
  const narrower = setTitle(head, { ...narrow, align }, box, stands);
  return narrower.size > set.size ? narrower : set;
}

function setRest(
  tail: string,
  { align, face }: Setting,
  box: Box,
  stands: 'top' | 'bottom',
): SetTitle | undefined {
  if (tail === '') return undefined;
  const serif = face === 'italic' || face === 'serif' || face === 'abril';
  const own: Setting = {
    face: serif ? 'italic' : 'grotesk',
    capitals: false,
    align,
    leading: 1.06,
    largest: 25,
  };
  return setTitle(tail, own, box, stands);
}

function setCredit({ autori, data }: Work, { align }: Setting, box: Box, stands: 'top' | 'bottom'): SetLine {
  const text = `${namesOf(autori)}  ${data.slice(0, 4)}`.replaceAll(' ', '\u00a0');
  const setting: Setting = { face: 'small', capitals: false, align, leading: 1, largest: 14 };
  const [line] = setTitle(text, setting, box, stands).lines;
  if (line === undefined) throw new Error(`${text} has no letters to set`);
  return line;
}

/** Two names at most; more would make the line too small to read. */
function namesOf(autori: readonly string[]): string {
  const names = autori.map((name) => name.replaceAll("'", '’'));
  return names.length > 2 ? `${names[0]} e altri` : names.join(', ');
}

function block(title: SetTitle, rest: SetTitle | undefined, credit: SetLine): TitleBlock {
  const inks = [title.ink, credit.ink, ...(rest === undefined ? [] : [rest.ink])];
  const x = Math.min(...inks.map((ink) => ink.x));
  const y = Math.min(...inks.map((ink) => ink.y));
  const right = Math.max(...inks.map((ink) => ink.x + ink.w));
  return { title, rest, credit, ink: { x, y, w: right - x, h: Math.max(...inks.map(bottomOf)) - y } };
}

function bottomOf({ y, h }: Box): number {
  return y + h;
}
