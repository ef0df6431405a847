import { isChapter, readPart } from '../../catalogue/rules/read-part.ts';
import { parseCaptionReference } from '../../catalogue/rules/title-part.ts';
import { cleanVideoText } from './clean-video-text.ts';
import { parseVideoName } from './parse-video-name.ts';
import { videoNameHeads } from './video-name-head.ts';

/**
 * The lines of a caption: the one with the title, completed by those with year, season and episode; and others with
 * a year or an episode.
 */
export type CaptionLines = { title: string; others: readonly string[] };

type Label = 'title' | 'original' | 'year' | 'season' | 'episode';
/** Between a label and its value. */
const SIGN = String.raw`[.*_]{0,3}\s*[:=：»→➜➡]\W*?\s*`;
/** 'N°' behind a label. */
const NUMBER = String.raw`(?:\s(?:n(?:r|um|umero|[°º])?\.?|#|number))?`;
const LABELLED = (
  [
    [
      'title',
      'tit(?:olo)?(?: italiano)?|titulo|title|nome|nombre|name|(?:il |la )?film|movie|pelicula|serie(?: tv)?|series|show|tv show|anime|documentario',
    ],
    ['original', '(?:titolo |titulo )?original[ei]?(?: title)?'],
    [
      'year',
      'anno(?: di uscita| di produzione)?|ano(?: de (?:estreno|lanzamiento|produccion))?|year|fecha de estreno|uscita|data di uscita|release(?:d| date)?|estreno',
    ],
    ['season', 'stagione|season|temporada|s'],
    ['episode', 'episodio|puntata|episode|capitulo|ep|e|cap|lezione'],
  ] satisfies [Label, string][]
).map(([label, words]) => ({ label, pattern: new RegExp(`^\\W*(?:${words})${NUMBER}${SIGN}(.+)$`, 'iu') }));

/** Labels of anything but a name. */
const OTHER_LABEL = new RegExp(
  `^[^\\p{L}]*(?:${[
    'gener[ei]|genre|genres|genero|generos|categoria|category|tags?',
    'regia|regista|diretto da|director|directed by|direccion|dirigida por|cast|attori|interpreti|con|actor[es]*|reparto|starring|autore',
    'trama|plot|sinossi|sinopsis|synopsis|descrizione|description|storia|note?|info',
    'durata|runtime|duration|duracion|lingua|lingue|language|languages|idioma|audio|sottotitoli|subtitles|subtitulos|subs?|qualita|quality|calidad|risoluzione|formato|format|codec|peso|size|dimensione|tamano|paese|nazione|country|pais|voto|rating|imdb|tmdb|link|scheda|canale|channel|canal|gruppo|group|upload(?:er)?|versione|fonte|source',
  ].join('|')})\\s*[:=：]`,
  'iu',
);
/** A label whose value is on the next line. */
const LABEL_ALONE =
  /^\W*(?:tit(?:olo|le)|t[ií]tulo|anno|año|year|stagione|season|temporada|episodio|episode|cap[ií]tulo)\W*\n+/gimu;
/** A line of several labels: 'Stagione: 2 | Episodio: 4'. */
const NEXT_LABEL = /\s*[|•·]\s*(?=[^\p{L}\d]*[\p{L} ]{1,20}[:=：])/gu;
const ONE_YEAR = /^[^\p{L}\d]*(?:18[89]|19\d|20[0-3])\d[^\p{L}\d]*$/u;
/** '1999 ‧ Thriller ‧ 1h 45m' */
const YEAR_FIRST = /^[^\p{L}\d]*(?:18[89]|19\d|20[0-3])\d\s*[•·‧∙|,/]/u;
/** The beginning of a line that announces the next. */
const ANNOUNCEMENT =
  /^\W*(?:nuov[oai]|new|nuev[oa]s?|ecco|ora|now|ya|aggiunt[oai]|added|disponibil[ei]|available|disponibles?|buona|enjoy|guarda|watch|scheda|richiest[oa]|ultim[aei] novit[aà]|novit[aà]|appena|just added|estreno)(?!\p{L})|[!:]\s*$/iu;
