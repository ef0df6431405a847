import { selectHomeCarousels } from '../../contract/home-carousels.ts';
import { IMAGE_SIZES, imageSources } from '../../contract/image-sources.ts';
import { COUNTS, type RegularTitle, regularTitles } from '../../contract/regular-titles.ts';
import { genresOf } from '../../contract/title-genres.ts';
import { genreName } from '../languages/genre-name.ts';
import { paintBackdrop } from '../lib/images/paint-backdrop.ts';
import { coversInView, fillRow, loadCovers, replaceByRow } from './draw-row.ts';
import { drawName, type Fill, onceLoaded, present } from './draw-screen.ts';

/** Fills banner and first row with a response's titles, of which none is irregular; returns the shown ones. */
export const fillHome: Fill = (home, response, onHero, { isCached } = {}) => {
  const [featured, ...rest] = regularTitles(response, COUNTS);
  const carousels = selectHomeCarousels(rest, {
    likes: (title) => title.mi_piace,
    loves: (title) => title.preferiti,
    plays: (title) => title.visualizzazioni,
    releaseDate: (title) => title.data_uscita ?? '',
  });
  const [section, list] = ['section', 'ul'].map((name) => home.querySelector<HTMLElement>(name));
  // Rows without titles have other markup.
  if (!featured || !section || !list || !home.isConnected || carousels.some(({ length }) => length === 0))
    return undefined;
  fillBanner(section, featured, list.lastElementChild?.querySelector('a > span'));
  const covers = fillRow(list, carousels[0] ?? []);
  addEventListener('scroll', () => fillRowsBelow(home, carousels.slice(1)), { once: true, passive: true });
  const hero = section.querySelector('img');
  present({ cached: isCached && response });
  onceLoaded(home, () => {
    if (hero) paintBackdrop(hero);
    // The app loads them itself.
    if (window.drawnScreen) loadCovers(coversInView(covers), home, 'eager');
    onHero();
  });
  return [featured, ...carousels.flat()];
};

/** `tile` is the cover of a title without a picture: a drawing and the name. */
function fillBanner(
  banner: Element,
  { titolo, copertina, banner: wide, generi }: RegularTitle,
  tile: Element | null | undefined,
): void {
  const image = banner.querySelector('img');
  const shown = copertina ?? wide;
  if (image && shown) Object.assign(image, imageSources(shown, IMAGE_SIZES.banner));
  else if (tile) {
    const name = document.importNode(tile, true);
    drawName(name, { titolo, generi });
    image?.replaceWith(name);
  }
  const heading = banner.querySelector('h1');
  heading?.append(titolo);
  heading?.parentElement?.removeAttribute('style');
  banner.querySelector('p')?.append(genresOf({ generi }).map(genreName).join(' · '));
}

/** Fills the rows below the first at the first scroll: the app may take long to arrive. */
function fillRowsBelow(home: HTMLElement, rows: readonly (readonly RegularTitle[])[]): void {
  if (!window.drawnScreen || window.drawnScreen.isAttaching) return;
  const skeletons = [...home.querySelectorAll('main [data-covers]')];
  if (skeletons.length !== rows.length) return;
  window.drawnScreen.rows += rows.length;
  for (const [index, skeleton] of skeletons.entries()) {
    const list = replaceByRow(skeleton);
    if (list) loadCovers(fillRow(list, rows[index] ?? []), home, 'lazy');
  }
}
