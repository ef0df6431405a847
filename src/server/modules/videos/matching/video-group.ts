import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { readPart } from '../../catalogue/rules/read-part.ts';
import { numeralKey } from '../../catalogue/rules/title-key.ts';
import { tmdbGenreId } from '../../imports/map-genres.ts';
import { cleanVideoText } from './clean-video-text.ts';
import { doubtByWords, isNamedExtra, type VideoDoubt } from './doubt-about-video.ts';
import type { VideoNameText } from './match-video-title.ts';
import { RELEASE_TAG } from './nameless-file.ts';
import type { ParsedVideoName } from './parse-video-name.ts';
import { videoNameHeads } from './video-name-head.ts';
import type { VideoText } from './video-text.ts';

/**
 * Prefixes of keys: videos with a film's name, with a series' episodes, without any title's name; `channel`: a
 * channel's episodes without the name of their series.
 */
const PREFIXES = { film: 'f:', serie: 's:', channel: 'c:', other: 'x:' } as const;
/** Longest name in a key; a caption may be a paragraph. */
const MAX_LENGTH = 200;

/** In the key of extras or parts: a person's own, not a release's. */
const OWN = 'own';

const REASONS = ['extra', 'part', 'short', 'episode', 'unnamed'] as const;

/** The common trait of a group's videos, if it is not a name. */
export function reasonOfGroup(key: string | undefined): (typeof REASONS)[number] | undefined {
  if (isChannelGroup(key)) return 'unnamed';
  const [word] = key?.split(' ') ?? [];
  return REASONS.find((reason) => word === `${PREFIXES.other}${reason}`);
}

/** True if each video of a group without a name in common can become a title: none is about one of the catalogue. */
export function isOwnGroup(key: string | undefined): boolean {
  return reasonOfGroup(key) === 'unnamed' ? !isChannelGroup(key) : (key?.split(' ').includes(OWN) ?? false);
}

/** True if a group is of one name, so that an answer holds for all of its videos, even for later ones. */
export function isNamedGroup(key: string): boolean {
  const prefix = [PREFIXES.film, PREFIXES.serie].find((one) => key.startsWith(one));
  return prefix !== undefined && key.length > prefix.length;
}

/** True if a group is of a film's name without its year, which remakes share. */
export function isOfAnyYear(key: string): boolean {
  return key.startsWith(PREFIXES.film) && !/ (?:(?:18[89]|19\d|20[0-3])\d|tt\d+|\w+:\d+)$/.test(key);
}

/** True if a group is a channel's episodes without the name of their series. */
export function isChannelGroup(key: string | undefined): boolean {
  return key?.startsWith(PREFIXES.channel) ?? false;
}

/**
 * True if an answer holds for later videos of a group: for those of one name, and those of a channel's one series.
 */
export function isRememberedGroup(key: string): boolean {
  return isNamedGroup(key) || isChannelGroup(key);
}

/** `isKnown`: the catalogue has a title of a name in the texts. */
type KeyFacts = Pick<VideoText, 'reference' | 'channel'> & { isKnown?: boolean };

/**
 * The key of the group that shares one question: one for each film's or series' name, and one for each channel's
 * episodes without a name; one for extras of releases, one for parts of films, one for short videos; and for each channel,
 * and the owner's chat, one for a person's own extras, one for own parts and one for those without a name. `doubt`: about
 * the title that it names; `reference`: the target of a link or number: a caption 'Here' has the same words for several
 * films.
 */
export function videoGroupKey(
  texts: readonly VideoNameText[],
  doubt: VideoDoubt | undefined,
  { reference, channel, isKnown = false }: KeyFacts = {},
): string {
  const doubts = isPartAlone(texts) ? (['part'] as const) : texts.map(doubtAboutText);
  const reason = doubt ?? doubts.find((one) => one !== undefined);
  const isReleases = doubt !== undefined || isKnown || texts.some(isRelease);
  if (reason) return `${PREFIXES.other}${reason}${isReleases ? '' : of(OWN, channel)}`;
  const named = videoNameIn(texts);
  const isVague = named?.spelling === '' && texts.some(({ readings: [first] }) => first?.isVague);
  const isOfChannel = named?.isEpisode && channel !== undefined && !isKnown;
  if (!named || (isVague && !isOfChannel)) return `${PREFIXES.other}unnamed${of(channel)}`;
  const name = numeralKey(named.name).slice(0, MAX_LENGTH);
  if (named.isNameless && channel !== undefined && reference === undefined) {
    // 'Lezione 3': other channels have lessons, too.
    const isOfWord = name !== '' && texts.some(({ text }) => normalizeForSearch(text).startsWith(name));
    if (isOfWord) return `${PREFIXES.serie}${name} ${channel}`;
    const isEpisodes = name === '' || texts.some(({ text }) => namesEpisode(text));
    if (isEpisodes && !isKnown) return `${PREFIXES.channel}${channel}`;
  }
  if (named.isEpisode) return `${PREFIXES.serie}${name}`;
  const which = named.year ?? reference;
  return `${PREFIXES.film}${name}${which === undefined ? '' : ` ${which}`}`;
}

