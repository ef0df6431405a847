import { readPart, type WrittenPart } from '../../catalogue/rules/read-part.ts';

/** The text before the year, or season and episode: the parser library takes parts of some titles for tags. */
export type VideoNameHead = { text: string; year?: number | undefined };

const EDGE = String.raw`(?:^|[\s._\-([|,])`;
const ONE_YEAR = String.raw`(?:18[89]|19\d|20[0-3])\d`;
const BRACKETED_YEAR = new RegExp(String.raw`[([](${ONE_YEAR})[)\]]`);
/** Years one after the other: the last one is the year, those before it belong to the name ('1917.2019'). */
const YEARS = new RegExp(
  String.raw`${EDGE}(${ONE_YEAR}(?:[\s._]+${ONE_YEAR})*)(?![\p{L}\d]|-${ONE_YEAR})`,
  'giu',
);

/** Words of releases that no title begins with. */
const TAG =
  /[\s._\-([](?:(?:2160|1080|720|576|480|360)[pi]|\d{3,4}x\d{3,4}|(?:full|u)?hd|hd(?:cam|ts|tc)|4k|(?:nf|amzn|dsnp|hmax|atvp)(?=[\s._-]+web)|blu-?ray|b[dr]rip|bdmux|dvd(?:rip|mux|5|9)|web-?(?:rip|dl|mux)|hdtv(?:rip|mux)?|(?:dl|tv|sat)(?:rip|mux)|remux|[xh][._]?26[45]|hevc|xvid|divx|ac3|aac|dts|ita|eng|castellano)(?![\p{L}\d])/iu;

/** As release groups write: 'iTALiAN'. */
const ODD_LANGUAGE = /[\s._\-([](?:iTA(?:LiAN)?|SPANiSH|ENGLiSH|GERMAN|FRENCH)(?![\p{L}\d])/u;

/** All plausible heads of a caption or file name without its extension; none if nothing marks its end. */
export function videoNameHeads(
  plain: string,
  part: WrittenPart | null | undefined = readPart(plain),
): VideoNameHead[] {
  const isEpisode = part?.kind === 'episode';
  const named = isEpisode ? plain.slice(0, part.at) : plain;
  const found = yearIn(named);
  const tag = found ? -1 : beginOfTags(named);
  const heads = [
    ...(found ? [{ text: withoutTags(named.slice(0, found.at)), year: found.year }] : []),
    ...(tag > 0 ? [{ text: withoutTags(named.slice(0, tag)) }] : []),
    ...(isEpisode ? [{ text: named }] : []),
  ];
  return heads.flatMap(({ text, ...rest }) => {
    const name = withoutGroup(text);
    return name === undefined ? [] : [{ text: name, ...rest }];
  });
}

/** The place of the first word that is of a release; -1 without one. */
function beginOfTags(text: string): number {
  const places = [TAG, ODD_LANGUAGE].map((tag) => text.search(tag)).filter((at) => at > 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** The text without words of releases at its end, and without editions behind the name. */
function withoutTags(text: string): string {
  const tag = beginOfTags(text);
  const rest = (tag > 0 ? text.slice(0, tag) : text).replace(BEFORE_YEAR, '');
  return /[\p{L}\d]/u.test(rest) ? rest : text;
}

function yearIn(text: string): { at: number; year: number } | undefined {
  const bracketed = BRACKETED_YEAR.exec(text);
  if (bracketed && bracketed.index > 0) return { at: bracketed.index, year: Number(bracketed[1]) };
  for (const { 0: whole, 1: years = '', index } of text.matchAll(YEARS)) {
    const at = index + whole.lastIndexOf(years.slice(-4));
    const isRange = /\d{4}-$/.test(text.slice(0, at));
    if (at > 0 && !isRange) return { at, year: Number(years.slice(-4)) };
  }
  return undefined;
}

/** '[Extended]', '[BluRay][AC3]', '[Drama, ', '(Thriller ', '- Anno' and '3D SBS' before a year, and signs between; '[Original name]' is none of these. */
const BEFORE_YEAR =
  /(?:(?<![\s._\-–—,])[\s._\-–—,]+[([]?(?:director['’]?s?[\s._]cut|(?:special|extended)[\s._](?:edition|cut|version)|(?:versione|edizione|versi[oó]n|edici[oó]n)[\s._](?:estesa|speciale|integrale|restaurata|rimasterizzata|extendida|especial|restaurada)|remastered|rimasterizzato)[)\]]?|\s?\[[^[\]]*(?<![\p{L}\d])(?:versione?|versi[oó]n|extended|estesa|uncut|cut|bluray|blu-ray|dvd|hdtv|ac3|aac|castellano|latino|ita|eng|dual|subs?|\d{3,4}p|4k|hd)(?![\p{L}\d])[^[\]]*\]|\s?[[(][^[\]()]*$|\s3d\s(?:h-?)?(?:sbs|ou|tab)|(?<![\s,\-–—])[\s,\-–—]+(?:anno|a[nñ]o|year)|(?<![•·|~]\s?)(?:\s?[•·|~])+)+\s?$/iu;

/** The text without a release group in brackets before it; undefined if there are several. */
export function withoutGroup(text: string): string | undefined {
  // '[REC]²' is a name.
  const rest = text.replace(/^\s*\[[^\]]*\](?!\p{N})/u, '');
  if (/^\s*\[/.test(rest) && rest !== text) return undefined;
  const name = /\p{L}|\p{N}\p{N}/u.test(rest) ? rest : text;
  return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
}
