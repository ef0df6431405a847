import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type * as v from 'valibot';
import type { ApiCall } from '../../../contract/api-call.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/use-user.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { openOwnOutbox } from './own-outbox.ts';
import type { OwnChange } from './own-query.ts';

/**
 * Makes a change: seen at once in the query's data, kept and sent also after being offline, and undone with a message where
 * the server refuses it. Once it has arrived the query is fetched again. Call it once for a section.
 * @param update how the change is applied to what is cached, where that is not the data themselves
 */
export function useChange<Data, Call extends ApiCall, Cached = Data>(
  { queryKey }: { queryKey: QueryKey },
  change: OwnChange<Data, Call>,
  update?: (cached: Cached, apply: (data: Data) => Data) => Cached,
): (body: v.InferOutput<Call['body']>) => void {
  const { userId } = useUser();
  const queries = useQueryClient();
  const outbox = openOwnOutbox(userId);
  useSettled(queryKey, change);

  return (body) => {
    haptic.selection();
    // A response that is on its way does not know of it.
    void queries.cancelQueries({ queryKey });
    const apply = (data: Data) => change.apply(data, body);
    if (update) queries.setQueriesData<Cached>({ queryKey }, (cached) => cached && update(cached, apply));
    else queries.setQueriesData<Data>({ queryKey }, (data) => data && apply(data));
    outbox.put((at) => ({ path: change.call.path, about: change.aboutOf(body), body, at }));
  };
}

/** Fetches what a change was about once it has arrived, or has been refused, which a toast says. */
function useSettled(
  queryKey: QueryKey,
  { call, refused, isComplete }: Pick<OwnChange<never>, 'call' | 'refused' | 'isComplete'>,
): void {
  const queries = useQueryClient();
  const notify = useToast();
  const outbox = openOwnOutbox(useUser().userId);
  const key = useRef(queryKey);
  key.current = queryKey;
  useEffect(
    () =>
      outbox.listen(({ path }, isRefused) => {
        if (path !== call.path) return;
        if (isRefused) {
          haptic.notify('error');
          notify({ text: refused });
        }
        if (isRefused || !isComplete) void queries.invalidateQueries({ queryKey: key.current });
      }),
    [outbox, call.path, refused, isComplete, notify, queries],
  );
}
