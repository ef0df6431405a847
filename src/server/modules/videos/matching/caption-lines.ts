import { readPart } from '../../catalogue/rules/read-part.ts';
import { parseCaptionReference } from '../../catalogue/rules/title-part.ts';
import { HASHTAGS_AND_YEAR, isPartAlone, missingIn, ONE_YEAR, YEAR_FIRST } from './caption-facts.ts';
import { type Label, labelledLines, labelOf } from './caption-labels.ts';
import { cleanVideoText } from './clean-video-text.ts';
import { isExtraAlone } from './doubt-about-video.ts';
import { type ParsedVideoName, parseVideoName } from './parse-video-name.ts';
import { videoNameHeads } from './video-name-head.ts';
import { isTalk, withoutLead } from './words-of-channels.ts';

/**
 * The lines of a caption: the one with the title, completed by those with year, season and episode; the year if the
 * caption has no name; others with a year or an episode; and the words for an extra on a line.
 */
export type CaptionLines = {
  title: string;
  year?: number | undefined;
  others: readonly string[];
  extra?: string | undefined;
};

/** Pictures beside a name: '🎬 1917'. */
const OF_FILMS = /[🎬🎥📽🎞🍿🎦📺]/u;
/** The beginning of a line that announces the next. */
const ANNOUNCEMENT =
  /^\W*(?:nuov[oai]|new|nuev[oa]s?|ecco|ora|now|ya|aggiunt[oai]|added|disponibil[ei]|available|disponibles?|buona|enjoy|guarda|watch|scheda|richiest[oa]|ultim[aei] novit[aà]|novit[aà]|appena|just added|estreno|oggi|stasera|tonight|hoy|esta noche|film d(?:el|ella) (?:giorno|sera|settimana|mese)|(?:film|movie) of the|pel[ií]cula del|caricat[oa]|uploaded|powered|subid[oa]|©)(?!\p{L})|(?:[!:]|presenta|presents)\s*$/iu;
/** The beginning of a line to a channel's people: 'Salve, oggi vi propongo questo film'. */
const GREETING =
  /^\W*(?:(?:salve|buongiorno|buonasera|ciao|hola|hello|hi)(?=\s*[,!.]|\s(?:a tutt[ie]|a tod[oa]s|all|everyone|guys|raga(?:zz[ie])?|amic[ie]|amig[oa]s)(?!\p{L}))|(?:oggi |hoy )?(?:v[ei]|os) (?:propo|presen|porto|consigli|traig|dej|recom))/iu;
/** Wishes for a day: 'Buona domenica a tutti!', 'Feliz viernes'. */
const WISH =
  /^\W*(?:buon[ao]?\s(?:natale|pasqua|ferragosto|anno|domenica|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|weekend|fine settimana|serata|giornata|pomeriggio)|feliz\s(?:navidad|a[nñ]o|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin de semana|noche)|(?:happy|merry)\s(?:christmas|new year|halloween|weekend|friday|saturday|sunday))(?:\s(?:a tutt[ie]|a tod[oa]s|everyone|everybody|all))?\P{L}*$/iu;
