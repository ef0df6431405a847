import type { Db } from '../../../database/db.ts';
import { uniqueById } from '../../../lib/unique-by-id.ts';
import {
  isUnlikelyEpisode,
  parseCaptionReference,
  type TitlePartReference,
  validateTitlePart,
} from '../../catalogue/rules/title-part.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { candidatesById, findNamesakes, findTitlesOfNames } from '../../search/resolve-titles.ts';
import { searchTitles } from '../../search/search-titles.ts';
import { isCalled, type TitleCandidate } from '../../search/title-names.ts';
import type { TitlePart } from '../title-part.ts';
import { readCaption, taggedWords } from './caption-lines.ts';
import {
  doubtAboutMatch,
  type EpisodeGuess,
  matchVideoTitle,
  type VideoNameText,
} from './match-video-title.ts';
import { type ParsedVideoName, parseVideoName } from './parse-video-name.ts';
import { textsOf } from './texts-of-video.ts';
import { isLikelyInside, titlesInside } from './titles-inside.ts';
import { videoGroupKey, videoNameIn } from './video-group.ts';
import type { VideoText } from './video-text.ts';

/** More titles of the same name than this are never a sure match. */
const MAX_NAMESAKES = 20;

/** `parts`: the sure parts of a video; undefined if unmatched. */
export type VideoMatch = {
  parts: TitlePart[] | undefined;
  /** The group whose question covers it while unmatched. */
  group: string;
  /** The title that it is called like and is perhaps not. */
  doubted?: number | undefined;
  /** The title that it surely is, even if it names no episode that the title can have. */
  titleId?: number | undefined;
};

/** Matches a video's names to titles. */
export async function matchVideo(db: Db, words: VideoText): Promise<VideoMatch> {
  const texts = textsOf(words);
  const readings = texts.map((text) => text.readings);
  const candidates = await candidatesFor(db, words, texts);
  const { sure, guess } = matchVideoTitle(readings, candidates);
  const named = await namedByNumber(db, words);
  // '2x04 - Dark' is not an episode of the channel's only series.
  const called = candidates.find((title) => readings.flat().some((one) => isCalled(title, one)));
  const isVague = readings.flat().some((one) => one.isVague);
  const unmatched = {
    parts: undefined,
    group: videoGroupKey(texts, undefined, { ...words, isKnown: called !== undefined }),
    doubted: isVague ? called?.id : undefined,
  };
  if (named === 'contested') return unmatched;
  const { season, episode } = named?.episode ?? {};
  const episodeGuess = episode === undefined ? guess : { season, episodes: [episode] };
  if (named && (await isUnlikely(db, named)))
    return { ...unmatched, group: videoGroupKey(texts, 'episode'), doubted: named.titleId };
  // A title's number in the caption comes from somebody who knows the video.
  const sureOf = async (titleId: number, of: EpisodeGuess | undefined) => ({
    ...unmatched,
    titleId,
    parts: await resolveEpisodeGuess(db, titleId, of),
  });
  if (named) return sureOf(named.titleId, episodeGuess);
  const title = words.link ? await linkedTitle(db, words.link, { readings, sure }) : sure;
  const film = title ? undefined : filmWithPart(readings, candidates);
  if (film) return { ...unmatched, group: videoGroupKey(texts, 'part'), doubted: film.id };
  if (!title) return unmatched;
  const doubt = doubtAboutMatch(texts, title, words);
  return doubt
    ? { ...unmatched, group: videoGroupKey(texts, doubt), doubted: title.id }
    : sureOf(title.id, guess);
}

/** True if a person may have mistyped an episode. */
async function isUnlikely(db: Db, { titleId, episode }: TitlePartReference): Promise<boolean> {
  const title = episode && (await findTitleIncludingHidden(db, titleId));
  return episode !== undefined && title?.type === 'serie' && isUnlikelyEpisode(title, episode);
}

