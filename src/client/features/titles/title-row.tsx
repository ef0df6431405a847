import type { ComponentType, ReactNode } from 'react';
import type { Content } from '../../../contract/content.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { EmptyRow } from '../../ui/empty-row.tsx';
import { RowSkeleton } from '../../ui/row-skeleton.tsx';
import { TitleCover } from './title-cover.tsx';

type TitleRowProps = {
  heading: string;
  /** Undefined while on its way. */
  titles: Content[] | undefined;
  loading?: boolean;
  action?: ReactNode;
  /** A plain cover unless told. */
  cell?: ComponentType<{ title: Content }> | undefined;
};

/** A carousel of covers. A row that stays without titles keeps its heading, and says so once it is known. */
export function TitleRow(props: TitleRowProps) {
  const { heading, titles, loading = false, action, cell: Cell = TitleCover } = props;
  if (loading) return <RowSkeleton heading={heading} />;
  if (!titles?.length) return <EmptyRow heading={heading} text={titles && 'Ancora nessun titolo.'} />;
  return (
    <Carousel name={heading} action={action}>
      {titles.map((title) => (
        <Cell key={title.id} title={title} />
      ))}
    </Carousel>
  );
}
