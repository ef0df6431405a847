import { parseTorrentTitle } from '@viren070/parse-torrent-title';
import { clock } from '../../../lib/clock.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { isChapter, readPart, type WrittenPart } from '../../catalogue/rules/read-part.ts';
import { withArticleInFront } from '../../catalogue/rules/title-key.ts';
import { cleanVideoText } from './clean-video-text.ts';
import { isNamelessFile, RELEASE_TAG } from './nameless-file.ts';
import { vagueness } from './vague-name.ts';
import { videoNameHeads, withoutGroup } from './video-name-head.ts';
import { withoutWordsOfCopies } from './words-of-copies.ts';

/** A parsed caption or file name. */
export type ParsedVideoName = {
  /** The title normalised for search. */
  name: string;
  /** The title in its own spelling. */
  spelling: string;
  year?: number | undefined;
  /** True if the name has a season or an episode; false for films, and for series whose names have neither. */
  isEpisode: boolean;
  season?: number | undefined;
  episodes: readonly number[];
  /** A separate number ('- 05') or that of a part ('parte 2'): an episode, if the title is a series. */
  number?: number | undefined;
  /** True if that number is a part's. */
  isPart?: boolean;
  /** True if a sign sets that number off from the name: '- 05'. */
  isApart?: boolean;
  /** True if that number comes before the name: '02 - Lo smalto'. */
  isLed?: boolean;
  /** True if its episode may be a measure: 'Raduno 4x4'. */
  isDoubtful?: boolean;
  /** True if nothing but the title is left over; otherwise the parse is for suggestions only. */
  isWhole: boolean;
  /** True if the text has a season and an episode and no title: 'Lezione 3'. */
  isNameless?: boolean;
  /** True if it may be no name at all: 'Here', '24'. */
  isVague?: boolean;
  /** True if its episodes are not understood. */
  isUnreadable?: boolean;
  /** The words that are not in the name, normalised for search. */
  rest: string;
};

const CANONICAL_PART = /^(?:s\d+(?:e\d+)*|e\d+)$/;

/** A name with a day is one of several of that year. */
const DATE =
  /(?<!\d)(?:\d{1,2}[-._/]\d{1,2}[-._/](?:19|20)\d\d|(?:19|20)\d\d(?:[-._/](?:0\d|1[0-2])[-._/][0-3]\d|(?:0\d|1[0-2])[0-3]\d))(?!\d)/;
const BEHIND_YEAR = /^((?:18[89]|19\d|20[0-3])\d)(?:\s*[-–—.:_]\s*|\s+)(?=\p{L})(.+)$/u;
/** A year that is rather of the name that it begins. */
const YEAR_AND_NAME = /^((?:18[89]|19\d|20[0-3])\d)(?::?\s)(?=\p{L})/u;
const ONE_YEAR = /^(?:18[89]|19\d|20[0-3])\d$/;

/** Above it a separate number is a year. */
const HIGHEST_NUMBER = 1500;

/** Parses a caption's line or a file name in all plausible ways, the likeliest first; none without a name. */
export function parseVideoName(text: string): ParsedVideoName[] {
  const plain = withArticleInFront(cleanVideoText(text.slice(0, LONGEST_NAME)));
  const raw = normalizeForSearch(plain);
  if (isNamelessFile(plain, raw)) return [];
  const whole = { name: raw, spelling: plain, isEpisode: false, episodes: [], isWhole: true, rest: '' };
  const vague = vagueness(plain, raw);
  if (vague.isVague) {
    const isNameless = vague.number !== undefined;
    return [{ ...whole, ...vague, spelling: '', isWhole: false, isNameless }];
  }
  const kept = withoutWordsOfCopies(plain);
  if (kept !== plain) {
    const readings = parseVideoName(kept);
    return readings.length === 0 ? [] : uniqueReadings([...readings, whole]);
  }
  const part = readPart(plain);
  if (part?.isDoubtful) {
    const episodes = readEpisode(plain, raw, part).filter(({ isEpisode }) => isEpisode);
    const films = [...readHeads(plain, raw, null), whole];
    return uniqueReadings([...films, ...episodes.map((one) => ({ ...one, isDoubtful: true }))]);
  }
  if (part && part.kind !== 'episode' && isPartAlone(plain, part)) {
    const isPart = part.kind === 'disc' || /^(?:part|pt|teil)/.test(part.word);
    return readEpisode(plain, raw, part).map((one) => ({ ...one, isPart }));
  }
  const parsed = part?.kind === 'episode' ? readEpisode(plain, raw, part) : readName(plain, raw, part);
  if (parsed.some(({ name, isEpisode }) => name === raw && isEpisode)) return parsed;
  const led = parsed.some(({ year }) => year !== undefined) ? [] : readBehindYear(plain);
  return uniqueReadings([...parsed.filter(({ name }) => name !== raw), whole, ...led]);
}

