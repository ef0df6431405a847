import { FilmsOrSeriesScreen } from './films-or-series-screen.tsx';

const BEST = [
  ['Le migliori del giorno', 1],
  ['Le migliori della settimana', 7],
  ['Le migliori del mese', 30],
] as const;

/** /series (behaviour 4.3). */
export function SeriesScreen() {
  return <FilmsOrSeriesScreen type="serie" name="Serie" newest="Ultime aggiunte" best={BEST} />;
}
