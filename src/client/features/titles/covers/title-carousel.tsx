import { type ComponentType, type ReactNode, useRef } from 'react';
import type { Title } from '../../../../contract/titles.ts';
import { CarouselSection } from '../../../ui/carousel/carousel-section.tsx';
import { SlidesSkeleton } from '../../../ui/carousel/carousel-skeleton.tsx';
import { CarouselSlides } from '../../../ui/carousel/carousel-slides.tsx';
import { useRenderWhenNear } from '../../../ui/images/use-render-when-near.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import styles from './title-carousel.module.css';
import { TitleCover } from './title-cover.tsx';

/** The most titles in a row, however many a server sends: each costs nodes, listeners and a slide; a ranking's numbers have two digits. */
export const MAX_TITLES = 30;

type TitleCarouselProps = {
  heading: string;
  /** Undefined while pending, and after a failure. Without `emptyText` a row without titles is not there. */
  titles: Title[] | undefined;
  loading?: boolean;
  /** Shown over the placeholders while loading. */
  loadingMessage?: ReactNode;
  emptyText?: string;
  action?: ReactNode;
  /** In view when the screen opens: rendered without waiting for the observer. */
  first?: boolean;
  /** Renders one title; by default its cover. */
  cell?: ComponentType<{ title: Title }> | undefined;
};

/**
 * A carousel of the first titles; placeholders while they load and until it is near the viewport, `emptyText` if there are
 * none.
 */
export function TitleCarousel({ heading, action, first = false, ...slides }: TitleCarouselProps) {
  const section = useRef<HTMLElement>(null);
  const isDue = useRenderWhenNear(section, first);
  const { emptyText, loading, titles } = slides;
  if (!emptyText && !loading && !titles?.length) return null;
  return (
    <CarouselSection name={heading} action={action} sectionRef={section}>
      <TitleSlides heading={heading} isDue={isDue} {...slides} />
    </CarouselSection>
  );
}

function TitleSlides(props: Omit<TitleCarouselProps, 'action' | 'first'> & { isDue: boolean }) {
  const {
    heading,
    titles,
    isDue,
    loading = false,
    loadingMessage,
    emptyText,
    cell: Cell = TitleCover,
  } = props;
  if (loading) {
    return (
      <>
        {loadingMessage && <div className={styles['message']}>{loadingMessage}</div>}
        <SlidesSkeleton />
      </>
    );
  }
  if (!titles) return null;
  if (titles.length === 0 && emptyText) {
    return (
      <div className={styles['message']}>
        <EmptyState text={emptyText} />
      </div>
    );
  }
  if (!isDue) return <SlidesSkeleton still />;
  return (
    <CarouselSlides name={heading}>
      {titles.slice(0, MAX_TITLES).map((title) => (
        <Cell key={title.id} title={title} />
      ))}
    </CarouselSlides>
  );
}
