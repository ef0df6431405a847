import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { isLongHeading, yearOf } from '../../../contract/title-facts.ts';
import { genresOf } from '../../../contract/title-genres.ts';
import type { Title } from '../../../contract/titles.ts';
import { TitleActions } from '../../features/titles/details/title-actions.tsx';
import { durationLabelOf } from '../../languages/duration-label.ts';
import { genreName } from '../../languages/genre-name.ts';
import { texts } from '../../languages/texts.ts';
import { pathToGenre } from '../../lib/navigation/path.ts';
import chip from '../../ui/buttons/chip.module.css';
import { ExpandableText } from '../../ui/expandable-text.tsx';
import { TitleAvailability } from './title-availability.tsx';
import styles from './title-screen.module.css';

type TitleWordsProps = { title: Title; heading?: Ref<HTMLHeadingElement> };

/** A title's name, facts, actions, genres and plot. */
export function TitleWords({ title, heading }: TitleWordsProps) {
  return (
    <div className={styles['words']}>
      <h1 ref={heading} dir="auto" className={isLongHeading(title) ? styles['long'] : undefined}>
        {title.titolo}
      </h1>
      <TitleMetadata title={title} />
      <TitleAvailability title={title} />
      <TitleActions title={title} />
      <TitleGenres title={title} />
      {title.trama && <ExpandableText text={title.trama} />}
    </div>
  );
}

/** Year, duration, quality and the adult badge (behaviour 4.10). */
function TitleMetadata({ title }: { title: Title }) {
  const facts = [yearOf(title), durationLabelOf(title)].filter((fact) => fact !== null);
  return (
    <p className={styles['facts']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <span className={styles['tag']}>HD</span>
      {title.adult === 1 && (
        <span className={`${styles['tag']} ${styles['adult']}`}>{texts.title.adult}</span>
      )}
    </p>
  );
}

/** A title's genres, each a link to its screen. */
function TitleGenres({ title }: { title: Title }) {
  const genres = genresOf(title);
  if (genres.length === 0) return null;
  return (
    <ul className={chip['wrap']} aria-label={texts.sections.genres}>
      {genres.map((genre) => (
        <li key={genre}>
          <Link to={pathToGenre(genre)} className={`press ${chip['chip']}`}>
            {genreName(genre)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
