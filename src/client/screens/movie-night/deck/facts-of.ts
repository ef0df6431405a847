import type { Content } from '../../../../contract/content.ts';
import { yearOf } from '../../../../contract/title-facts.ts';
import { genresOf } from '../../../../contract/title-genres.ts';
import { durationLabelOf } from '../../../languages/duration-label.ts';

/** Year, at most two genres and duration on one line. */
export function factsOf(title: Content): string {
  const genres = genresOf(title).slice(0, 2).join(', ') || null;
  // 'min' does not begin a line.
  const duration = durationLabelOf(title)?.replaceAll(' ', '\u00a0') ?? null;
  return [yearOf(title), genres, duration].filter((fact) => fact !== null).join(' · ');
}
