import { LANGUAGES, type Texts } from '../../languages/texts.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';

type Phrase = keyof Texts['phrases'];

/** Phrases about money and leaving, which no title's name outdoes, the first of a line's. */
export const ABOUT_MONEY = ['refund', 'leave', 'erase'] as const satisfies readonly Phrase[];

const PHRASES = [
  ...ABOUT_MONEY,
  'notices',
  'how',
  'thanks',
  'farewell',
  'greeting',
] as const satisfies readonly Phrase[];

/** Longest line that may be phrases, in characters. */
const MAX_LENGTH = 160;

let known: ReadonlyMap<string, Phrase> | undefined;

/** The meaning of a line of which each clause is a phrase, in any language; undefined where another one may be a name. */
export function phraseIn(line: string): Phrase | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  known ??= knownPhrases();
  const whole = known.get(spelling(line));
  if (whole) return whole;
  const meanings = line
    .split(/[,;.:!?…\n]+/)
    .filter((clause) => spelling(clause) !== '')
    .map((clause) => known?.get(spelling(clause)));
  if (meanings.includes(undefined)) return undefined;
  return ABOUT_MONEY.find((phrase) => meanings.includes(phrase)) ?? meanings[0];
}

function knownPhrases(): ReadonlyMap<string, Phrase> {
  const all = new Map<string, Phrase>();
  for (const { phrases } of Object.values(LANGUAGES))
    for (const phrase of PHRASES)
      for (const said of phrases[phrase].split(', '))
        all.set(spelling(said), all.get(spelling(said)) ?? phrase);
  return all;
}

/** 'Graziee' is 'grazie'. */
const spelling = (text: string) => normalizeForSearch(text).replace(/(.)\1+/gu, '$1');
