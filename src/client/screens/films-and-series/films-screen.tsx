import { FilmsOrSeriesScreen } from './films-or-series-screen.tsx';

const BEST = [
  ['I migliori del giorno', 1],
  ['I migliori della settimana', 7],
  ['I migliori del mese', 30],
] as const;

/** /films (behaviour 4.2). */
export function FilmsScreen() {
  return <FilmsOrSeriesScreen type="film" name="Film" newest="Ultimi aggiunti" best={BEST} />;
}
