import { readDay } from '../../lib/read-day.ts';
import { readWholeNumber } from '../../lib/read-number.ts';

/** 'none': nothing is said; 'unknown': nobody knows the word. */
export type Said = 'watched' | 'not yet' | 'none' | 'unknown';

const PLANNED =
  /^(?:plantowatch|planned|towatch|follow|watchlater|notinteresting|unwatched|davedere|porver)$/;
const YES = wordsOf('yes, y, true, x, v, ok, sì, si, s, vero, verdadero, watched, seen, visto, vista');
const NO = wordsOf('no, n, not, false, falso');
const NOTHING = /^(?:[-–—]|n\/?[ad]|\\n|null)?$/i;

/** True if a word marks a title as not watched yet, in the way of Simkl and TV Time. */
export function isPlanned(word: string | null | undefined): boolean {
  return PLANNED.test(plain(word ?? ''));
}

/** The meaning of a cell under 'Visto': yes or no, how often, the day, or how far. */
export function saidByMark(cell: string | undefined): Said {
  const text = (cell ?? '').replace(/\uFE0F/g, '').trim();
  if (NOTHING.test(text)) return 'none';
  const times = readWholeNumber(text.replace(/\s*%$/, ''));
  if (times !== undefined) return times > 0 ? 'watched' : 'not yet';
  if (/^[✓✔✅☑]$/u.test(text) || YES.has(plain(text)) || readDay(text) !== undefined) return 'watched';
  if (/^[✗✘❌☐]$/u.test(text) || NO.has(plain(text)) || isPlanned(text)) return 'not yet';
  return 'unknown';
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map(plain));
}

/** A word for comparison: letters alone. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