/** A line of tags: '#azione #horror', with pictures around them; one with a year may be of a title's name. */
const HASHTAGS = /^(?:[^\p{L}\d#]*#(?!\d+\b)[\p{L}\p{N}_]+)+[^\p{L}\d#]*$/u;
const HASHTAGS_AND_YEAR = /^(?:[^\p{L}\d#]*#[\p{L}\p{N}_]+)+[^\p{L}\d#]*$/u;
/** Lines read, and the longest: plots follow. */
const MAX_LINES = 12;
const MAX_LENGTH = 150;

/** Reads all of a caption's lines; one that begins with a title's number is none of a name. */
export function readCaption(caption: string): CaptionLines {
  const written = caption
    .trim()
    .replace(LABEL_ALONE, (label) => `${label.trim()}: `)
    .split('\n')
    .slice(0, MAX_LINES);
  const [first = '', ...following] = written.flatMap((line) => line.split(NEXT_LABEL));
  if (parseCaptionReference(caption)) return { title: '', others: [] };
  const lines = [first, ...following.filter((line) => line.length <= MAX_LENGTH)].map(withoutTagsBehind);
  const labelled = new Map<Label, string>();
  const free: string[] = [];
  for (const line of lines) {
    const plain = withoutAccents(cleanVideoText(line));
    const [label, value] = labelOf(plain, line);
    if (label) labelled.set(label, labelled.get(label) ?? value);
    else if (!OTHER_LABEL.test(plain)) free.push(line);
  }
  const named = free.filter(isName);
  const untagged = named.filter((line) => !HASHTAGS_AND_YEAR.test(line));
  const names = untagged.length > 0 ? untagged : named;
  const announced = ANNOUNCEMENT.test(names[0] ?? '') ? names.find(saysMore) : undefined;
  const name = labelled.get('title') ?? announced ?? names[0] ?? labelled.get('original') ?? '';
  // A line with the year or the episode of a different title belongs to a plot if the name has its own.
  const more = saysMore(name) ? [] : names.filter((line) => saysMore(line) && isNameAlone(line));
  const others = [labelled.get('original') ?? '', ...more].filter((line) => line !== '' && line !== name);
  const missing = missingIn(name, labelled, free);
  const linked = readPart([name, ...missing].join(' ')) ? '' : linkedEpisode(caption);
  return { title: [name, ...missing, linked].filter(Boolean).join(' '), others };
}

/** Without the tags behind a name or its year, but for one with a year: 'Alien' of 'Alien #horror'. */
function withoutTagsBehind(line: string): string {
  const words = line.trim().split(' ');
  const last = words.findLastIndex((word) => !word.startsWith('#') && /[\p{L}\d]/u.test(word));
  return words.filter((word, at) => last < 0 || at < last || !/^#\p{L}/u.test(word)).join(' ');
}

/** The tags of a caption as words, with signs between them. */
export function taggedWords(caption: string): string {
  const lines = caption
    .split('\n')
    .slice(0, MAX_LINES)
    .filter((line) => HASHTAGS_AND_YEAR.test(line));
  const tags = lines.flatMap((line) => line.match(/#[\p{L}\p{N}_]+/gu) ?? []);
  return tags.map(cleanVideoText).join(' | ');
}

const EPISODE_LINK = /themoviedb\.org\/\S*\/season\/(\d{1,4})(?:\/episode\/(\d{1,4}))?/i;

/** The season and episode that a link's address has. */
function linkedEpisode(caption: string): string {
  const [, season, episode] = EPISODE_LINK.exec(caption) ?? [];
  if (season === undefined) return '';
  return episode === undefined ? `Stagione ${season}` : `S${season}E${episode}`;
}

function labelOf(plain: string, line: string): [Label, string] | [undefined, string] {
  const label = LABELLED.find(({ pattern }) => pattern.test(plain))?.label;
  return label === undefined
    ? [undefined, line]
    : [label, cleanVideoText(line.replace(/^[^:=：»→➜➡]*[:=：»→➜➡][\s*_]*/u, ''))];
}

/** Year, season and episode that the caption says on other lines than the name's. */
function missingIn(name: string, labelled: ReadonlyMap<Label, string>, free: readonly string[]): string[] {
  const [season, episode] = [labelled.get('season'), labelled.get('episode')];
  const written = [season && `Stagione ${season}`, episode && `Episodio ${episode}`]
    .filter(Boolean)
    .join(' ');
  const parts = free.filter((line) => line !== name && isPartAlone(line)).map(cleanVideoText);
  const joined = readPart(parts.join(' '));
  const isJoined = joined !== undefined && (joined.isUnreadable || joined.episodes.length > 0);
  const part = readPart(written) ? written : isJoined ? parts.join(' ') : parts[0];
  const years = [labelled.get('year'), ...free.filter((line) => line !== name)];
  const year = years.map((line) => /(?:^|\D)((?:18[89]|19\d|20[0-3])\d)(?:\D|$)/.exec(line ?? '')?.[1] ?? '');
  const isYear = (line = '') =>
    line === labelled.get('year') ||
    [ONE_YEAR, YEAR_FIRST, HASHTAGS_AND_YEAR].some((pattern) => pattern.test(line));
  const found = year.find((one, at) => one !== '' && isYear(years[at]));
  const hasYear = /[^\p{L}\d](?:18[89]|19\d|20[0-3])\d(?![\p{L}\d])/u.test(name);
  const own = readPart(name);
  const isSeasonAlone = own?.episodes.length === 0 && !own.isUnreadable;
  const isMissing = own?.kind !== 'episode' || (isSeasonAlone && readPart(part ?? '')?.season === undefined);
  return [
    ...(found !== undefined && !hasYear ? [`(${found})`] : []),
    ...(part !== undefined && isMissing ? [part] : []),
  ];
}

/** 'Stagione 2 Episodio 4', alone or before the episode's own name. */
function isPartAlone(line: string): boolean {
  const plain = cleanVideoText(line);
  const part = readPart(plain);
  const isPart = part?.kind === 'episode' || isChapter(part?.word ?? '') || /^#\d{1,3}$/.test(plain);
  return part !== undefined && isPart && !/[\p{L}\d]/u.test(plain.slice(0, part.at));
}

/** Longest line that is a name with its year or episode. */
const MAX_NAME_LENGTH = 80;

/** True if a line has nothing but tags after its year: 'Alien (1979) ne è il modello' is of a plot. */
function isNameAlone(line: string): boolean {
  const plain = cleanVideoText(line);
  const isEpisode = readPart(plain)?.kind === 'episode';
  const [head] = videoNameHeads(plain);
  const after = head?.year === undefined ? '' : plain.slice(plain.lastIndexOf(String(head.year)) + 4);
  return plain.length <= MAX_NAME_LENGTH && (isEpisode || !/\p{Ll}{2}/u.test(after));
}

/** True if a line has a year or an episode besides a name. */
function saysMore(line: string): boolean {
  return videoNameHeads(cleanVideoText(line)).some(({ text }) => /\p{L}/u.test(text));
}

/** True if a line has a name besides links, tags, years and parts. */
function isName(line: string): boolean {
  const plain = cleanVideoText(line);
  return (
    !HASHTAGS.test(line) &&
    !isPartAlone(line) &&
    parseVideoName(plain).length > 0 &&
    !/^\s*(?:https?:|@\w+\s*$)/i.test(line)
  );
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}
