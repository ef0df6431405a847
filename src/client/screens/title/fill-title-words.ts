import { yearOf } from '../../../contract/title-facts.ts';
import { genresOf } from '../../../contract/title-genres.ts';
import { durationLabelOf } from '../../languages/duration-label.ts';
import { genreName } from '../../languages/genre-name.ts';
import { texts } from '../../languages/texts.ts';
import { pathToGenre } from '../../lib/navigation/path.ts';
import { botUsername } from '../../lib/page-meta/bot-username.ts';

/** Seconds or milliseconds, which the app reads as a date. */
const NUMBER = /^\d{5,}$/;

/** A title's fields as text, flags as 0 and 1. */
type Fields = Record<
  'titolo' | 'trama' | 'generi' | 'data_uscita' | 'durata' | 'type' | 'adult' | 'in_arrivo',
  string
>;

/** Fills a title into a copy of `TitleWords` that the build has rendered, for the early start: it becomes what the app renders. */
export function fillTitleWords(words: Element, title: Fields): void {
  const [facts, plot] = words.querySelectorAll('p');
  const type = title.type === 'film' ? 'film' : 'serie';
  fill(words.querySelector('h1'), title.titolo);
  fill(facts?.children[1], durationLabelOf({ durata: title.durata || null, type }));
  fill(facts?.children[0], NUMBER.test(title.data_uscita) ? null : yearOf(title));
  if (title.adult === '0') facts?.lastElementChild?.remove();
  if (!botUsername()) removeShareButton(words);
  fillAvailability(words, title);
  fillGenres(words.querySelector('ul'), genresOf(title));
  if (title.trama) fill(plot, title.trama);
  else plot?.parentElement?.remove();
}

/** `removeOwnParts` has removed its place for other servers. */
function fillAvailability(words: Element, { type, in_arrivo }: Fields): void {
  const status = words.querySelector('[data-own=status]');
  if (in_arrivo === '1') return;
  words.querySelector('[data-own=notify]')?.remove();
  if (type === 'serie') status?.replaceChildren('\u00a0');
  else status?.remove();
}

/** Without a bot nothing can be shared. */
function removeShareButton(words: Element): void {
  for (const button of words.querySelectorAll('button'))
    if (button.textContent === texts.title.share) button.remove();
}

function fillGenres(list: Element | null, genres: readonly string[]): void {
  const item = list?.firstElementChild;
  const items = genres.map((genre) => {
    const copy = item && document.importNode(item, true);
    const link = copy?.querySelector('a');
    link?.setAttribute('href', pathToGenre(genre));
    fill(link, genreName(genre));
    return copy ?? '';
  });
  if (items.length > 0) list?.replaceChildren(...items);
  else list?.remove();
}

/** The app has no such element without a text. */
function fill(element: Element | null | undefined, text: string | null): void {
  if (text) element?.replaceChildren(text);
  else element?.remove();
}
