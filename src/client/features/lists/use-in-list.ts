import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentId } from '../../../contract/content.ts';
import type { StaticList } from '../../../contract/lists.ts';
import { inListQuery, invalidateList, toggleInList } from '../../calls/lists.ts';
import { useOneAtATime } from '../../calls/use-one-at-a-time.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/guard.tsx';

/**
 * Membership of a title in a static list (spec section 4): fetched when shown, flipped when the answer to
 * a toggle has come. While one is on its way another press does nothing.
 */
export function useInList(contentId: ContentId, list: StaticList) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const check = inListQuery(contentId, list, userId);
  const { queryKey } = check;
  const { data: inList = false, isFetching } = useQuery(check);
  const change = useOneAtATime<void, boolean>({
    mutationKey: queryKey,
    mutationFn: async () => {
      // Pressed before it is known where the title stands: the flip has to know from where.
      const was = isFetching ? await queries.fetchQuery(check).catch(() => inList) : inList;
      await toggleInList(contentId, list, userId);
      return was;
    },
    onSuccess: async (was) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, !was);
      haptic.notify('success');
      void invalidateList(queries, list);
    },
    onError: () => haptic.notify('error'),
  });
  return { inList, busy: change.busy, toggle: () => change.run() };
}