/** Titles that a video's names may mean: if none has such a name, even those in other lines of the caption. */
async function candidatesFor(
  db: Db,
  { caption }: VideoText,
  texts: VideoNameText[],
): Promise<TitleCandidate[]> {
  const exactly = await exactlyNamed(db, texts);
  if (exactly.length > 0) return exactly;
  const readings = texts.flatMap((text) => text.readings);
  const isNamedIn = (titles: readonly TitleCandidate[]) =>
    readings.some((reading) => titles.some((title) => isCalled(title, reading)));
  const namesakes = await namesakesOf(db, readings);
  if (isNamedIn(namesakes)) return namesakes;
  const found = uniqueById([...namesakes, ...(await titlesInside(db, texts))]);
  if (isNamedIn(found)) return found;
  for (const line of readCaption(caption).others) {
    const other = { text: line, readings: parseVideoName(line) };
    const named = await namesakesOf(db, other.readings);
    const isNamed = other.readings.some((reading) => named.some((title) => isCalled(title, reading)));
    if (!isNamed) continue;
    texts.push(other);
    return uniqueById([...found, ...named]);
  }
  return found;
}

/**
 * Titles of exactly these names, if each text that names something has one with its year, or a series with an episode: searching for similar names,
 * which takes most of the time, would find no better ones.
 */
async function exactlyNamed(db: Db, texts: readonly VideoNameText[]): Promise<TitleCandidate[]> {
  const named = texts.map(({ readings }) => readings.filter(({ isWhole }) => isWhole));
  const found = await findTitlesOfNames(db, [...new Set(named.flat().map(({ name }) => name))]);
  const isOne = (reading: ParsedVideoName) =>
    found.some((title) => isCalled(title, reading) && isOfReading(title, reading));
  const isEach = texts.every(({ readings }, index) => readings.length === 0 || named[index]?.some(isOne));
  return isEach ? found : [];
}

function isOfReading({ type, year }: TitleCandidate, reading: ParsedVideoName): boolean {
  if (reading.isEpisode && type !== 'serie') return false;
  return reading.year === undefined ? reading.isEpisode : reading.year === year;
}

/** The title of a link; for a number that may be a second title's, only if the video's names do not contradict. */
async function linkedTitle(
  db: Db,
  { id, isDoubtful = false }: NonNullable<VideoText['link']>,
  { readings, sure }: { readings: readonly (readonly ParsedVideoName[])[]; sure: TitleCandidate | undefined },
): Promise<TitleCandidate | undefined> {
  const [title] = await candidatesById(db, [id]);
  if (!title || !isDoubtful) return title;
  if (sure) return sure.id === id ? title : undefined;
  const named = readings.flat().filter(({ isVague = false }) => !isVague);
  const isOfYear = named.some(({ year }) => year !== undefined && title.year === year);
  const isNamed = named.some((reading) => isCalled(title, reading));
  return named.length === 0 || isOfYear || isNamed ? title : undefined;
}

/** The film of which a video seems to be a part: 'Il padrino parte 2', if the catalogue has only 'Il padrino'. */
function filmWithPart(
  readings: readonly (readonly ParsedVideoName[])[],
  candidates: readonly TitleCandidate[],
): TitleCandidate | undefined {
  const called = readings
    .flat()
    .filter(({ isPart }) => isPart)
    .flatMap((reading) => candidates.filter((title) => isCalled(title, reading)));
  return called.every(({ type }) => type === 'film') ? called[0] : undefined;
}

/** The same for suggestions: where nothing else names the video, the tags of its caption do. */
function textsWithTags(words: VideoText): VideoNameText[] {
  const texts = textsOf(words);
  const isNamed = texts.some(({ readings }) => readings.some(({ isNameless = false }) => !isNameless));
  const tags = isNamed ? '' : taggedWords(words.caption);
  if (tags === '') return texts;
  const part = texts.find(({ readings }) => readings.length > 0)?.text;
  const text = part === undefined ? tags : `${tags} | ${part}`;
  const episodes = parseVideoName(text).filter(({ isEpisode }) => isEpisode);
  return [{ text, readings: episodes }, ...texts];
}

/** All parses of a video's caption and file name. */
function readingsOf(words: VideoText): ParsedVideoName[][] {
  return textsWithTags(words).map(({ readings }) => [...readings]);
}

/**
 * The episodes of a video, for one of a series: as typed with a title's number, or by its name, in which a separate
 * number is an episode.
 */
export function guessVideoEpisodes(words: VideoText): EpisodeGuess | undefined {
  const typed = parseCaptionReference(words.caption)?.episode;
  if (typed) return { season: typed.season, episodes: [typed.episode] };
  const readings = readingsOf(words);
  const { guess } = matchVideoTitle(readings, []);
  const numbered = readings.flat().find(({ number }) => number !== undefined);
  if (guess || numbered?.number === undefined) return guess;
  return { episodes: numbered.episodes.length > 0 ? numbered.episodes : [numbered.number] };
}

