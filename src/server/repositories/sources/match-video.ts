import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type EpisodeGuess, matchVideoTitle, type TitleCandidate } from '../../domain/match-video-title.ts';
import { parseTitlePartReference, type TitlePartReference } from '../../domain/parse-title-part-reference.ts';
import { type ParsedVideoName, parseVideoName } from '../../domain/parse-video-name.ts';
import { otherNumeralSpelling } from '../../domain/title-key.ts';
import { uniqueById } from '../../domain/unique-by-id.ts';
import { validateTitlePart } from '../../domain/validate-title-part.ts';
import { findByName } from '../search/find-by-name.ts';
import { searchTitles } from '../search/search-titles.ts';
import type { Title } from '../titles/title.ts';
import { findTitleIncludingHidden } from '../titles/titles.ts';
import type { TitlePart } from './video-sources.ts';

/** A video's caption and file name. `link`: the title that a URL in the caption refers to. */
export type VideoText = { caption: string; fileName: string; link?: { id: number } | undefined };

/** More titles of the same name than this are never a sure match. */
const MOST_NAMESAKES = 20;

/** The title parts that a video surely matches; undefined when not sure. */
export async function matchVideo(db: Kysely<Schema>, words: VideoText): Promise<TitlePart[] | undefined> {
  const texts = readingsOf(words);
  const candidates = await namesakesOf(db, texts.flat());
  const { sure, guess } = matchVideoTitle(texts, candidates);
  const named = await namedByNumber(db, words);
  if (named === 'contested') return undefined;
  const id = named?.contentId ?? words.link?.id ?? sure?.id;
  const { season, episode } = named?.episode ?? {};
  return id === undefined
    ? undefined
    : resolveEpisodeGuess(db, id, episode === undefined ? guess : { season, episodes: [episode] });
}

/** All parses of the caption's first line and of the file name. */
function readingsOf({ caption, fileName }: VideoText): ParsedVideoName[][] {
  const [line = ''] = caption.trim().split('\n', 1);
  return [parseTitlePartReference(caption) ? [] : parseVideoName(line), parseVideoName(fileName)];
}

/** The episodes parsed from a video's name. */
export function guessVideoEpisodes(words: VideoText): EpisodeGuess | undefined {
  return matchVideoTitle(readingsOf(words), []).guess;
}

/** The title whose id is the caption. Not sure when that number is also a title's name ('1917'). */
async function namedByNumber(
  db: Kysely<Schema>,
  { caption, fileName }: VideoText,
): Promise<TitlePartReference | 'contested' | undefined> {
  const named = parseTitlePartReference(caption);
  const title = named && (await findTitleIncludingHidden(db, named.contentId));
  if (!title || named.episode) return named;
  const number = String(named.contentId);
  const isFiles = parseVideoName(fileName).some(({ name }) => name === number);
  const called = await namesakesOf(db, parseVideoName(number));
  const isOthers = called.some((one) => one.id !== title.id && [one.titolo, one.originale].includes(number));
  return isOthers || (isFiles && title.titolo !== number) ? 'contested' : named;
}

async function namesakesOf(
  db: Kysely<Schema>,
  readings: readonly ParsedVideoName[],
): Promise<TitleCandidate[]> {
  const names = readings
    .filter(({ isWhole }) => isWhole)
    .flatMap(({ name }) => [name, otherNumeralSpelling(name)].filter((one) => one !== undefined));
  const found = await Promise.all(
    [...new Set(names)].map((text) => findByName(db, { text, limit: MOST_NAMESAKES })),
  );
  const ids = uniqueById(found.flat()).map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .selectFrom('content')
    .select(['id', 'type', 'titolo', 'titolo_originale as originale', 'anno'])
    .where('id', 'in', ids)
    .execute();
}

/** The parts of a given title that a video's name says; undefined when the title cannot have them. */
export async function resolveEpisodeGuess(
  db: Kysely<Schema>,
  contentId: number,
  guess: EpisodeGuess | undefined,
): Promise<TitlePart[] | undefined> {
  const title = await findTitleIncludingHidden(db, contentId);
  if (!title) return undefined;
  // Where there is but one season nobody writes which.
  const season = guess?.season ?? (title.durata === 1 ? 1 : undefined);
  const episodes = (guess?.episodes ?? []).map((episode) => ({ season: season ?? 0, episode }));
  const parts: TitlePart[] = guess ? episodes.map((episode) => ({ contentId, episode })) : [{ contentId }];
  const isPossible = parts.length > 0 && parts.every((part) => !validateTitlePart(title, part.episode));
  return isPossible ? parts : undefined;
}

/** Candidate titles for a video, the likeliest first. */
export async function suggestTitles(db: Kysely<Schema>, words: VideoText, limit: number): Promise<Title[]> {
  const readings = readingsOf(words).flat();
  const queries = readings.map(({ name, year }) => (year === undefined ? name : `${name} ${year}`));
  const found: Title[] = [];
  for (const query of new Set([...queries, ...readings.map(({ name }) => name)])) {
    if (found.length >= limit) break;
    found.push(...(await searchTitles(db, query, limit)).map(({ title }) => title));
  }
  return uniqueById(found).slice(0, limit);
}
