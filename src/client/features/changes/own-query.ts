import { type InfiniteData, type QueryKey, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ApiCall } from '../../../contract/api-call.ts';
import { paginatedQuery, type ResultPage } from '../../calls/paginated-query.ts';
import { refetchOnReturn } from '../../calls/retries.ts';
import { type OwnEntry, openOwnOutbox } from './own-outbox.ts';

/** The body that a change sends. */
type Body<Call extends ApiCall> = v.InferOutput<Call['body']>;

/** A change of a section's data, shown before the server knows it. A repeat must change nothing more. */
export type OwnChange<Data, Call extends ApiCall = ApiCall> = {
  call: Call;
  /** The change's subject: a later change with the same subject replaces a pending one. */
  aboutOf: (body: Body<Call>) => string;
  /** The data after the change. */
  apply: (data: Data, body: Body<Call>) => Data;
  /** The message shown when the change is undone. */
  refused: string;
  /** The data need not be fetched again once the change has arrived. */
  isComplete?: boolean;
  /** Key of further data that the server changes with it, which are fetched again. */
  alsoChanges?: QueryKey;
};

/** Applies a pending change to data fetched before it; changes of another kind leave the data alone. */
type Replay<Data> = (data: Data, entry: OwnEntry) => Data;

/** A change that its query can replay. */
export function defineChange<Data, Call extends ApiCall>(
  change: OwnChange<Data, Call>,
): OwnChange<Data, Call> & { replay: Replay<Data> } {
  const { call, apply } = change;
  const replay: Replay<Data> = (data, { path, body }) => {
    const sent = path === call.path && v.safeParse(call.body, body);
    return sent && sent.success ? apply(data, sent.output) : data;
  };
  return { ...change, replay };
}

type OwnQuery<Data> = {
  key: readonly unknown[];
  fetch: (signal: AbortSignal) => Promise<Data>;
  /** The changes of its data that may be pending. */
  changes?: readonly { replay: Replay<Data> }[];
};

/**
 * A section's data: the server's answer with the pending changes applied. Fetched each time the section opens: the
 * chat, a different tab or device may have changed them.
 */
export function ownQuery<Data>(userId: string, { key, fetch, changes = [] }: OwnQuery<Data>) {
  return queryOptions({
    queryKey: ['own-page', ...key],
    queryFn: ({ signal }) => fetch(signal).then((data) => replayed(userId, data, changes)),
    staleTime: 0,
    refetchOnWindowFocus: refetchOnReturn,
  });
}

/** A section's data page by page, from 1 on. */
export function ownPagesQuery<Row>(
  userId: string,
  { key, fetch, changes = [] }: Omit<OwnQuery<Row[]>, 'fetch'> & { fetch: FetchPage<Row> },
) {
  return paginatedQuery(['own-page', ...key], async (page, signal) => {
    const { items, full } = await fetch(page, signal);
    return { items: replayed(userId, items, changes), full };
  });
}

type FetchPage<Row> = (page: number, signal: AbortSignal) => Promise<ResultPage<Row>>;

/** Applies a change of rows to all pages: for `useOwnChange`. */
export function inPages<Row>(
  data: InfiniteData<ResultPage<Row>>,
  apply: (rows: Row[]) => Row[],
): InfiniteData<ResultPage<Row>> {
  return { ...data, pages: data.pages.map(({ items, full }) => ({ items: apply(items), full })) };
}

/** An answer with the pending changes applied. */
export function replayed<Data>(
  userId: string,
  answered: Data,
  changes: readonly { replay: Replay<Data> }[],
): Data {
  return openOwnOutbox(userId).entries.reduce(
    (data, entry) => changes.reduce((before, { replay }) => replay(before, entry), data),
    answered,
  );
}
