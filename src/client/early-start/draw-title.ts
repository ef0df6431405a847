import { IMAGE_SIZES, imageSources } from '../../contract/image-sources.ts';
import { isLongHeading } from '../../contract/title-facts.ts';
import { trailerIdOf } from '../lib/trailer-id.ts';
import { fillTitleWords } from '../screens/title/fill-title-words.ts';
import { drawName, type Fill, onceLoaded, present, templateOf } from './draw-screen.ts';

/** Fills a title's hero image and words into the shape. */
export const fillTitle: Fill = (screen, response, onHero) => {
  const title = readTitle(response);
  const lines = screen.querySelector('[data-lines]');
  const words = templateOf('content-view')?.querySelector('h1')?.parentElement;
  if (!lines || !words || !title.titolo) return undefined;
  const copy = document.importNode(words, true);
  if (isLongHeading(title)) copy.querySelector('h1')?.classList.add(screen.dataset['long'] ?? '');
  fillTitleWords(copy, title);
  fillHero(screen, title);
  lines.replaceWith(copy);
  present({ title });
  onceLoaded(screen, onHero);
  return response;
};

type Fields = ReturnType<typeof readTitle>;

/** A title's fields as text, as the app reads regular ones. */
function readTitle(response: unknown) {
  const [title] = [response].flat();
  const textOf = (field: string) => [Reflect.get(Object(title), field) ?? ''].flat().join(', ').trim();
  const flagOf = (field: string) => (/^(1|true)$/.test(textOf(field)) ? '1' : '0');
  return {
    titolo: textOf('titolo'),
    copertina: textOf('copertina'),
    banner: textOf('banner'),
    trailer: textOf('trailer'),
    trama: textOf('trama'),
    generi: textOf('generi'),
    data_uscita: textOf('data_uscita'),
    durata: textOf('durata'),
    type: textOf('type'),
    adult: flagOf('adult'),
    in_arrivo: flagOf('in_arrivo'),
  };
}

function fillHero(screen: HTMLElement, title: Fields): void {
  const [image, button] = screen.querySelectorAll('article img, article button');
  const picture = title.banner || title.copertina;
  if (picture)
    Object.assign(image ?? {}, { alt: title.titolo }, imageSources(picture, IMAGE_SIZES.titlePage));
  else drawArt(image?.parentElement, title);
  button?.removeAttribute('style');
  if (!trailerIdOf(title)) button?.remove();
}

/** The drawing alone, as covers have it. */
function drawArt(frame: HTMLElement | null | undefined, title: Fields): void {
  const art = templateOf('home')?.querySelector('[data-form]');
  if (!frame || !art) return;
  frame.replaceChildren(document.importNode(art, true));
  drawName(frame, title);
  frame.firstElementChild?.replaceChildren();
  frame.firstElementChild?.setAttribute('aria-hidden', 'true');
}
