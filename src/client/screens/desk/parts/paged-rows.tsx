import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type Key, type ReactNode, useMemo } from 'react';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { Invitation, type InvitationProps } from '../../../ui/messages/invitation.tsx';
import { SectionBody } from '../../../ui/messages/section-body.tsx';

type PagedRowsProps<Page, Row> = {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  rowsOf: (page: Page) => readonly Row[];
  keyOf: (row: Row) => Key;
  /** The message for an empty table. */
  empty: InvitationProps;
  children: (rows: readonly Row[], pages: readonly Page[]) => ReactNode;
};

/**
 * The rows of all loaded pages, with more loaded near the end; rows of earlier filters stay until new ones arrive.
 */
export function PagedRows<Page, Row>({ query, ...rows }: PagedRowsProps<Page, Row>) {
  return (
    <>
      <div aria-busy={query.isPlaceholderData}>
        <SectionBody query={query} rows={6}>
          {({ pages }) => <Rows pages={pages} isWhole={!query.hasNextPage} {...rows} />}
        </SectionBody>
      </div>
      <NextPageLoader query={query} />
    </>
  );
}

type RowsProps<Page, Row> = Omit<PagedRowsProps<Page, Row>, 'query'> & {
  pages: readonly Page[];
  isWhole: boolean;
};

function Rows<Page, Row>({ pages, isWhole, rowsOf, keyOf, empty, children }: RowsProps<Page, Row>) {
  const rows = useMemo(() => {
    // A row that has moved meanwhile is on two pages.
    const unique = new Map(pages.flatMap(rowsOf).map((row) => [keyOf(row), row]));
    return [...unique.values()];
  }, [pages, rowsOf, keyOf]);
  return (
    <>
      {children(rows, pages)}
      {rows.length === 0 && isWhole && <Invitation {...empty} />}
    </>
  );
}
