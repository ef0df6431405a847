import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { eachOnce } from '../domain/each-once.ts';
import { type Candidate, type Guess, judgeVideo } from '../domain/judge-video.ts';
import { partFault } from '../domain/part-fault.ts';
import { type NameReading, readVideoName } from '../domain/read-video-name.ts';
import { type Caption, readCaption } from '../domain/source-caption.ts';
import { otherSpelling } from '../domain/title-key.ts';
import { findByWords } from './find-by-words.ts';
import { findNamed } from './find-named.ts';
import type { Part } from './sources.ts';
import type { Title } from './title.ts';
import { findAnyTitle } from './titles.ts';

/** What a video says of itself. `link`: the title that a link in the caption leads to, where the catalogue has it. */
export type VideoWords = { caption: string; fileName: string; link?: { id: number } | undefined };

/** Titles of one name: more make none of them sure. */
const MOST_NAMESAKES = 20;

/** The parts of the one title that a video surely is; undefined where that is not sure. */
export async function matchVideo(db: Kysely<Schema>, words: VideoWords): Promise<Part[] | undefined> {
  const texts = readingsOf(words);
  const candidates = await namesakesOf(db, texts.flat());
  const { sure, guess } = judgeVideo(texts, candidates);
  const named = await namedByNumber(db, words);
  if (named === 'contested') return undefined;
  const id = named?.contentId ?? words.link?.id ?? sure?.id;
  const { season, episode } = named?.episode ?? {};
  return id === undefined
    ? undefined
    : partsOf(db, id, episode === undefined ? guess : { season, episodes: [episode] });
}

/** The caption's first line and the file's name, in all ways they can be read. */
function readingsOf({ caption, fileName }: VideoWords): NameReading[][] {
  const [line = ''] = caption.trim().split('\n', 1);
  return [readCaption(caption) ? [] : readVideoName(line), readVideoName(fileName)];
}

/** Which episodes a video seems to be of. */
export function guessEpisodes(words: VideoWords): Guess | undefined {
  return judgeVideo(readingsOf(words), []).guess;
}

/** The title whose number is the caption. Where that may be a title's name as well ('1917'), nothing is sure. */
async function namedByNumber(
  db: Kysely<Schema>,
  { caption, fileName }: VideoWords,
): Promise<Caption | 'contested' | undefined> {
  const named = readCaption(caption);
  const title = named && (await findAnyTitle(db, named.contentId));
  if (!title || named.episode) return named;
  const number = String(named.contentId);
  const isFiles = readVideoName(fileName).some(({ name }) => name === number);
  const called = await namesakesOf(db, readVideoName(number));
  const isOthers = called.some((one) => one.id !== title.id && [one.titolo, one.originale].includes(number));
  return isOthers || (isFiles && title.titolo !== number) ? 'contested' : named;
}

async function namesakesOf(db: Kysely<Schema>, readings: readonly NameReading[]): Promise<Candidate[]> {
  const names = readings
    .filter(({ isWhole }) => isWhole)
    .flatMap(({ name }) => [name, otherSpelling(name)].filter((one) => one !== undefined));
  const found = await Promise.all(
    [...new Set(names)].map((text) => findNamed(db, { text, limit: MOST_NAMESAKES })),
  );
  const ids = eachOnce(found.flat()).map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .selectFrom('content')
    .select(['id', 'type', 'titolo', 'titolo_originale as originale', 'anno'])
    .where('id', 'in', ids)
    .execute();
}

/** The parts of a title that a video is of, by what it says of episodes; undefined where the title cannot have them. */
export async function partsOf(
  db: Kysely<Schema>,
  contentId: number,
  guess: Guess | undefined,
): Promise<Part[] | undefined> {
  const title = await findAnyTitle(db, contentId);
  if (!title) return undefined;
  // Where there is but one season nobody writes which.
  const season = guess?.season ?? (title.durata === 1 ? 1 : undefined);
  const episodes = (guess?.episodes ?? []).map((episode) => ({ season: season ?? 0, episode }));
  const parts: Part[] = guess ? episodes.map((episode) => ({ contentId, episode })) : [{ contentId }];
  const isPossible = parts.length > 0 && parts.every((part) => !partFault(title, part.episode));
  return isPossible ? parts : undefined;
}

/** The titles that a video may be, the likeliest first. */
export async function suggestTitles(db: Kysely<Schema>, words: VideoWords, limit: number): Promise<Title[]> {
  const readings = readingsOf(words).flat();
  const queries = readings.map(({ name, year }) => (year === undefined ? name : `${name} ${year}`));
  const found: Title[] = [];
  for (const query of new Set([...queries, ...readings.map(({ name }) => name)])) {
    if (found.length >= limit) break;
    found.push(...(await findByWords(db, query, limit)).map(({ title }) => title));
  }
  return eachOnce(found).slice(0, limit);
}
