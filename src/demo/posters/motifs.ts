import { filmsOfTheEightiesAndNineties } from './motifs/films-eighties-and-nineties.ts';
import { filmsSince2000 } from './motifs/films-since-2000.ts';
import { filmsOfTheSixtiesAndSeventies } from './motifs/films-sixties-and-seventies.ts';
import { filmsToTheFifties } from './motifs/films-to-the-fifties.ts';
import { series } from './motifs/series.ts';

/**
 * Works whose subject asks for a picture of its own: slug to `family:motif`. A slug that is not in the catalogue
 * does no harm; a work that is not in here gets its picture by genre and chance.
 */
export const motifs: Readonly<Record<string, string>> = {
  ...filmsToTheFifties,
  ...filmsOfTheSixtiesAndSeventies,
  ...filmsOfTheEightiesAndNineties,
  ...filmsSince2000,
  ...series,
};
