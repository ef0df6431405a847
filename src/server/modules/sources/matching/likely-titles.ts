import type { Db } from '../../../database/db.ts';
import { uniqueById } from '../../../lib/unique-by-id.ts';
import { titleMatchKey } from '../../catalogue/rules/title-key.ts';
import { candidatesById } from '../../search/resolve-titles.ts';
import { readingsOf, suggestTitles, textsOf } from './match-video.ts';
import { isLikelyInside, titlesInside } from './titles-inside.ts';
import { isNamedGroup, type LikelyTitles } from './video-group.ts';
import type { VideoText } from './video-text.ts';

/** Titles that are compared with a name. */
const MAX_COMPARED = 5;
/** The share of letters that two names have in common if one may be a misspelling of the other. */
const MIN_LIKENESS = 0.75;
/** The longest compared name: a caption may be a paragraph. */
const MAX_LENGTH = 100;

/**
 * The titles whose name a video's name could be with a misspelling or a different year. A video without a name may
 * be any; `doubted` is the title that has its name and is perhaps not meant.
 */
export async function likelyTitles(
  db: Db,
  words: VideoText,
  { group, doubted }: { group: string; doubted: number | undefined },
): Promise<LikelyTitles> {
  if (!isNamedGroup(group)) return { candidates: 2, candidateId: doubted };
  const names = readingsOf(words)
    .flat()
    .map(({ name }) => titleMatchKey(name));
  const suggested = await suggestTitles(db, words, MAX_COMPARED);
  const titles = await candidatesById(
    db,
    suggested.map(({ id }) => id),
  );
  const likely = titles.filter(
    ({ id, name, originalName, otherNames }) =>
      id === words.link?.id ||
      [name, originalName ?? name, ...otherNames].flatMap(withPieces).some((one) => {
        const key = titleMatchKey(one);
        return names.some((parsed) => likeness(parsed, key) >= MIN_LIKENESS);
      }),
  );
  const texts = textsOf(words);
  const inside =
    likely.length > 0 ? [] : (await titlesInside(db, texts)).filter((title) => isLikelyInside(title, texts));
  const found = uniqueById([...likely, ...inside]);
  return {
    candidates: Math.min(found.length, 2),
    candidateId: found.length === 1 ? found[0]?.id : undefined,
  };
}

/** A name, and its part behind a sign, if that has enough words: 'Agente 007 - Licenza di uccidere'. */
function withPieces(name: string): string[] {
  return [name, ...name.split(/\s[-–—]\s|:\s/).filter((piece) => piece !== name && /\S\s+\S/.test(piece))];
}

/** 1 for equal texts, 0 for those without a letter in common: by the number of letters to change, add or remove. */
function likeness(one: string, other: string): number {
  const [a, b] = [one.slice(0, MAX_LENGTH), other.slice(0, MAX_LENGTH)];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const changed = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / Math.max(a.length, b.length, 1);
}
