import { fieldOf } from '../../contract/field-of.ts';
import { IMAGE_SIZES } from '../../contract/image-sources.ts';
import { regularTitles } from '../../contract/regular-titles.ts';
import { divideIntoRows, MAX_DRAWN_CELLS } from '../lib/launch/drawn-grid.ts';
import { afterLoading } from '../lib/launch/launch-skeleton.ts';
import { pathToGenre } from '../lib/navigation/path.ts';
import { fillRow, loadCovers } from './draw-row.ts';
import { type Fill, onceLoaded, templateOf } from './draw-screen.ts';

/** Fills the grid of genres, of which none is irregular. While 'Loading...' is read, pictures load, the first row's first. */
export const fillGenres: Fill = (screen, response, onHero) => {
  const genres = regularTitles(Array.isArray(response) && response.map(asTitle));
  const placeholders = screen.querySelector('[data-covers]');
  const template = templateOf('generi')?.querySelector<HTMLElement>('main [role=list]');
  if (!placeholders || !template || genres.length === 0 || genres.length > MAX_DRAWN_CELLS) return undefined;
  const grid = document.importNode(template, true);
  const row = grid.querySelector<HTMLElement>('[role=presentation]') ?? grid;
  const covers = fillRow(row, genres, pathToGenre);
  const columns = divideIntoRows(grid, row, placeholders);
  const load = (from: number, to: number) => {
    const due = covers.filter(([, , index]) => index >= from && index < to);
    // The app loads them itself.
    if (window.drawnScreen) loadCovers(due, screen, 'eager', IMAGE_SIZES.card);
  };
  load(0, columns);
  onceLoaded(grid, () => load(columns, placeholders.childElementCount));
  afterLoading(() => {
    placeholders.parentElement?.replaceWith(grid);
    onceLoaded(grid, onHero);
  });
  return response;
};

/** A genre as a title of its name. */
function asTitle(genre: unknown) {
  const name = fieldOf(genre, 'genere');
  return { id: name, titolo: name, copertina: fieldOf(genre, 'copertina') };
}
