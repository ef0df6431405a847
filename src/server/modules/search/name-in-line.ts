import type { Db } from '../../database/db.ts';
import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { parseTitleWords } from '../catalogue/rules/parse-title-words.ts';
import type { Viewer } from '../catalogue/visible-to.ts';
import { wholeNamesAmong } from './find-by-name.ts';
import { ARTICLES, describedHeads, MAX_QUERY_LENGTH, possibleNames, saidNames } from './request-words.ts';

/** The longest whole name of a title that is all of a line but for words of asking: 'avete La vita è bella?'. */
export async function nameIn(db: Db, line: string, viewer: Viewer = 'lists'): Promise<string | undefined> {
  const asked = line.slice(0, MAX_QUERY_LENGTH);
  const known = knownWords();
  const dated = parseTitleWords(asked);
  const spelled = [
    ...possibleNames(asked, known),
    ...numberIn(asked),
    ...saidNames(asked, known),
    // 'It 2017': longer names are understood with their year.
    ...(dated.year === undefined ? [] : [dated.name]),
  ];
  return spelled.length < 2 ? undefined : firstName(db, spelled, viewer);
}

/** The whole name of a title of which a line says more. */
export async function nameDescribedIn(db: Db, line: string): Promise<string | undefined> {
  const heads = describedHeads(line.slice(0, MAX_QUERY_LENGTH), knownWords());
  return firstName(
    db,
    heads.flatMap((head) => possibleNames(head, knownWords())),
    'lists',
  );
}

async function firstName(db: Db, spelled: readonly string[], viewer: Viewer): Promise<string | undefined> {
  const known = await wholeNamesAmong(db, spelled.map(normalizeForSearch), viewer);
  return spelled.find((name) => known.has(normalizeForSearch(name)));
}

/** The number that is all of a line but for words of asking, which may be a name or a year: 'il film 1917'. */
function numberIn(line: string): string[] {
  const { before, film, series } = knownWords();
  const isAround = (word: string) => [before, film, series, ARTICLES].some((words) => words.has(word));
  const rest = normalizeForSearch(line)
    .split(' ')
    .filter((word) => !isAround(word));
  return rest.length === 1 && /^\d+$/.test(rest[0] ?? '') ? rest : [];
}
