import { Link } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { useListCover } from '../../features/lists/use-list-cover.tsx';
import { TitleCarousel } from '../../features/titles/covers/title-carousel.tsx';
import { pathToList } from '../../lib/navigation/path.ts';
import { useMinimumLoading } from '../../lib/timing/use-minimum-loading.ts';
import { Icon } from '../../ui/icons.tsx';
import { LoadingMessage } from '../../ui/messages/loading-message.tsx';
import styles from './list-carousel.module.css';

type ListCarouselProps = {
  list: string | number;
  heading: string;
  titles: Content[] | undefined;
  loading: boolean;
  /** Whether a press on a cover removes its title instead of opening it. */
  editing: boolean;
};

/** A list's titles in a carousel, with a link to all of them; an empty list shows a message (behaviour 4.6). */
export function ListCarousel({ list, heading, titles, loading, editing }: ListCarouselProps) {
  return (
    <TitleCarousel
      heading={heading}
      titles={titles}
      loading={useMinimumLoading(loading)}
      loadingMessage={<LoadingMessage over />}
      emptyText="La lista è vuota"
      cell={useListCover({ id: list, name: heading }, editing)}
      action={
        <Link to={pathToList(list)} className={`press ${styles['all']}`} aria-description={heading}>
          mostra tutti
          <Icon name="chevron" size={18} />
        </Link>
      }
    />
  );
}
