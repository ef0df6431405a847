import type { Db } from '../../database/db.ts';
import type { FoundTitle } from './found-titles.ts';
import { nameIn } from './name-in-line.ts';
import { readRemark } from './read-remark.ts';
import { titlesNamed } from './titles-in-line.ts';

/** Most names of one message. */
const MAX_NAMES = 10;
/** Longest name, in characters: longer pieces are talk. */
const MAX_LENGTH = 60;
/** '- Titanic', '2. Avatar'. */
const ORDER = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+/;
const SIGNS = /(?<!\s)\s*[,;+/]\s*|\s[-–—]\s/;
const WORDS = /(?<!\s)\s+(?:ed?|y|and|&|o|or)\s+/i;

/** The titles that a message names one after the other, and the names that none has. */
export type SeveralTitles = { found: FoundTitle[]; unknown: string[] };

type Named = { name: string; found: readonly FoundTitle[] };

/** Reads 'Titanic e Avatar', 'titanic, avatar', or one name a line; undefined unless two names are known, or one of a list. */
export async function severalTitlesIn(db: Db, message: string): Promise<SeveralTitles | undefined> {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 1 || message.includes('+');
  const pieces = lines.length > 1 ? lines : message.split(SIGNS);
  if (pieces.length > MAX_NAMES || (pieces.length === 1 && !WORDS.test(message))) return undefined;
  if (pieces.some((piece) => piece.length > MAX_LENGTH) || (await named(db, message)).found.length > 0)
    return undefined;
  const names: Named[] = [];
  for (const piece of pieces) names.push(...(await namesIn(db, piece)));
  const known = names.filter(({ found }) => found.length > 0);
  const isMost = known.length * 2 >= names.length && known.length >= (isList ? 1 : 2);
  if (names.length < 2 || !isMost) return undefined;
  const unknown = names.filter(({ found }) => found.length === 0).map(({ name }) => name);
  return { found: known.flatMap(({ found }) => found), unknown };
}

/** The name of a piece, or those between its 'and' if all of them are known. */
async function namesIn(db: Db, piece: string): Promise<Named[]> {
  const whole = await named(db, piece);
  const parts = piece.split(WORDS);
  // 'Ciao' and 'cerco questi film:' are above a list.
  if (whole.found.length === 0 && (/:\s*$/.test(piece) || readRemark(piece))) return [];
  if (whole.found.length > 0 || parts.length === 1) return whole.name === '' ? [] : [whole];
  const all = [];
  for (const part of parts) all.push(await named(db, part));
  return all.every(({ found }) => found.length > 0) ? all : [whole];
}

async function named(db: Db, text: string): Promise<Named> {
  const name = text.replace(ORDER, '').trim();
  return { name, found: name === '' ? [] : await titlesNamed(db, (await nameIn(db, name)) ?? name) };
}
