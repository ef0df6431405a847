import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Content, withoutRepeats } from '../../../contract/content.ts';
import { COVER_RATIO, coverColumns } from '../../ui/grid-columns.ts';
import { GridSkeleton } from '../../ui/grid-skeleton.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NextPage } from '../../ui/next-page.tsx';
import { WindowGrid } from '../../ui/window-grid.tsx';
import { TitleCover } from './title-cover.tsx';
import styles from './title-grid.module.css';

type TitleGridProps = {
  name: string;
  query: UseInfiniteQueryResult<Content[]>;
  /** Whether to show that the first page is on its way: as long as it is, unless told. */
  loading?: boolean;
  /** What is said when there is no title at all. */
  empty: ReactNode;
  /** A plain cover unless told. */
  cell?: ComponentType<{ title: Content }> | undefined;
};

/** Covers without end: the next page comes when the bottom is near (spec section 4). */
export function TitleGrid({
  name,
  query,
  loading = query.isPending,
  empty,
  cell = TitleCover,
}: TitleGridProps) {
  const { data, isPlaceholderData } = query;
  const titles = useMemo(() => data && withoutRepeats(data), [data]);
  const isEmpty = titles?.length === 0;
  if (loading || (isEmpty && isPlaceholderData)) {
    return (
      <>
        <Loading over />
        <GridSkeleton cells={12} />
      </>
    );
  }
  if (!titles) return null;
  if (isEmpty) return empty;
  const Cell = cell;
  return (
    <>
      <div className={isPlaceholderData ? styles['outdated'] : ''} aria-busy={isPlaceholderData}>
        <WindowGrid
          items={titles}
          keyOf={(title) => title.id}
          columnsAt={coverColumns}
          ratio={COVER_RATIO}
          name={name}
        >
          {(title) => <Cell title={title} />}
        </WindowGrid>
      </div>
      <NextPage query={query} />
    </>
  );
}
