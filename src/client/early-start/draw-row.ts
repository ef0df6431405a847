import { IMAGE_SIZES, imageSources } from '../../contract/image-sources.ts';
import type { Title } from '../../contract/titles.ts';
import { MAX_TITLES } from '../lib/launch/drawn-screen.ts';
import { COVERS_MARK } from '../lib/launch/launch-skeleton.ts';
import { pathToTitle } from '../lib/navigation/path.ts';
import { drawName, type Fill, onceLoaded, slidesIn, templateOf } from './draw-screen.ts';

/** A title whose fields are all as our server sends them: the app would show them unchanged. */
export type RegularTitle = Pick<
  Title,
  (typeof TEXTS)[number] | (typeof COUNTS)[number] | 'id' | 'titolo' | 'data_uscita'
> & {
  in_arrivo?: unknown;
};

const TEXTS = ['copertina', 'banner', 'generi'] as const;
/** By which the home sorts. */
export const COUNTS = ['mi_piace', 'preferiti', 'visualizzazioni'] as const;

/** Fills a row of films or series, of which none is irregular; the ranking's titles are numbered. */
export const fillRanking: Fill = (screen, response, onHero, { row = 0 } = {}) => {
  const titles = regularTitles(response).slice(0, MAX_TITLES);
  const placeholders = screen.querySelectorAll('main section')[row]?.querySelector('[data-covers]');
  if (!placeholders || titles.length === 0) return undefined;
  const list = replaceByRow(placeholders, row === 0 ? screen.dataset['drawn'] : 'home');
  if (!list) return undefined;
  const covers = fillRow(list, titles).filter(isInView);
  // The app loads them itself.
  const load = () => window.drawnScreen && loadCovers(covers, screen, 'eager');
  if (row > 0) onceLoaded(screen, load);
  else {
    load();
    performance.mark(COVERS_MARK);
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

/** An image and its address. */
type Cover = [HTMLImageElement, string];

/** The template's first slide has a cover, its last one none. Returns the covers, which have no address yet. */
export function fillRow(list: HTMLElement, titles: readonly RegularTitle[]): Cover[] {
  const { firstElementChild: withCover, lastElementChild: withName } = list;
  const covers: Cover[] = [];
  const slides = titles.map(({ id, titolo, copertina, generi, in_arrivo }, index) => {
    const slide = document.importNode((copertina ? withCover : withName) ?? list, true);
    const [number] = slide.children;
    if (number?.matches('span')) number.textContent = `${index + 1}`;
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

export function isInView([image]: Cover): boolean {
  const { left, top } = image.getBoundingClientRect();
  return left < innerWidth && top < innerHeight;
}

export function loadCovers(covers: readonly Cover[], home: HTMLElement, loading: 'eager' | 'lazy'): void {
  for (const [image, copertina] of covers) {
    image.classList.add(home.dataset['shown'] ?? '');
    Object.assign(image, { loading }, imageSources(copertina, IMAGE_SIZES.cover));
  }
}

/** The response's titles; empty if one is irregular, has none of these counts, or is repeated. */
export function regularTitles(response: unknown, counts: readonly string[] = []): RegularTitle[] {
  const isFit = (title: unknown) => isRegular(title, counts);
  const titles = Array.isArray(response) && response.every(isFit) ? response : [];
  return new Set(titles.map(({ id }) => String(id))).size === titles.length ? titles : [];
}

/** The app reads dates that do not begin with the year in a different way. */
const DATE = /^\d{4}(\D|$)/;

function isRegular(title: unknown, counts: readonly string[]): title is RegularTitle {
  const fields = { id: null, titolo: null, ...(typeof title === 'object' ? title : {}) };
  const of = (name: string): unknown => Reflect.get(fields, name) ?? null;
  const isText = (value: unknown) => typeof value === 'string' && value !== '' && value === value.trim();
  const date = of('data_uscita');
  return (
    (isText(fields.id) || Number.isFinite(fields.id)) &&
    isText(fields.titolo) &&
    TEXTS.every((name) => of(name) === null || isText(of(name))) &&
    (date === null || (typeof date === 'string' && DATE.test(date))) &&
    counts.every((name) => Number.isFinite(of(name)))
  );
}
