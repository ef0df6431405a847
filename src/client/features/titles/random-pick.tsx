import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import type { ContentType } from '../../../contract/request.ts';
import { randomQuery } from '../../calls/catalogue.ts';
import { pathToTitle } from '../../lib/path.ts';
import { PICTURE_SIZES } from '../../lib/picture-sources.ts';
import { Cover } from '../../ui/cover.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './random-pick.module.css';
import { genresOf } from './title-facts.ts';
import { useOpenTitle } from './use-open-title.ts';

/**
 * One title by chance, and the button that asks for another (spec section 2). Each answer turns the card and is read
 * out, also where chance brings the same title again.
 */
export function RandomPick({ type }: { type: ContentType }) {
  const pick = useQuery(randomQuery(type));
  const title = pick.data;
  return (
    <section className={styles['card']} aria-label="Scelto a caso" aria-live="polite">
      {title && <Pick key={pick.dataUpdatedAt} title={title} />}
      <button
        type="button"
        className={`press ${styles['again']}`}
        aria-busy={pick.isFetching}
        onClick={() => !pick.isFetching && pick.refetch()}
      >
        <Icon name="dice" size={22} />
        CASUALE
      </button>
    </section>
  );
}

function Pick({ title }: { title: Content }) {
  const open = useOpenTitle(title);
  return (
    <Link className={`press ${styles['title']}`} to={pathToTitle(title.id)} {...open}>
      <span className={styles['cover']}>
        <Cover
          src={title.copertina}
          name={title.titolo}
          sizes={PICTURE_SIZES.randomPick}
          preview={title.anteprima}
        />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{title.titolo}</span>
        <span className={styles['genres']}>{genresOf(title).join(' · ')}</span>
      </span>
    </Link>
  );
}
