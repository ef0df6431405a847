import { selectHomeCarousels } from '../../contract/home-carousels.ts';
import { IMAGE_SIZES, imageSources } from '../../contract/image-sources.ts';
import { genresOf } from '../../contract/title-genres.ts';
import type { Title } from '../../contract/titles.ts';
import { paintBackdrop } from '../lib/images/paint-backdrop.ts';
import { pathToTitle } from '../lib/navigation/path.ts';
import { drawName, type Fill, present, templateOf } from './draw-screen.ts';

/** A title whose fields are all as our server sends them: the app would show them unchanged. */
type RegularTitle = Pick<
  Title,
  (typeof TEXTS)[number] | (typeof COUNTS)[number] | 'id' | 'titolo' | 'data_uscita'
> & {
  in_arrivo?: unknown;
};

const TEXTS = ['copertina', 'banner', 'generi'] as const;
const COUNTS = ['mi_piace', 'preferiti', 'visualizzazioni'] as const;

/** Fills banner and first row with a response's titles, of which none is irregular; returns the shown ones. */
export const fillHome: Fill = (home, response, onHero, isCached) => {
  const [featured, ...rest] = regularTitles(response);
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
  fillBanner(section, featured, list.children[1]?.querySelector('a > span'));
  const covers = fillRow(list, carousels[0] ?? []);
  addEventListener('scroll', () => fillRowsBelow(home, carousels.slice(1)), { once: true, passive: true });
  const hero = section.querySelector('img');
  present(home, { cached: isCached && response }, () => {
    if (hero) paintBackdrop(hero);
    // The app loads them itself.
    if (window.drawnScreen) loadCovers(covers.filter(isInView), home, 'eager');
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
  banner.querySelector('p')?.append(genresOf({ generi }).join(' · '));
}

/** Fills the rows below the first at the first scroll: the app may take long to arrive. */
function fillRowsBelow(home: HTMLElement, rows: readonly (readonly RegularTitle[])[]): void {
  if (!window.drawnScreen || window.drawnScreen.isAttaching) return;
  const slides = templateOf('home')?.querySelector('ul')?.parentElement?.parentElement;
  const skeletons = [...home.querySelectorAll('main [data-covers]')];
  if (!slides || skeletons.length !== rows.length) return;
  window.drawnScreen.rows += rows.length;
  for (const [index, skeleton] of skeletons.entries()) {
    const row = document.importNode(slides, true);
    const list = row.querySelector('ul');
    if (list) loadCovers(fillRow(list, rows[index] ?? []), home, 'lazy');
    skeleton.replaceWith(row);
  }
}

/** An image and its address. */
type Cover = [HTMLImageElement, string];

/** The template's row has a slide with a cover and one without. Returns the covers, which have no address yet. */
function fillRow(list: HTMLElement, titles: readonly RegularTitle[]): Cover[] {
  const [withCover, withName] = list.children;
  const covers: Cover[] = [];
  const slides = titles.map(({ id, titolo, copertina, generi, in_arrivo }) => {
    const slide = document.importNode((copertina ? withCover : withName) ?? list, true);
    const link = slide.querySelector('a');
    link?.setAttribute('href', pathToTitle(id));
    if (in_arrivo === 1) link?.setAttribute('data-soon', '');
    const image = slide.querySelector('img');
    if (image) image.alt = titolo;
    else drawName(slide, { titolo, generi });
    if (image && copertina) covers.push([image, copertina]);
    return slide;
  });
  list.replaceChildren(...slides);
  return covers;
}

function isInView([image]: Cover): boolean {
  const { left, top } = image.getBoundingClientRect();
  return left < innerWidth && top < innerHeight;
}

function loadCovers(covers: readonly Cover[], home: HTMLElement, loading: 'eager' | 'lazy'): void {
  for (const [image, copertina] of covers) {
    image.classList.add(home.dataset['shown'] ?? '');
    Object.assign(image, { loading }, imageSources(copertina, IMAGE_SIZES.cover));
  }
}

/** The response's titles; empty if one is irregular or repeated. */
function regularTitles(response: unknown): RegularTitle[] {
  const titles = Array.isArray(response) && response.every(isRegular) ? response : [];
  return new Set(titles.map(({ id }) => String(id))).size === titles.length ? titles : [];
}

/** The app reads dates that do not begin with the year in a different way. */
const DATE = /^\d{4}(\D|$)/;

function isRegular(title: unknown): title is RegularTitle {
  const fields = { id: null, titolo: null, ...(typeof title === 'object' ? title : {}) };
  const of = (name: string): unknown => Reflect.get(fields, name) ?? null;
  const isText = (value: unknown) => typeof value === 'string' && value !== '' && value === value.trim();
  const date = of('data_uscita');
  return (
    (isText(fields.id) || Number.isFinite(fields.id)) &&
    isText(fields.titolo) &&
    TEXTS.every((name) => of(name) === null || isText(of(name))) &&
    (date === null || (typeof date === 'string' && DATE.test(date))) &&
    COUNTS.every((name) => Number.isFinite(of(name)))
  );
}
