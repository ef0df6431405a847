import { Link } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { useListCover } from '../../features/lists/use-list-cover.tsx';
import { TitleCarousel } from '../../features/titles/title-carousel.tsx';
import { pathToList } from '../../lib/path.ts';
import { useMinimumLoading } from '../../lib/use-minimum-loading.ts';
import { CarouselSkeleton } from '../../ui/carousel-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LoadingMessage } from '../../ui/loading-message.tsx';
import styles from './list-carousel.module.css';

type ListCarouselProps = {
  list: string | number;
  heading: string;
  titles: Content[] | undefined;
  loading: boolean;
  /** Whether a press on a cover removes its title instead of opening it. */
  editing: boolean;
};

/** A list's titles in a carousel, with a link to all of them; an empty list shows a message (spec section 2). */
export function ListCarousel({ list, heading, titles, loading, editing }: ListCarouselProps) {
  const cell = useListCover({ id: list, name: heading }, editing);
  const pending = useMinimumLoading(loading);
  const all = (
    <Link to={pathToList(list)} className={`press ${styles['all']}`} aria-description={heading}>
      mostra tutti
      <Icon name="chevron" size={18} />
    </Link>
  );
  if (!pending && titles?.length) {
    return <TitleCarousel heading={heading} titles={titles} action={all} cell={cell} />;
  }
  return (
    <section aria-label={heading}>
      <div className={styles['heading']}>
        <h2>{heading}</h2>
        {all}
      </div>
      {pending && (
        <div className={styles['pending']}>
          <LoadingMessage over />
          <CarouselSkeleton />
        </div>
      )}
      {!pending && titles && <EmptyState text="La lista è vuota" />}
    </section>
  );
}
