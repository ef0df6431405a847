import type { Work } from '../work.ts';
import { earlyNinetiesFilms } from './films-early-nineties.ts';
import { earlyTwoThousandsFilms } from './films-early-two-thousands.ts';
import { lateEightiesFilms } from './films-late-eighties.ts';
import { lateNinetiesFilms } from './films-late-nineties.ts';
import { lateTwoThousandsFilms } from './films-late-two-thousands.ts';
import { animationSeries } from './series-animation.ts';
import { classicSeries } from './series-classic.ts';
import { comedySeries } from './series-comedy.ts';
import { crimeSeries } from './series-crime.ts';
import { documentarySeries } from './series-documentary.ts';
import { dramaSeries } from './series-drama.ts';
import { fantasticSeries } from './series-fantastic.ts';

/** The demo catalogue. Films stand together, then series: so a random title is any one with the same chance. */
export const works: readonly Work[] = [
  ...lateEightiesFilms,
  ...earlyNinetiesFilms,
  ...lateNinetiesFilms,
  ...earlyTwoThousandsFilms,
  ...lateTwoThousandsFilms,
  ...classicSeries,
  ...comedySeries,
  ...dramaSeries,
  ...crimeSeries,
  ...fantasticSeries,
  ...animationSeries,
  ...documentarySeries,
];
