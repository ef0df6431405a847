import type { Work } from '../work.ts';
import { earlyEightiesFilms } from './films-early-eighties.ts';
import { earlyNinetiesFilms } from './films-early-nineties.ts';
import { earlyTwoThousandsFilms } from './films-early-two-thousands.ts';
import { fiftiesFilms } from './films-fifties.ts';
import { fortiesFilms } from './films-forties.ts';
import { lateEightiesFilms } from './films-late-eighties.ts';
import { lateNinetiesFilms } from './films-late-nineties.ts';
import { lateTwentyTensFilms } from './films-late-twenty-tens.ts';
import { lateTwoThousandsFilms } from './films-late-two-thousands.ts';
import { newestFilms } from './films-newest.ts';
import { openFilms } from './films-open.ts';
import { italianSeventiesFilms } from './films-seventies-italian.ts';
import { worldSeventiesFilms } from './films-seventies-world.ts';
import { silentFilms } from './films-silent.ts';
import { italianSixtiesFilms } from './films-sixties-italian.ts';
import { worldSixtiesFilms } from './films-sixties-world.ts';
import { thirtiesFilms } from './films-thirties.ts';
import { twentiesFilms } from './films-twenties.ts';
import { twentyTensFilms } from './films-twenty-tens.ts';
import { animationSeries } from './series-animation.ts';
import { classicSeries } from './series-classic.ts';
import { comedySeries } from './series-comedy.ts';
import { crimeSeries } from './series-crime.ts';
import { documentarySeries } from './series-documentary.ts';
import { dramaSeries } from './series-drama.ts';
import { fantasticSeries } from './series-fantastic.ts';

/** The demo catalogue. Films stand together, then series: so a random title is any one with the same chance. */
export const works: readonly Work[] = [
  ...silentFilms,
  ...twentiesFilms,
  ...thirtiesFilms,
  ...fortiesFilms,
  ...fiftiesFilms,
  ...italianSixtiesFilms,
  ...worldSixtiesFilms,
  ...italianSeventiesFilms,
  ...worldSeventiesFilms,
  ...earlyEightiesFilms,
  ...lateEightiesFilms,
  ...earlyNinetiesFilms,
  ...lateNinetiesFilms,
  ...earlyTwoThousandsFilms,
  ...lateTwoThousandsFilms,
  ...twentyTensFilms,
  ...lateTwentyTensFilms,
  ...newestFilms,
  ...openFilms,
  ...classicSeries,
  ...comedySeries,
  ...dramaSeries,
  ...crimeSeries,
  ...fantasticSeries,
  ...animationSeries,
  ...documentarySeries,
];
