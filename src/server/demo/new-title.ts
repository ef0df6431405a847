import { MS_PER_DAY } from '../domain/calendar.ts';
import type { NewTitle } from '../repositories/add-titles.ts';
import { seeded } from './random.ts';
import type { Work } from './work.ts';

/** The demo catalogue looks as if it had been filled over these days. */
const DAYS_OF_ADDING = 120;

/** A work as the catalogue takes it in; its day of adding is the slug's own, counted back from now. */
export function newTitle(work: Work, now: Date): NewTitle {
  const age = seeded(`added ${work.slug}`).between(0, DAYS_OF_ADDING);
  return {
    origin: originOf(work),
    type: work.type,
    titolo: work.titolo,
    trama: work.trama,
    generi: [...work.generi],
    dataUscita: work.data,
    durata: work.type === 'film' ? work.minuti : work.stagioni,
    adult: work.adult ?? false,
    copertina: `/posters/${work.slug}-cover.svg`,
    banner: `/posters/${work.slug}-banner.svg`,
    trailer: work.trailer === undefined ? null : `https://www.youtube.com/watch?v=${work.trailer}`,
    createdAt: new Date(now.getTime() - age * MS_PER_DAY),
  };
}

/** The catalogue's name for a demo work. */
export function originOf(work: Work): string {
  return `demo:${work.slug}`;
}
