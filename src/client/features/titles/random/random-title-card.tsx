import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IMAGE_SIZES } from '../../../../contract/image-sources.ts';
import type { TitleType } from '../../../../contract/request-schemas.ts';
import { genresOf } from '../../../../contract/title-genres.ts';
import type { Title } from '../../../../contract/titles.ts';
import { randomTitleQuery } from '../../../calls/catalogue.ts';
import { genreName } from '../../../languages/genre-name.ts';
import { texts } from '../../../languages/texts.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Cover } from '../../../ui/images/cover.tsx';
import { TitleLink } from '../sheet/title-link.tsx';
import styles from './random-title-card.module.css';

/**
 * A random title, and a button that fetches a new one (behaviour 4.5). Each response replays the card's animation;
 * a response to a press is announced, even if the title is the same.
 */
export function RandomTitleCard({ type }: { type: TitleType }) {
  const random = useQuery(randomTitleQuery(type));
  const [pressed, setPressed] = useState(false);
  const title = random.data;
  const fetchAnother = () => {
    setPressed(true);
    if (!random.isFetching) void random.refetch();
  };
  return (
    <section
      className={styles['card']}
      aria-label={texts.titles.random}
      aria-live={pressed ? 'polite' : 'off'}
    >
      {title && <RandomTitleLink key={random.dataUpdatedAt} title={title} />}
      <button
        type="button"
        className={`press ${styles['again']}`}
        aria-busy={random.isFetching}
        onClick={fetchAnother}
      >
        <Icon name="dice" size={22} />
        {texts.titles.another}
      </button>
    </section>
  );
}

function RandomTitleLink({ title }: { title: Title }) {
  return (
    <TitleLink className={styles['title'] ?? ''} title={title}>
      {/* Hidden: the cover's text is the name beside it, which the link would say twice. */}
      <span className={styles['cover']} aria-hidden="true">
        <Cover
          src={title.copertina}
          name={title.titolo}
          art={title}
          sizes={IMAGE_SIZES.randomTitle}
          preview={title.anteprima}
        />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']} dir="auto">
          {title.titolo}
        </span>
        <span className={styles['genres']}>{genresOf(title).map(genreName).join(' · ')}</span>
      </span>
    </TitleLink>
  );
}