/** The title whose id is the caption. Not sure when that number is also a title's name ('1917'). */
async function namedByNumber(
  db: Db,
  { caption, fileName }: VideoText,
): Promise<TitlePartReference | 'contested' | undefined> {
  const named = parseCaptionReference(caption);
  const title = named && (await findTitleIncludingHidden(db, named.titleId));
  if (!title) return named;
  const number = String(named.titleId);
  const isFiles = parseVideoName(fileName).some(({ name }) => name === number);
  const called = await namesakesOf(db, parseVideoName(number));
  const isOthers = called.some((one) => one.id !== title.id && [one.name, one.originalName].includes(number));
  const isContested = isOthers || (!named.episode && isFiles && title.titolo !== number);
  return isContested ? 'contested' : named;
}

function namesakesOf(db: Db, readings: readonly ParsedVideoName[]): Promise<TitleCandidate[]> {
  return findNamesakes(
    db,
    readings.filter(({ isWhole, isPart, isVague }) => isWhole || isPart || isVague).map(({ name }) => name),
  );
}

/** The parts of a given title that a video's name says; undefined when the title cannot have them. */
export async function resolveEpisodeGuess(
  db: Db,
  titleId: number,
  guess: EpisodeGuess | undefined,
): Promise<TitlePart[] | undefined> {
  const title = await findTitleIncludingHidden(db, titleId);
  if (!title) return undefined;
  // If there is only one season, nobody writes which.
  const season = guess?.season ?? (title.durata === 1 ? 1 : undefined);
  if (guess && season === undefined) return undefined;
  const episodes = (guess?.episodes ?? []).map((episode) => ({ season: season ?? 0, episode }));
  const parts: TitlePart[] = guess ? episodes.map((episode) => ({ titleId, episode })) : [{ titleId }];
  const isPossible = parts.length > 0 && parts.every((part) => !validateTitlePart(title, part.episode));
  return isPossible ? parts : undefined;
}

/** The parts of a title that a video's name says; undefined when it says none that the title can have. */
export async function partsByName(
  db: Db,
  words: VideoText,
  { title, season }: { title: Pick<Title, 'id' | 'type'>; season: number | undefined },
): Promise<TitlePart[] | undefined> {
  if (title.type === 'film') return [{ titleId: title.id }];
  const guess = guessVideoEpisodes(words);
  return guess && resolveEpisodeGuess(db, title.id, { ...guess, season: guess.season ?? season });
}

/**
 * The name to look a video up by at a service; undefined without one, or if the catalogue has a title of that name.
 */
export async function unknownVideoName(db: Db, words: VideoText) {
  const texts = textsOf(words);
  const named = videoNameIn(texts);
  if (!named?.name) return undefined;
  const isKnown = (await namesakesOf(db, readingsOf(words).flat())).some((one) => isCalled(one, named));
  return isKnown ? undefined : named;
}

/** Candidate titles for a video, the likeliest first. */
export async function suggestTitles(db: Db, words: VideoText, limit: number): Promise<Title[]> {
  const readings = readingsOf(words).flat();
  // A name with an episode is not a film's.
  const isSeries = readings.some(({ isEpisode, isDoubtful }) => isEpisode && !isDoubtful);
  const texts = textsWithTags(words);
  const inside = (await titlesInside(db, texts)).filter((title) => isLikelyInside(title, texts));
  const sure = uniqueById([...(words.link ? [words.link] : []), ...inside]);
  const known = await Promise.all(sure.map(({ id }) => findTitleIncludingHidden(db, id)));
  const found: Title[] = known.filter((title) => title !== undefined);
  // With its episode the whole name is none to search for.
  const named = readings.filter(({ isEpisode }) => isEpisode || !isSeries);
  const queries = named.map(({ name, year }) => (year === undefined ? name : `${name} ${year}`));
  for (const query of new Set([...queries, ...named.map(({ name }) => name)])) {
    if (found.length >= limit) break;
    // The video's title may be unlisted for want of one.
    const titles = (await searchTitles(db, query, isSeries ? MAX_NAMESAKES : limit, 'people')).map(
      ({ title }) => title,
    );
    found.push(...titles.filter(({ type }) => !isSeries || type === 'serie'));
  }
  return uniqueById(found).slice(0, limit);
}
