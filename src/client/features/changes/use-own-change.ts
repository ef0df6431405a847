import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type * as v from 'valibot';
import type { ApiCall } from '../../../contract/api-call.ts';
import { delivered } from '../../calls/outbox.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/use-user.ts';
import { openOwnOutbox } from './own-outbox.ts';
import type { OwnChange } from './own-query.ts';
import { useChange } from './use-change.ts';

/**
 * A change of a person's own data: applied to the query's data at once, kept while offline and sent later, and
 * undone with a message if it is lost. Once it has arrived, the query is fetched again. Call it once for a section.
 *
 * @param update applies the change to the cached data, if those differ from the query's data
 */
export function useOwnChange<Data, Call extends ApiCall, Cached = Data>(
  { queryKey }: { queryKey: QueryKey },
  { call, aboutOf, apply, refused, isComplete = false, alsoChanges }: OwnChange<Data, Call>,
  update?: (cached: Cached, apply: (data: Data) => Data) => Cached,
): (body: v.InferOutput<Call['body']>) => void {
  const { userId } = useUser();
  const queries = useQueryClient();
  const outbox = openOwnOutbox(userId);
  const { run } = useChange({
    key: [call.path],
    order: 'kept',
    send: (body: v.InferOutput<Call['body']>) =>
      delivered(outbox.put((at) => ({ path: call.path, about: aboutOf(body), body, at }))),
    onMutate: (body) => {
      haptic.selection();
      // A response in flight does not include it.
      void queries.cancelQueries({ queryKey });
      const change = (data: Data) => apply(data, body);
      if (update) queries.setQueriesData<Cached>({ queryKey }, (cached) => cached && update(cached, change));
      else queries.setQueriesData<Data>({ queryKey }, (data) => data && change(data));
    },
    onSettled: (_, error) => refetch.current(error),
    refused,
  });
  const refetch = useRef((_error?: unknown) => {});
  refetch.current = (error) => {
    if (error || !isComplete) void queries.invalidateQueries({ queryKey });
    if (alsoChanges) void queries.invalidateQueries({ queryKey: alsoChanges });
  };
  const isShownWhole = isComplete && !alsoChanges;
  useEffect(() => {
    if (isShownWhole) return undefined;
    return outbox.listen(({ path }) => path === call.path && refetch.current());
  }, [outbox, call.path, isShownWhole]);
  return run;
}
