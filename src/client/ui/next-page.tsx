import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNearBottom } from '../lib/use-near-bottom.ts';
import { Loading } from './loading.tsx';
import styles from './next-page.module.css';

type NextPageProps = {
  query: Pick<
    UseInfiniteQueryResult,
    | 'data'
    | 'error'
    | 'hasNextPage'
    | 'isFetching'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
  >;
};

/** Stands below what has come: asks for the next page when the bottom is near, and says that it is on its way. */
export function NextPage({ query }: NextPageProps) {
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    query;
  const bottom = useRef<HTMLDivElement>(null);
  useNearBottom(bottom, {
    enabled: hasNextPage && !isFetching,
    failed: isFetchNextPageError,
    answer: error ?? data,
    onNear: () => void fetchNextPage({ cancelRefetch: false }),
  });
  return (
    <>
      {isFetchingNextPage && <Loading />}
      <div ref={bottom} className={styles['bottom']} />
    </>
  );
}
