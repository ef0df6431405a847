import { texts } from '../../languages/texts.ts';
import { FilmsOrSeriesScreen } from './films-or-series-screen.tsx';

const BEST = [
  [texts.series.bestOfDay, 1],
  [texts.series.bestOfWeek, 7],
  [texts.series.bestOfMonth, 30],
] as const;

/** /series (behaviour 4.3). */
export function SeriesScreen() {
  return (
    <FilmsOrSeriesScreen type="serie" name={texts.sections.series} newest={texts.series.newest} best={BEST} />
  );
}
