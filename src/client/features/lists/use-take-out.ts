import { useQueryClient } from '@tanstack/react-query';
import type { Content } from '../../../contract/content.ts';
import type { CustomList } from '../../../contract/custom-lists.ts';
import { isStaticList } from '../../../contract/lists.ts';
import { inCustomListQuery, setInCustomList } from '../../calls/custom-lists.ts';
import { inListQuery, listKey, toggleInList } from '../../calls/lists.ts';
import { useOneAtATime } from '../../calls/use-one-at-a-time.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/guard.tsx';
import { useNotice } from '../../ui/notice.tsx';
import { closeTheGap, type Places, removeFromCache, restoreInCache } from './list-cache.ts';

/** One of the person's lists, static or their own. */
export type OwnList = { id: CustomList['id']; name: string };

/**
 * Takes a title out of a list, and for some seconds offers to put it back by the same call sent again (of a list of
 * one's own, by its opposite). What is shown changes when the answer has come; a failure changes nothing.
 */
export function useTakeOut(list: OwnList, title: Content, beforeItGoes: () => void) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const notify = useNotice();
  const key = String(list.id);
  const { queryKey } = isStaticList(key)
    ? inListQuery(title.id, key, userId)
    : inCustomListQuery(title.id, list.id, userId);
  const change = useOneAtATime({
    mutationKey: queryKey,
    /** @param places where to put it back; without them it is taken out */
    mutationFn: async (places: Places | undefined) => {
      const wanted = places !== undefined;
      if (!isStaticList(key)) return setInCustomList(title.id, list.id, userId, wanted);
      await toggleInList(title.id, key, userId);
      return true;
    },
    onSuccess: async (done, places) => {
      haptic.notify(done ? 'success' : 'error');
      if (!done) return;
      await queries.cancelQueries({ queryKey: listKey(key) });
      queries.setQueryData(queryKey, places !== undefined);
      if (places) return restoreInCache(queries, title, places);
      beforeItGoes();
      const stood = removeFromCache(queries, key, title.id);
      const putBack = () => change.run(stood);
      notify({ text: `Tolto da «${list.name}».`, action: { label: 'Annulla', onPress: putBack } });
      // A failure has been logged; the next page comes all the same.
      await closeTheGap(queries, key, userId).catch(() => undefined);
    },
    onError: () => haptic.notify('error'),
  });
  return { busy: change.busy, takeOut: () => change.run(undefined) };
}