/** A line of tags: '#azione #horror', with pictures around them; one with a year may be of a title's name. */
const HASHTAGS = /^[^\p{L}\d#]*(?:#(?!\d+\b)[\p{L}\p{N}_]+(?:[^\p{L}\p{N}_#][^\p{L}\d#]*)?)+$/u;
/** Lines read, and the longest: plots follow. */
const MAX_LINES = 12;
const MAX_LENGTH = 150;

/** Reads all of a caption's lines; one that begins with a title's number is none of a name. */
export function readCaption(caption: string): CaptionLines {
  if (parseCaptionReference(caption)) return { title: '', others: [] };
  const [first = '', ...following] = labelledLines(caption.replace(TAG_AND_YEAR, '#$1 #$2'), MAX_LINES);
  const lines = [first, ...following.filter((line) => line.length <= MAX_LENGTH)].map((line) =>
    withoutLead(withoutTagsBehind(line.slice(0, LONGEST_WITH_FACTS + 1))),
  );
  const { labelled, free } = readLabels(lines);
  const names = namesAmong(free);
  const greeted = names.filter((line) => saysMore(line) || !(GREETING.test(line) || WISH.test(line)));
  const likely = greeted.length > 0 ? greeted : names;
  const short = likely.filter(isShort);
  const named = short.length > 0 ? short : likely;
  const announced = ANNOUNCEMENT.test(named[0] ?? '') ? named.find(saysMore) : undefined;
  const name = labelled.get('title') ?? announced ?? named[0] ?? labelled.get('original') ?? '';
  // A line with the year or the episode of a different title belongs to a plot if the name has its own.
  const more = saysMore(name) ? [] : named.filter((line) => saysMore(line) && isNameAlone(line));
  const others = [labelled.get('original') ?? '', ...more].filter((line) => line !== '' && line !== name);
  const { year, part } = missingIn(name, labelled, free);
  const linked = readPart([name, part].join(' ')) ? '' : linkedEpisode(caption);
  const isNamed = labelled.has('title') || isName(name);
  const ofName = isNamed && year !== undefined ? `(${year})` : '';
  const title = [name, ofName, part, linked].filter(Boolean).join(' ');
  const extra = free.find(
    (line) => line !== name && !/[:@]|\/\//.test(line) && isExtraAlone(cleanVideoText(line)),
  );
  return { title, others, extra, ...(isNamed ? {} : { year }) };
}

/** '#IlPonte1999', '#Il_ponte_1999'. */
const TAG_AND_YEAR = /#(\p{L}[\p{L}\d_]*?)_?((?:18[89]|19\d|20[0-3])\d)(?![\p{L}\d_])/gu;

/** The values of labelled lines, and the lines without a label. */
function readLabels(lines: readonly string[]): { labelled: Map<Label, string>; free: string[] } {
  const labelled = new Map<Label, string>();
  const free: string[] = [];
  for (const line of lines) {
    const { label, value } = labelOf(line);
    if (label === undefined) free.push(line);
    else if (label !== 'other' && isMeant(label, value, { labelled, free }))
      labelled.set(label, labelled.get(label) ?? value);
  }
  return { labelled, free };
}

/** False for a title that is none: a link, an invitation, or the name of an episode behind that of its series. */
function isMeant(
  label: Label,
  value: string,
  { labelled, free }: { labelled: ReadonlyMap<Label, string>; free: readonly string[] },
): boolean {
  if (label !== 'title') return true;
  const isEpisode = labelled.has('episode') || free.some(isPartAlone);
  const isNamed = free.some((line) => isName(line) && !ANNOUNCEMENT.test(line));
  // 'Titolo: Watch' is one, 'Film: Guarda ora' is none.
  const isLink = !/[\p{L}\d]/u.test(value) || (isTalk(value) && value.includes(' '));
  return !isLink && !(isNamed && (isEpisode || readingsOf(value).length === 0));
}

/** The lines that may be a name, those first that surely are: tags, a year and a word like 'Here' are rather none. */
function namesAmong(free: readonly string[]): string[] {
  const named = free.filter(isName);
  const untagged = named.filter((line) => !HASHTAGS_AND_YEAR.test(line));
  const names = untagged.length > 0 ? untagged : named;
  const isYear = (line: string) => ONE_YEAR.test(line) && !OF_FILMS.test(line);
  const certain = names.filter((line) => !isYear(line));
  if (certain.length > 0) return certain;
  return names.length > 1 ? names : free.filter(isVagueName);
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

/** Above them a line is rather an advertisement or a plot: without a year or an episode, and with one. */
const LONGEST_NAME = 100;
const LONGEST_WITH_FACTS = 255;

function isShort(line: string): boolean {
  if (line.length <= LONGEST_NAME || line.length > LONGEST_WITH_FACTS) return line.length <= LONGEST_NAME;
  const plain = cleanVideoText(line);
  return readPart(plain)?.kind === 'episode' || videoNameHeads(plain).some(({ year }) => year !== undefined);
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
  return readingsOf(line).some(({ isVague = false }) => !isVague);
}

/** True if a line is a word that may be a name: 'Here'. */
function isVagueName(line: string): boolean {
  return readingsOf(line).some(({ isVague }) => isVague);
}

function readingsOf(line: string): readonly ParsedVideoName[] {
  const plain = cleanVideoText(line);
  const isLink = /^\s*(?:https?:|@\w+\s*$)/i.test(line);
  // '#horror #2021', '2021 • Horror • 2h'
  const isBesideYear = HASHTAGS_AND_YEAR.test(line) || YEAR_FIRST.test(line);
  const isOfGenre = isBesideYear && !hasName(plain.replace(/\d{4}/g, ' '));
  if (HASHTAGS.test(line) || isPartAlone(line) || isLink || isTalk(plain) || isOfGenre) return [];
  return parseVideoName(plain);
}

function hasName(plain: string): boolean {
  const isYearAlone = plain.trim() === '';
  return isYearAlone || parseVideoName(plain).some(({ isVague = false }) => !isVague);
}