/** The readings of a name behind its year: 'Gli amanti' of '1986 - Gli amanti', which may be a name as a whole, too. */
function readBehindYear(plain: string): ParsedVideoName[] {
  const [, year, name] = (!DATE.test(plain) && BEHIND_YEAR.exec(plain)) || [];
  if (year === undefined) return [];
  const readings = parseVideoName(`${name} (${year})`);
  return readings.filter((one) => !one.isEpisode && one.year === Number(year));
}

/** True if a text is nothing but a part: 'Capítulo 12', '#7'; a number alone is a name. */
function isPartAlone(plain: string, { at, end, word }: WrittenPart): boolean {
  const isNumber = word === '' && !plain.includes('#');
  return !isNumber && !/[\p{L}\d]/u.test(plain.slice(0, at) + plain.slice(end));
}

/** The readings of a text with a season or an episode. */
function readEpisode(plain: string, raw: string, part: WrittenPart): ParsedVideoName[] {
  const { season, episodes, isUnreadable } = part;
  const said = { isEpisode: true, season, episodes };
  const [before, after] = [plain.slice(0, part.at), plain.slice(part.end)];
  const canonical = `${before} ${season === undefined ? 'E01' : 'S01E01'} ${after}`.trim();
  const isNameless = !/[\p{L}\d]/u.test(before.replace(/^\s*[[(][^\])]*[\])]/, ''));
  const { spelling, year } = titleIn(canonical);
  const found = { year, spelling: isNameless ? nameOfNameless(part, after, spelling) : spelling };
  const name = normalizeForSearch(found.spelling) || raw;
  const isWhole =
    !isUnreadable && !isNameless && isAllOf(name, { plain, raw: normalizeForSearch(canonical), ...found });
  const parsed = { ...found, ...said, name, isWhole, isNameless, isUnreadable, rest: restOf(raw, name) };
  if (isUnreadable) return [parsed];
  const heads = videoNameHeads(plain, part).flatMap(({ text, year }) => {
    const head = normalizeForSearch(text);
    return head === ''
      ? []
      : [{ name: head, spelling: text, year, ...said, isWhole: true, rest: restOf(raw, head) }];
  });
  // 'Star Wars Episode IV (1977)' is a film.
  const length = normalizeForSearch(before).length;
  const films = readHeads(plain, raw, null).filter(
    (film) => season === undefined && film.name.length > length,
  );
  return uniqueReadings(isNameless ? [parsed, ...films] : [...heads, parsed, ...films]);
}

/** The names before the year or the tags of a release. */
function readHeads(plain: string, raw: string, part: WrittenPart | null | undefined): ParsedVideoName[] {
  const heads = videoNameHeads(plain, part).flatMap((head) => {
    const inOrder = ORDER.exec(head.text);
    return inOrder ? [{ ...head, text: head.text.slice(inOrder[0].length) }, head] : [head];
  });
  return heads.flatMap(({ text, year }) => {
    const name = normalizeForSearch(text);
    const said = { isEpisode: false, episodes: [], isWhole: true };
    return name === '' ? [] : [{ name, spelling: text, year, ...said, rest: restOf(raw, name) }];
  });
}