const of = (...words: (string | undefined)[]) =>
  words.map((word) => (word === undefined ? '' : ` ${word}`)).join('');

/** True if a text has the year or the tags of a release. */
function isRelease({ text }: VideoNameText): boolean {
  return videoNameHeads(cleanVideoText(text), null).length > 0;
}

/** True if the text after a part is the episode's own name: '2x04 - La piena', but not 'S02E04 Il ponte'. */
function namesEpisode(text: string): boolean {
  const plain = cleanVideoText(text);
  const part = readPart(plain);
  return part !== undefined && /^\s*[-–—:]|^[.)]\s/.test(plain.slice(part.end));
}

export type NamedVideo = Pick<ParsedVideoName, 'name' | 'spelling' | 'isEpisode'> & {
  year: number | undefined;
  /** True if nothing but a number before the name makes it an episode. */
  isLed?: boolean | undefined;
  /** True if the name is that of an episode, or of all such videos: 'Ep. 3 - Il ritorno', 'Lezione 3'. */
  isNameless?: boolean;
};

/** The name in a video's texts, of a film or a series (which may be empty); undefined without any. */
export function videoNameIn(texts: readonly VideoNameText[]): NamedVideo | undefined {
  const readings = texts.map((text) => text.readings);
  const own = texts.find(({ isOwn }) => isOwn)?.readings[0];
  const part = readings
    .flat()
    .find(({ isEpisode, isDoubtful, number }) => (isEpisode && !isDoubtful) || number !== undefined);
  if (part) {
    const named = own && !own.isNameless ? own : namedOf(part, readings);
    const { name, spelling, year = part.year, isNameless = false, isLed } = named;
    return { name: spelling === '' ? '' : name, spelling, year, isEpisode: true, isNameless, isLed };
  }
  const film = own ?? nameOfFilm(readings);
  return (
    film && {
      name: film.isVague ? '' : film.name,
      spelling: film.spelling,
      year: film.year,
      isEpisode: false,
    }
  );
}

/** Without a title that it names: an episode's own name is not searched for the words of extras. */
function doubtAboutText({ text, readings: [first] }: VideoNameText): VideoDoubt | undefined {
  const { isEpisode = false, isPart = false, episodes = [], name = '', rest = '', year } = first ?? {};
  if (isEpisode && episodes.length === 0 && isNamedExtra(name)) return 'extra';
  const words = isEpisode ? rest : normalizeForSearch(text);
  // 'Il ponte Parte 2 (1999)' is a name.
  const parts = year !== undefined && !DISC.test(name) ? rest : words;
  return doubtByWords(words, text, {
    isEpisode: isEpisode || isPart,
    ...(isEpisode || isPart ? {} : { parts }),
  });
}

const DISC =
  /\b(?:(?:cd|dvd|dis[ck]|disco|tempo|atto) ?\d|(?:prim|second|[12] ?)o? tempo|[1-9] (?:di|of|de) [2-9])\b/;

/** True if nothing is known of a video but that it is a part: 'CD1', 'Parte 2'. */
function isPartAlone(texts: readonly VideoNameText[]): boolean {
  const firsts = texts.flatMap(({ readings: [first] }) => first ?? []);
  return firsts.length > 0 && firsts.every(({ isPart, isNameless }) => isPart && isNameless);
}

type Readings = readonly (readonly ParsedVideoName[])[];

/** A file 'S01E02.mkv' has the name in its caption. */
function namedOf(part: ParsedVideoName, readings: Readings): ParsedVideoName {
  const other = readings.find((ofText) => !ofText.includes(part))?.[0];
  return part.isNameless && other && !other.isNameless ? other : part;
}

/** The likeliest name; with the words behind its year if they are none of a release: 'Estate 2019 - Sardegna'. */
function nameWithPlace(readings: readonly ParsedVideoName[]): ParsedVideoName | undefined {
  const [first] = readings;
  const whole = readings.find(({ rest }) => rest === '');
  if (first?.year === undefined || !whole || /\S[.+]\S|[[(]/.test(whole.spelling)) return first;
  const [year, ...behind] = first.rest.split(' ');
  const isOfRelease = (word: string) =>
    RELEASE_TAG.test(word) ||
    /^(?:2160|1080|720|576|480)$|^\d+(?:h|m|min)$/.test(word) ||
    tmdbGenreId('film', word) !== undefined;
  const goesOn = year === String(first.year) && behind.length > 0 && !behind.some(isOfRelease);
  return goesOn ? { ...whole, year: first.year } : first;
}

/** The name with a year, else the file's: a caption without one is often a remark. */
function nameOfFilm(readings: Readings): ParsedVideoName | undefined {
  const firsts = readings.flatMap((ofText) => nameWithPlace(ofText) ?? []);
  return firsts.find(({ year }) => year !== undefined) ?? firsts.at(-1);
}

/** The number of titles that an unmatched video may be, 2 for more; and the best of them, or the doubted one. */
export type LikelyTitles = { candidates: number; candidateId: number | undefined };
