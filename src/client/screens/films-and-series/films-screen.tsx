import { FilmsOrSeriesScreen } from './films-or-series-screen.tsx';

const BEST = [
  ['I migliori del giorno', 1],
  ['I migliori della settimana', 7],
  ['I migliori del mese', 30],
] as const;

const GENRES = ['Azione', 'Avventura', 'Horror', 'Commedia', 'Famiglia', 'Fantascienza', 'Thriller'];

/** /films (behaviour 4.2). */
export function FilmsScreen() {
  return <FilmsOrSeriesScreen type="film" name="Film" newest="Ultimi aggiunti" best={BEST} genres={GENRES} />;
}
