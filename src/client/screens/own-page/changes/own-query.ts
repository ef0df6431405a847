import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ApiCall } from '../../../../contract/api-call.ts';
import { type OwnEntry, openOwnOutbox } from './own-outbox.ts';

/** What a change sends. */
export type ChangeInput<Call extends ApiCall> = {
  params: OwnEntry['params'];
  body: v.InferOutput<Call['body']>;
};

/** A change of what a section shows, seen before the server knows it. A repeat must change nothing more. */
export type OwnChange<Data, Call extends ApiCall = ApiCall> = {
  call: Call;
  /** What it is about: a later change of the same replaces one that is on its way. */
  aboutOf: (input: ChangeInput<Call>) => string;
  /** The data as they are after it. */
  apply: (data: Data, input: ChangeInput<Call>) => Data;
  /** What a person reads who sees it undone. */
  refused: string;
};

/** What a change that is on its way does to data that do not know of it; nothing where it is another one. */
type Replay<Data> = (data: Data, entry: OwnEntry) => Data;

/** A change that its query can replay. */
export function defineChange<Data, Call extends ApiCall>(
  change: OwnChange<Data, Call>,
): OwnChange<Data, Call> & { replay: Replay<Data> } {
  const { call, apply } = change;
  const replay: Replay<Data> = (data, { path, params, body }) => {
    const sent = path === call.path && v.safeParse(call.body, body);
    return sent && sent.success ? apply(data, { params, body: sent.output }) : data;
  };
  return { ...change, replay };
}

type OwnQuery<Data> = {
  key: readonly unknown[];
  fetch: (signal: AbortSignal) => Promise<Data>;
  /** Those of its data that may be on their way. */
  changes?: readonly { replay: Replay<Data> }[];
};

/**
 * What a section shows: the server's answer, and what is on its way there. Fetched whenever it is shown: the chat, another
 * tab or another device may have changed it.
 */
export function ownQuery<Data>(userId: string, { key, fetch, changes = [] }: OwnQuery<Data>) {
  return queryOptions({
    queryKey: ['own-page', ...key],
    queryFn: ({ signal }) =>
      fetch(signal).then((answered) =>
        openOwnOutbox(userId).entries.reduce(
          (data, entry) => changes.reduce((before, { replay }) => replay(before, entry), data),
          answered,
        ),
      ),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
