import type { Db } from '../../database/db.ts';
import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { isChapter, readPart } from '../catalogue/rules/read-part.ts';
import type { FoundTitle } from './found-titles.ts';
import { nameIn } from './name-in-line.ts';
import { ARTICLES } from './request-words.ts';
import { titlesNamed } from './titles-in-line.ts';

/** The last episode or season, which has no number. */
const LAST =
  /(?:(?:l['’]|la|the|el)\s?)?(?:[uú]ltim[oa]|last|latest)\s(?:stagione|puntata|episodio|season|episode|temporada|cap[ií]tulo)(?![\p{L}\d])/iu;
/** 'One Piece 1071' */
const NUMBER_BEHIND = /(?<=\p{L}\s)\d{1,4}[\s?]*$/u;

/** A season or episodes that a line names; `rest`: the line without them. */
type AskedPart = { season: number | undefined; episodes: readonly number[]; rest: string };

/** The season or the episodes in a line; a chapter may be of a film's name. */
function askedPart(line: string): AskedPart | undefined {
  const part = line.length > MAX_LENGTH ? undefined : readPart(line);
  if (!part || part.isUnreadable || (part.kind !== 'episode' && !isChapter(part.word))) return undefined;
  const { season, episodes, at, end } = part;
  return { season, episodes, rest: `${line.slice(0, at)} ${line.slice(end)}`.trim() };
}

/** Longest line that asks for a part, in characters. */
const MAX_LENGTH = 160;

/** The series of which a line asks for a season or an episode: 'breaking bad stagione 5 episodio 14', 'avete Dark 1x02?'. */
export async function seriesOfAskedPart(db: Db, line: string): Promise<FoundTitle[]> {
  const name = line.length > MAX_LENGTH ? undefined : withoutPart(line);
  if (name === undefined || (await titlesNamed(db, line)).length > 0) return [];
  const found = await titlesNamed(db, (await nameIn(db, name)) ?? name);
  return found.filter(({ title }) => title.type === 'serie');
}

/** True if a line asks for a season or an episode and names no series: 'stagione 5', 'avete la 5x14?', 'ultima puntata'. */
export async function isPartAlone(db: Db, line: string): Promise<boolean> {
  const last = placeOf(LAST, line);
  const rest = last ? line.slice(0, last.at) + line.slice(last.end) : askedPart(line)?.rest;
  if (rest === undefined) return false;
  const { before, behind } = knownWords();
  const words = normalizeForSearch(rest).split(' ').filter(Boolean);
  const isOfAsking = words.every((word) => before.has(word) || behind.has(word) || ARTICLES.has(word));
  return isOfAsking && (await titlesNamed(db, line)).length === 0;
}

/** A line without its season and episode; undefined if it has none, or nothing else. */
function withoutPart(line: string): string | undefined {
  const part = readPart(line);
  const { at, end } =
    part?.kind === 'episode' ? part : (placeOf(LAST, line) ?? placeOf(NUMBER_BEHIND, line) ?? {});
  if (at === undefined || end === undefined) return undefined;
  const name = `${line.slice(0, at)} ${line.slice(end)}`.replace(
    /\s(?:di|de|del|della|of)\s*$|^\s*(?:(?:la|the)\s*)?(?:di|de|del|della|of)\s/i,
    ' ',
  );
  return /[\p{L}\d]/u.test(name) ? name.replace(/\s+/g, ' ').trim() : undefined;
}

function placeOf(pattern: RegExp, line: string): { at: number; end: number } | undefined {
  const match = pattern.exec(line);
  return match ? { at: match.index, end: match.index + match[0].length } : undefined;
}
