import { IMAGE_SIZES, imageSources } from '../../contract/image-sources.ts';
import { type RegularTitle, regularTitles } from '../../contract/regular-titles.ts';
import { genreName } from '../languages/genre-name.ts';
import { MAX_TITLES } from '../lib/launch/drawn-screen.ts';
import { pathToTitle } from '../lib/navigation/path.ts';
import { drawName, type Fill, onceLoaded, slidesIn, templateOf } from './draw-screen.ts';
import { isInView } from './show-launch-skeleton.ts';

/** Fills a row of films or series, of which none is irregular; the ranking's titles are numbered. */
export const fillRanking: Fill = (screen, response, onHero, { row = 0 } = {}) => {
  const titles = regularTitles(response).slice(0, MAX_TITLES);
  const placeholders = screen.querySelectorAll('main section')[row]?.querySelector('[data-covers]');
  if (!placeholders || titles.length === 0) return undefined;
  const list = replaceByRow(placeholders, row === 0 ? screen.dataset['drawn'] : 'home');
  if (!list) return undefined;
  const covers = coversInView(fillRow(list, titles));
  // The app loads them itself.
  const load = () => window.drawnScreen && loadCovers(covers, screen, 'eager');
  if (row > 0) onceLoaded(screen, load);
  else {
    load();
    onceLoaded(screen, onHero);
  }
  return response;
};

/** Replaces a row's placeholders by slides as this screen's template has them; returns their list. */
export function replaceByRow(placeholders: Element, name = 'home'): HTMLElement | null | undefined {
  const template = slidesIn(templateOf(name));
  const slides = template && document.importNode(template, true);
  if (slides) placeholders.replaceWith(slides);
  return slides?.querySelector('ul');
}

/** An image, its address and the number of its slide. */
type Cover = [HTMLImageElement, string, number];

/**
 * The template's first slide has a cover, its last one none; beside the cover, a genre's has a name. Returns the covers,
 * which have no address yet.
 */
export function fillRow(
  list: HTMLElement,
  titles: readonly RegularTitle[],
  pathTo: (id: string) => string = pathToTitle,
): Cover[] {
  const { firstElementChild: withCover, lastElementChild: withName } = list;
  const covers: Cover[] = [];
  const slides = titles.map(({ id, titolo, copertina, generi, in_arrivo }, index) => {
    const slide = document.importNode((copertina ? withCover : withName) ?? list, true);
    const [number] = slide.children;
    if (number?.matches('span')) number.textContent = `${index + 1}`;
    const link = slide.querySelector('a');
    link?.setAttribute('href', pathTo(`${id}`));
    if (in_arrivo === 1) link?.setAttribute('data-soon', '');
    const image = slide.querySelector('img');
    const name = slide.querySelector('a > [dir]');
    name?.replaceChildren(genreName(titolo));
    if (image) image.alt = name ? '' : titolo;
    else drawName(slide, { titolo, generi }, name ? '' : titolo);
    if (image && copertina) covers.push([image, copertina, index]);
    return slide;
  });
  list.replaceChildren(...slides);
  return covers;
}

export const coversInView = (covers: Cover[]) => covers.filter(([image]) => isInView(image));

export function loadCovers(
  covers: readonly Cover[],
  screen: HTMLElement,
  loading: 'eager' | 'lazy',
  sizes: string = IMAGE_SIZES.cover,
): void {
  for (const [image, copertina] of covers) {
    image.classList.add(screen.dataset['shown'] ?? '');
    Object.assign(image, { loading }, imageSources(copertina, sizes));
  }
}
