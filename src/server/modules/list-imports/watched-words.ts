import { readDay } from '../../lib/read-day.ts';
import { readWholeNumber } from '../../lib/read-number.ts';

/** 'none': nothing is said; 'unknown': nobody knows the word. */
export type Said = 'watched' | 'not yet' | 'none' | 'unknown';

const YES = wordsOf('yes, y, true, x, v, ok, sì, s, vero, verdadero');
const NO = wordsOf('no, n, not, false, falso');
const NOT_YET = wordsOf(`
  plan, planned, planning, planning to watch, plan to watch, planned to watch, plan to see, to watch, to see,
  to be watched, tbw, want to watch, wants to watch, want to see, wish to watch, watch later, see later, later,
  for later, save for later, saved for later, backlog, queue, queued, in queue, watchlist, in watchlist,
  on watchlist, on my watchlist, wishlist, wish list, wish, wanted, interested, follow, not interesting,
  not interested, unwatched, not watched, not watched yet, not yet watched, never watched, unseen, not seen,
  not seen yet, not yet seen, never seen, unstarted, not started, not started yet, not yet started,
  not yet, never, nope, haven't started, haven't seen, haven't watched, not viewed, unviewed,
  non ancora, ancora no, mai, da vedere, ancora da vedere, da guardare, ancora da guardare, da recuperare, da iniziare, da cominciare,
  voglio vedere, vorrei vedere, lo voglio vedere, voglio vederlo, voglio vederla, voglio guardare, vorrei guardare,
  in programma, in lista, nella lista, lista, la mia lista, in coda, per dopo, più tardi,
  guarda più tardi, guardare più tardi, desideri, lista desideri, desiderato, desiderata, mi interessa,
  non mi interessa, non visto, non vista, non ancora visto, non ancora vista, mai visto, mai vista, mai guardato,
  non l'ho visto, non l'ho vista, non iniziato, non iniziata, non ancora iniziato, non ancora iniziata,
  non cominciato, non cominciata, pianificato, pianificata, previsto, prevista,
  aún no, todavía no, nunca, jamás, pendiente, pendientes, pendiente de ver, por ver, para ver, quiero ver, quiero verla, quiero verlo, ver luego,
  ver después, ver más tarde, para más tarde, más tarde, para luego, en lista, en la lista, en mi lista, mi lista,
  lista de deseos, deseada, deseado, en cola, me interesa, no me interesa, no visto, no vista, sin ver,
  aún no visto, aún no vista, todavía no vista, todavía no visto, nunca vista, nunca visto, no la he visto,
  no lo he visto, sin empezar, sin comenzar, no empezado, no empezada, no iniciado, no iniciada, no comenzada,
  planeado, planeada, planificado, planificada`);
/** Words of people who have watched something, if only in part, or of what a series itself does. */
const WATCHED = wordsOf(`
  watched, seen, viewed, completed, complete, finished, done, watching, currently watching, rewatching, rewatched,
  rewatch, repeating, in progress, progress, started, current, continuing, caught up, up to date, paused, on hold,
  onhold, hold, stopped, dropped, abandoned, quit, watch,
  visto, vista, visti, viste, già visto, già vista, guardato, guardata, completato, completata, completa, completo,
  finito, finita, terminato, terminata, concluso, conclusa, in corso, in visione, sto guardando, lo sto guardando,
  la sto guardando, sto vedendo, guardando, iniziato, iniziata, cominciato, cominciata, in pausa, sospeso, sospesa,
  interrotto, interrotta, abbandonato, abbandonata, lasciato, lasciata, rivisto, rivista,
  vistos, vistas, ya vista, ya visto, completado, completada, terminado, terminada, acabado, acabada, finalizado,
  finalizada, viendo, viéndola, en curso, en progreso, siguiendo, empezado, empezada, en pausa, pausado, pausada,
  abandonado, abandonada, dejado, dejada, al día,
  ended, returning series, returning, canceled, cancelled, in production, post production, released, running,
  airing, currently airing, finished airing, cancellata, rinnovata, in onda, uscito, cancelada, renovada,
  en emisión, estrenada`);
const NOTHING = /^(?:[-–—]|n\/?[ad]|\\n|null|none)?$/i;

/** The meaning of a title's status: 'Plan to watch', 'Finito'. */
export function saidByStatus(cell: string | null | undefined): Said {
  const text = cell?.trim() ?? '';
  if (NOTHING.test(text)) return 'none';
  if (NOT_YET.has(plain(text))) return 'not yet';
  return WATCHED.has(plain(text)) ? 'watched' : 'unknown';
}

/** The meaning of a cell under 'Visto': yes or no, how often, the day, or how far. */
export function saidByMark(cell: string | undefined): Said {
  const text = (cell ?? '').replace(/\uFE0F/g, '').trim();
  const times = readWholeNumber(text.replace(/(?<!\s)\s*%$/, ''));
  if (times !== undefined) return times > 0 ? 'watched' : 'not yet';
  if (/^[✓✔✅☑]$/u.test(text) || YES.has(plain(text)) || readDay(text) !== undefined) return 'watched';
  if (/^[✗✘❌☐⬜◻□🔲]$/u.test(text) || NO.has(plain(text))) return 'not yet';
  return saidByStatus(text);
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
