import type { ReactNode } from 'react';
import type { Content } from '../../../contract/content.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { RowSkeleton } from '../../ui/row-skeleton.tsx';
import { TitleCover } from './title-cover.tsx';

type TitleRowProps = {
  heading: string;
  /** Undefined while on its way. */
  titles: Content[] | undefined;
  loading?: boolean;
  action?: ReactNode;
};

/** A carousel of covers. A row that stays without titles is not shown. */
export function TitleRow({ heading, titles, loading = false, action }: TitleRowProps) {
  if (loading) return <RowSkeleton heading={heading} />;
  if (!titles?.length) return null;
  return (
    <Carousel name={heading} action={action}>
      {titles.map((title) => (
        <TitleCover key={title.id} title={title} />
      ))}
    </Carousel>
  );
}
