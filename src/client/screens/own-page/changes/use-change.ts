import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiCall } from '../../../../contract/api-call.ts';
import { haptic } from '../../../messenger/haptic.ts';
import { useUser } from '../../../session/use-user.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { openOwnOutbox } from './own-outbox.ts';
import type { ChangeInput, OwnChange } from './own-query.ts';

/**
 * Makes a change: seen at once in the query's data, kept and sent also after being offline, and undone with a word where the
 * server refuses it. Once it has arrived the query is fetched again. Call it once for a section.
 */
export function useChange<Data, Call extends ApiCall>(
  { queryKey }: { queryKey: QueryKey },
  { call, aboutOf, apply, refused }: OwnChange<Data, Call>,
): (input: ChangeInput<Call>) => void {
  const { userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const outbox = openOwnOutbox(userId);
  const key = JSON.stringify(queryKey);

  useEffect(
    () =>
      outbox.listen(({ path }, isRefused) => {
        if (path !== call.path) return;
        if (isRefused) {
          haptic.notify('error');
          notify({ text: refused });
        }
        void queries.invalidateQueries({ predicate: (query) => JSON.stringify(query.queryKey) === key });
      }),
    [outbox, call.path, refused, notify, queries, key],
  );

  return (input) => {
    haptic.selection();
    // A response that is on its way does not know of it.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<Data>(queryKey, (data) => data && apply(data, input));
    const { params, body } = input;
    outbox.put((at) => ({ path: call.path, about: aboutOf(input), params, body, at }));
  };
}
