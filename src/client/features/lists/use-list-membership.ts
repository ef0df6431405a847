import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaticList } from '../../../contract/static-lists.ts';
import type { TitleId } from '../../../contract/titles.ts';
import { invalidateList, listMembershipQuery, toggleListMembership } from '../../calls/lists.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/use-user.ts';
import { useChange } from '../changes/use-change.ts';

/**
 * Membership of a title in a static list (behaviour 6.1): fetched on mount, flipped when a toggle's response has come.
 * Presses in between are ignored.
 */
export function useListMembership(titleId: TitleId, list: StaticList) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const membership = listMembershipQuery(titleId, list, userId);
  const { queryKey } = membership;
  const { data: inList = false, isFetching } = useQuery(membership);
  const mutation = useChange<void, boolean>({
    key: queryKey,
    send: async () => {
      // A press before the membership is known waits for it, to know the toggle's new state.
      const wasInList = isFetching ? await queries.fetchQuery(membership).catch(() => inList) : inList;
      await toggleListMembership(titleId, list, userId);
      return wasInList;
    },
    onSuccess: async (wasInList) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, !wasInList);
      haptic.notify('success');
      void invalidateList(queries, list);
    },
  });
  return { inList, busy: mutation.busy, toggle: () => mutation.run() };
}
