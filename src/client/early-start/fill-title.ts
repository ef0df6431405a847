import { isLongHeading, yearOf } from '../../contract/title-facts.ts';
import { genresOf } from '../../contract/title-genres.ts';
import { durationLabelOf } from '../languages/duration-label.ts';
import { texts } from '../languages/texts.ts';
import { LAUNCH_SKELETON_CLASS } from '../lib/launch/launch-skeleton.ts';
import { pathToGenre } from '../lib/navigation/path.ts';
import { botUsername } from '../lib/page-meta/bot-username.ts';

/** Seconds or milliseconds, which the app reads as a date. */
const NUMBER = /^\d{5,}$/;

/**
 * Fills a title's words into its launch skeleton, which the build has rendered without a title. The app renders
 * them again: irregular ones may differ until then.
 */
export function fillTitle(response: unknown): void {
  const lines = document.querySelector(`.${LAUNCH_SKELETON_CLASS} [data-lines]`);
  const template = document.querySelector('template')?.content.querySelector<HTMLElement>('[data-words]');
  const textOf = (field: string) => [Reflect.get(Object(response), field) ?? ''].flat().join(', ').trim();
  const titolo = textOf('titolo');
  if (!lines || !template?.firstElementChild || !titolo) return;
  const words = document.importNode(template.firstElementChild, true);
  const heading = words.querySelector('h1');
  const [facts, plot] = words.querySelectorAll('p');
  const date = textOf('data_uscita');
  // The build drops attributes that mean nothing in a skeleton without words.
  for (const text of [heading, plot]) if (text) text.dir = 'auto';
  fill(heading, titolo);
  if (isLongHeading({ titolo })) heading?.classList.add(template.dataset['words'] ?? '');
  const type = textOf('type') === 'film' ? 'film' : 'serie';
  fill(facts?.children[1], durationLabelOf({ durata: textOf('durata') || null, type }));
  fill(facts?.children[0], NUMBER.test(date) ? null : yearOf({ data_uscita: date }));
  if (!/^(1|true)$/.test(textOf('adult'))) facts?.lastElementChild?.remove();
  if (!botUsername()) removeShareButton(words);
  fillAvailability(words, { type, isSoon: textOf('in_arrivo') === '1' });
  fillGenres(words.querySelector('ul'), genresOf({ generi: textOf('generi') }));
  fill(plot, textOf('trama'));
  words.setAttribute('data-words', '');
  lines.replaceWith(words);
}

/** `removeOwnParts` has removed its place for other servers. */
function fillAvailability(words: Element, { type, isSoon }: { type: string; isSoon: boolean }): void {
  const status = words.querySelector('[data-own=status]');
  if (isSoon) return;
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
  const [item] = list?.children ?? [];
  const items = genres.map((genre) => {
    const copy = item && document.importNode(item, true);
    copy?.querySelector('a')?.setAttribute('href', pathToGenre(genre));
    fill(copy?.firstElementChild, genre);
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
