import { readDay } from '../../lib/read-day.ts';
import { readWholeNumber } from '../../lib/read-number.ts';

/** 'none': nothing is said; 'unknown': nobody knows the word. */
type Said = 'watched' | 'not yet' | 'none' | 'unknown';

const YES = wordsOf('yes, y, true, x, v, sì, s, vero, verdadero');
const NO = wordsOf('no, n, false, falso');
const NOT_YET = wordsOf(`
  plan to watch, planning, planned, to watch, want to watch, for later, watchlist, wishlist, backlog, unwatched,
  not watched, not started, not started yet, da vedere, non visto, non vista, por ver, pendiente, no visto, no vista`);
/** Words of people who have watched something, if only in part. */
const WATCHED = wordsOf(`
  watched, seen, watch, rewatch, completed, finished, watching, in progress, continuing, up to date, paused, on hold,
  hold, stopped, dropped, visto, vista, finito, finita, in corso, abbandonato, abbandonata, terminado, terminada,
  viendo, en curso, abandonado, abandonada`);

/** The meaning of a title's status: 'Plan to watch', 'Finito'. */
export function saidByStatus(cell = ''): Said {
  if (plain(cell) === '') return 'none';
  if (NOT_YET.has(plain(cell))) return 'not yet';
  return WATCHED.has(plain(cell)) ? 'watched' : 'unknown';
}

/** The meaning of a cell under 'Visto': yes or no, how often, or the day. */
export function saidByMark(cell = ''): Said {
  const times = readWholeNumber(cell);
  if (times !== undefined) return times > 0 ? 'watched' : 'not yet';
  if (/^[✓✔✅☑]\uFE0F?$/u.test(cell) || YES.has(plain(cell)) || readDay(cell) !== undefined) return 'watched';
  return NO.has(plain(cell)) ? 'not yet' : saidByStatus(cell);
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
