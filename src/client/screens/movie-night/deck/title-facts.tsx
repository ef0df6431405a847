import { yearOf } from '../../../../contract/title-facts.ts';
import { genresOf } from '../../../../contract/title-genres.ts';
import type { Title } from '../../../../contract/titles.ts';
import { durationLabelOf } from '../../../languages/duration-label.ts';
import { genreName } from '../../../languages/genre-name.ts';
import { focusIfLost } from '../focus-if-lost.ts';
import styles from './title-facts.module.css';

/** Titles longer than this are set smaller. */
const LONG_NAME_LENGTH = 26;

type TitleFactsProps = {
  title: Title | undefined;
  /** Focuses the facts on mount: the deck has replaced a control that had the focus. */
  takesFocus: boolean;
};

/** The facts of the card in front; a screen reader reads them as the card changes. */
export function TitleFacts({ title, takesFocus }: TitleFactsProps) {
  return (
    <div
      className={styles['facts']}
      aria-live="polite"
      aria-atomic="true"
      tabIndex={-1}
      ref={takesFocus ? focusIfLost : null}
    >
      {title && (
        <div key={title.id} className={styles['title']}>
          <h2 dir="auto" className={title.titolo.length > LONG_NAME_LENGTH ? styles['long'] : undefined}>
            {title.titolo}
          </h2>
          <p>{factsOf(title)}</p>
        </div>
      )}
    </div>
  );
}

/** Year, at most two genres and duration on one line. */
export function factsOf(title: Title): string {
  const genres = genresOf(title).slice(0, 2).map(genreName).join(', ') || null;
  // 'min' does not begin a line.
  const duration = durationLabelOf(title)?.replaceAll(' ', '\u00a0') ?? null;
  return [yearOf(title), genres, duration].filter((fact) => fact !== null).join(' · ');
}
