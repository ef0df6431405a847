import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentId } from '../../../contract/content.ts';
import type { StaticList } from '../../../contract/lists.ts';
import { fetchInList, toggleInList } from '../../api/lists.ts';
import { useOneAtATime } from '../../api/use-one-at-a-time.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/guard.tsx';

/**
 * Membership of a title in a static list (spec section 4): fetched when shown, flipped when the answer to
 * a toggle has come. While one is on its way another press does nothing.
 */
export function useInList(contentId: ContentId, list: StaticList) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const queryKey = ['in-list', list, String(contentId)];
  const { data: inList = false } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchInList(contentId, list, userId, signal),
    staleTime: 0,
  });
  const change = useOneAtATime<void, void>({
    send: () => toggleInList(contentId, list, userId),
    onSuccess: async () => {
      await queries.cancelQueries({ queryKey });
      const was = queries.getQueryData<boolean>(queryKey);
      queries.setQueryData(queryKey, !was);
      // Pressed before it was known where the title stood: the server may know better.
      if (was === undefined) void queries.invalidateQueries({ queryKey });
      haptic.notify('success');
      void queries.invalidateQueries({ queryKey: ['list', list] });
    },
    onError: () => haptic.notify('error'),
  });
  return { inList, busy: change.busy, toggle: () => change.run() };
}
