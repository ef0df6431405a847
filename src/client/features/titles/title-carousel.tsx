import type { ComponentType, ReactNode } from 'react';
import type { Content } from '../../../contract/content.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { CarouselSkeleton } from '../../ui/carousel-skeleton.tsx';
import { EmptyCarousel } from '../../ui/empty-carousel.tsx';
import { TitleCover } from './title-cover.tsx';

/** A row shows no more, however many titles a server answers: each costs nodes, listeners and a slide. */
const MAX_SLIDES = 30;

type TitleCarouselProps = {
  heading: string;
  /** Undefined while pending. */
  titles: Content[] | undefined;
  loading?: boolean;
  action?: ReactNode;
  /** Renders one title; by default its cover. */
  cell?: ComponentType<{ title: Content }> | undefined;
};

/** A carousel of the first titles; without any it keeps its heading, over a message. */
export function TitleCarousel(props: TitleCarouselProps) {
  const { heading, titles, loading = false, action, cell: Cell = TitleCover } = props;
  if (loading) return <CarouselSkeleton heading={heading} />;
  if (!titles?.length) return <EmptyCarousel heading={heading} text={titles && 'Ancora nessun titolo.'} />;
  return (
    <Carousel name={heading} action={action}>
      {titles.slice(0, MAX_SLIDES).map((title) => (
        <Cell key={title.id} title={title} />
      ))}
    </Carousel>
  );
}
