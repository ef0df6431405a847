import type { Db } from '../../database/db.ts';
import { readPart } from '../catalogue/rules/read-part.ts';
import type { FoundTitle } from './found-titles.ts';
import { nameIn } from './name-in-line.ts';
import { titlesNamed } from './titles-in-line.ts';

/** The last episode or season, which has no number. */
const LAST =
  /(?:(?:l['’]|la|the|el)\s?)?(?:[uú]ltim[oa]|last|latest)\s(?:stagione|puntata|episodio|season|episode|temporada|cap[ií]tulo)(?![\p{L}\d])/iu;
/** 'One Piece 1071' */
const NUMBER_BEHIND = /(?<=\p{L}\s)\d{1,4}\s*\??\s*$/u;

/** Longest line that asks for a part, in characters. */
const MAX_LENGTH = 160;

/** The series of which a line asks for a season or an episode: 'breaking bad stagione 5 episodio 14', 'avete Dark 1x02?'. */
export async function seriesOfAskedPart(db: Db, line: string): Promise<FoundTitle[]> {
  const name = line.length > MAX_LENGTH ? undefined : withoutPart(line);
  if (name === undefined || (await titlesNamed(db, line)).length > 0) return [];
  const found = await titlesNamed(db, (await nameIn(db, name)) ?? name);
  return found.filter(({ title }) => title.type === 'serie');
}

/** A line without its season and episode; undefined if it has none, or nothing else. */
function withoutPart(line: string): string | undefined {
  const part = readPart(line);
  const { at, end } =
    part?.kind === 'episode' ? part : (placeOf(LAST, line) ?? placeOf(NUMBER_BEHIND, line) ?? {});
  if (at === undefined || end === undefined) return undefined;
  const name = `${line.slice(0, at)} ${line.slice(end)}`.replace(
    /\s(?:di|de|del|della|of)\s*$|^\s*(?:la|the)?\s*(?:di|de|del|della|of)\s/i,
    ' ',
  );
  return /[\p{L}\d]/u.test(name) ? name.replace(/\s+/g, ' ').trim() : undefined;
}

function placeOf(pattern: RegExp, line: string): { at: number; end: number } | undefined {
  const match = pattern.exec(line);
  return match ? { at: match.index, end: match.index + match[0].length } : undefined;
}
