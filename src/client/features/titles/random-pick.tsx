import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import type { ContentType } from '../../../contract/request.ts';
import { fetchRandom } from '../../calls/catalogue.ts';
import { pathToTitle } from '../../lib/path.ts';
import { Cover } from '../../ui/cover.tsx';
import { Icon } from '../../ui/icons.tsx';
import styles from './random-pick.module.css';
import { genresOf } from './title-facts.ts';
import { useOpenTitle } from './use-open-title.ts';

/** One title by chance, and the button that asks for another (spec section 2). */
export function RandomPick({ type }: { type: ContentType }) {
  const pick = useQuery({
    queryKey: ['random', type],
    queryFn: ({ signal }) => fetchRandom(type, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = pick.data;
  return (
    <section className={styles['card']} aria-label="Scelto a caso" aria-live="polite">
      {title && <Pick key={title.id} title={title} />}
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
        <Cover src={title.copertina} name={title.titolo} />
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>{title.titolo}</span>
        <span className={styles['genres']}>{genresOf(title).join(' · ')}</span>
      </span>
    </Link>
  );
}
