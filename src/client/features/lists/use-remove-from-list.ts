import { useQueryClient } from '@tanstack/react-query';
import type { Content } from '../../../contract/content.ts';
import type { CustomList } from '../../../contract/custom-lists.ts';
import { isStaticList } from '../../../contract/static-lists.ts';
import { customListMembershipQuery, setCustomListMembership } from '../../calls/custom-lists.ts';
import { listMembershipQuery, listQueryKey, toggleListMembership } from '../../calls/lists.ts';
import { useSingleFlightMutation } from '../../calls/use-single-flight-mutation.ts';
import { texts } from '../../languages/texts.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/use-user.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import {
  type ListCacheSnapshot,
  refillLastPage,
  removeFromListCache,
  restoreInListCache,
} from './list-cache.ts';

/** One of the user's lists, static or custom. */
export type ListReference = { id: CustomList['id']; name: string };

/**
 * Removes a title from a list, and shows a toast whose action undoes that: by the same toggle again, unless the title is
 * back already, or by adding it to the custom list. The cache changes when the response has come; a failure changes nothing.
 */
export function useRemoveFromList(list: ListReference, title: Content, beforeRemoval: () => void) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const notify = useToast();
  const key = String(list.id);
  const { queryKey } = isStaticList(key)
    ? listMembershipQuery(title.id, key, userId)
    : customListMembershipQuery(title.id, list.id, userId);
  const mutation = useSingleFlightMutation({
    mutationKey: queryKey,
    /** @param before cached data to restore (undo); without it the title is removed */
    mutationFn: async (before: ListCacheSnapshot | undefined) => {
      const inList = before !== undefined;
      if (!isStaticList(key)) return setCustomListMembership(title.id, list.id, userId, inList);
      // The toggle would remove a title that was added again meanwhile.
      const isBack = inList && (await queries.fetchQuery(listMembershipQuery(title.id, key, userId)));
      if (!isBack) await toggleListMembership(title.id, key, userId);
      return true;
    },
    onSuccess: async (done, before) => {
      haptic.notify(done ? 'success' : 'error');
      if (!done) return;
      await queries.cancelQueries({ queryKey: listQueryKey(key) });
      queries.setQueryData(queryKey, before !== undefined);
      if (before) return restoreInListCache(queries, title, before);
      beforeRemoval();
      const removed = removeFromListCache(queries, key, title.id);
      const undo = () => mutation.run(removed);
      notify({
        text: texts.lists.removedFrom(list.name),
        action: { label: texts.common.undo, onPress: undo },
      });
      // A failure has been logged and costs only that one title.
      await refillLastPage(queries, key, userId).catch(() => undefined);
    },
    onError: () => haptic.notify('error'),
  });
  return { busy: mutation.busy, remove: () => mutation.run(undefined) };
}
