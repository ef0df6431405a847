import { yearOf } from '../../../../contract/title-facts.ts';
import { genresOf } from '../../../../contract/title-genres.ts';
import type { Title } from '../../../../contract/titles.ts';
import { durationLabelOf } from '../../../languages/duration-label.ts';
import { genreName } from '../../../languages/genre-name.ts';
import { focusOnMount } from '../../../lib/focus/focus.ts';

/** Year, at most two genres and duration on one line. */
export function factsOf(title: Title): string {
  const genres = genresOf(title).slice(0, 2).map(genreName).join(', ') || null;
  // 'min' does not begin a line.
  const duration = durationLabelOf(title)?.replaceAll(' ', '\u00a0') ?? null;
  return [yearOf(title), genres, duration].filter((fact) => fact !== null).join(' · ');
}

/**
 * A `ref` callback for the element that replaces the deck or its end: focuses it on mount, unless a different
 * control has the focus.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusOnMount(element);
}