/** The place of a film among others: '01 Il ponte (1999)', '3. Il ponte (1999)', '#3 Il ponte (1999)'. */
const ORDER =
  /^\s*(?:[([]?\d{1,2}[)\]]\s*|n\.?\s?\d{1,2}\s|#\s?\d{1,3}\s|0\d[\s._\-–—]+|\d{1,2}(?:\s[-–—]\s|[.)]\s))(?=\p{L})/u;

/**
 * A series is called by the word of its parts ('Lezione 3') if nothing else names it, unless that is any series'
 * word.
 */
function nameOfNameless({ word, kind }: WrittenPart, after: string, title: string): string {
  const isGeneral = word === '' || kind !== 'episode' || /^(?:ep|pun|fol)/.test(word);
  if (!isGeneral) return word;
  if (!/[\p{L}\d]/u.test(after)) return '';
  // '(2x04) La piena'
  return title.replace(/^E01\P{L}*/u, '') || (/^[)\]]\s*(\S.*)$/u.exec(after)?.[1] ?? '');
}

/** The readings of a text without a season or an episode; that of a numbered part is for suggestions only. */
function readName(plain: string, raw: string, part: WrittenPart | undefined): ParsedVideoName[] {
  const apart = numberApart(plain);
  const number = apart?.number;
  const { hasEpisodes, ...inText } = titleIn(plain);
  const found = apart ? { ...inText, ...nameBefore(apart, plain) } : inText;
  const name = normalizeForSearch(found.spelling) || raw;
  const isWhole = isAllOf(name, { plain, raw, ...found });
  const said = { isEpisode: false, episodes: [], number, isWhole, rest: restOf(raw, name) };
  const heads = number === undefined && !DATE.test(plain) ? readHeads(plain, raw, part) : [];
  const others = heads.filter((head) => !isWhole || head.name !== name);
  // The library writes 'E.T.' as 'E T'.
  const spelling =
    heads.find((head) => head.name === name && INITIALS.test(head.spelling))?.spelling ?? found.spelling;
  const isApart = number !== undefined;
  const numbered = part && isOfSeries(plain, part) ? [{ ...readNumbered(plain, raw, part), isApart }] : [];
  const isCut = !isWhole && number === undefined && (hasEpisodes || /^\d+$/.test(name) || DATE.test(plain));
  return uniqueReadings([...numbered, ...others, ...(isCut ? [] : [{ ...found, ...said, name, spelling }])]);
}

/** Without the year or the tags of a release behind it, a numbered part is as likely of a series as of a film. */
function isOfSeries(plain: string, { kind, at, end, word }: WrittenPart): boolean {
  const after = plain.slice(end);
  const before = plain.slice(0, at);
  // 'Ritorno al futuro parte III' is a film.
  if (/[^\p{L}\d][ivx]+$/iu.test(plain.slice(at, end))) return false;
  if (!/[\p{L}\d]/u.test(before + after)) return false;
  const heads = videoNameHeads(`x${after}`);
  // 'Capitulo 5 HD' and '05 HD' are of a series, 'Vol. 2 1080p' of a film.
  const isRelease =
    isChapter(word) || isZeroLed(plain.slice(at, end))
      ? heads.some(({ year }) => year !== undefined)
      : heads.length > 0;
  return !isRelease && !(kind === 'disc' && videoNameHeads(before).length > 0);
}

const isZeroLed = (written: string) => /^0\d$/.test(written);

function readNumbered(plain: string, raw: string, { at, end, episodes, word }: WrittenPart): ParsedVideoName {
  // 'Giorno 3 - Gita a Goa', '02 - Corso'.
  const isLed = !/[\p{L}\d]/u.test(plain.slice(0, at));
  const before = isLed ? plain.slice(end).replace(/^[\s.,:;)\]\-–—]+/u, '') : plain.slice(0, at);
  const [head = { text: withoutGroup(before) ?? before, year: undefined }] = DATE.test(before)
    ? []
    : videoNameHeads(before);
  const name = normalizeForSearch(head.text);
  return {
    name,
    spelling: head.text,
    year: head.year,
    isEpisode: false,
    episodes,
    number: episodes[0],
    isPart: true,
    isLed: isLed && word === '',
    isWhole: false,
    rest: restOf(raw, name),
  };
}

/** 'El amante latino': in small letters behind a capital name the word is as likely of it. */
const LANGUAGE_OF_NAME =
  /^\p{Lu}[^\d]*\s(?:latino|italiano|inglese|ingl[eé]s|italian|english|espa[ñn]ol|spagnolo|francese|franc[eé]s)$/u;

