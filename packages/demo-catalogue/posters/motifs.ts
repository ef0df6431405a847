import { filmsOfTheEightiesAndNineties } from './motifs/films-eighties-and-nineties.ts';
import { filmsSince2000 } from './motifs/films-since-2000.ts';
import { filmsOfTheSixtiesAndSeventies } from './motifs/films-sixties-and-seventies.ts';
import { filmsToTheFifties } from './motifs/films-to-the-fifties.ts';
import { series } from './motifs/series.ts';

/**
 * Titles with a picture of their own: slug to `composition:motif`. A slug that is not in the catalogue is ignored; a
 * title that is not in here gets its picture by genre and at random.
 */
export const compositionAndMotifBySlug: Readonly<Record<string, string>> = {
  ...filmsToTheFifties,
  ...filmsOfTheSixtiesAndSeventies,
  ...filmsOfTheEightiesAndNineties,
  ...filmsSince2000,
  ...series,
};
