import { texts } from '../../languages/texts.ts';
import { FilmsOrSeriesScreen } from './films-or-series-screen.tsx';

const BEST = [
  [texts.films.bestOfDay, 1],
  [texts.films.bestOfWeek, 7],
  [texts.films.bestOfMonth, 30],
] as const;

/** /films (behaviour 4.2). */
export function FilmsScreen() {
  return (
    <FilmsOrSeriesScreen type="film" name={texts.sections.films} newest={texts.films.newest} best={BEST} />
  );
}