const INITIALS = /(?:\p{Lu}\.){2}/u;

/** `hasEpisodes`: the library takes a number for an episode, and cuts the title there. */
type Found = { spelling: string; year: number | undefined; hasEpisodes: boolean };

/** The library takes minutes for a paragraph without spaces; file systems allow no longer names. */
export const LONGEST_NAME = 255;
/** Films are announced this many years before. */
const YEARS_AHEAD = 3;

/** Title and year as the parser library finds them. */
function titleIn(plain: string): Found {
  // Numbers alone are a name, and the library would take it for a year.
  if (/^[\d\s.:-]+$/.test(plain)) return { spelling: plain, year: undefined, hasEpisodes: false };
  if (LANGUAGE_OF_NAME.test(plain)) return { spelling: plain, year: undefined, hasEpisodes: false };
  // The parser takes the last word for a file extension without one.
  const { title = '', year, episodes = [] } = parseTorrentTitle(`${plain.slice(0, LONGEST_NAME)}.mkv`);
  const ofYear = year === undefined ? undefined : Number(year.slice(0, 4));
  // '2001: Odissea nello spazio'
  const isLed = ofYear !== undefined && YEAR_AND_NAME.exec(plain)?.[1] === String(ofYear);
  if (isLed) return { spelling: plain, year: undefined, hasEpisodes: false };
  // 'Blade Runner 2049'
  if (ofYear !== undefined && ofYear > clock.date().getFullYear() + YEARS_AHEAD)
    return { spelling: plain, year: undefined, hasEpisodes: false };
  return { spelling: title, year: ofYear, hasEpisodes: episodes.length > 0 };
}

/** `5` of 'Dark - 05', '[Group] Dark - 05v2 [1080p]' and 'Dark - 05 - Secrets'. */
const NUMBER_APART =
  /(?<=\S)\s[-–#]\s*(?:(\d{2,4})(?:v\d)?\s*(?=$|[[(])|(0\d{1,2})(?:v\d)?\s(?=[-–]\s\p{L}))/u;

type Apart = { number: number; at: number };

function numberApart(plain: string): Apart | undefined {
  const match = NUMBER_APART.exec(plain);
  const number = Number(match?.[1] ?? match?.[2]);
  return match && number <= HIGHEST_NUMBER ? { number, at: match.index } : undefined;
}

/** The name and its year before such a number, without the group in brackets. */
function nameBefore({ at }: Apart, plain: string): Pick<Found, 'spelling' | 'year'> {
  const before = plain.slice(0, at);
  const [head] = videoNameHeads(before, null);
  return { spelling: head?.text.trim() ?? withoutGroup(before) ?? before, year: head?.year };
}

function restOf(raw: string, name: string): string {
  return ` ${raw} `.replace(` ${name} `, ' ').trim();
}

function uniqueReadings(readings: readonly ParsedVideoName[]): ParsedVideoName[] {
  const keyOf = ({ name, year, isEpisode, number }: ParsedVideoName) =>
    JSON.stringify([name, year, isEpisode, number]);
  return readings.filter((one, at) => readings.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

type Around = { plain: string; raw: string; year: number | undefined };

/** True if the rest besides the title is only known tags. */
function isAllOf(name: string, { plain, raw, year }: Around): boolean {
  const at = ` ${raw} `.indexOf(` ${name} `);
  if (at < 0) return false;
  const before = raw.slice(0, at).trim();
  const after = raw.slice(at + name.length).trim();
  const bracketed = normalizeForSearch(/^\s*\[([^\]]*)\]/.exec(plain)?.[1] ?? '');
  const isGroup = before === bracketed && /\p{L}|\d\d/u.test(name);
  const isLed = before === '' || isGroup || before === String(year);
  const [next = '', afterNext = ''] = after.split(' ');
  if (next === String(year) && ONE_YEAR.test(afterNext)) return false;
  return (
    isLed && (next === '' || next === String(year) || RELEASE_TAG.test(next) || CANONICAL_PART.test(next))
  );
}
