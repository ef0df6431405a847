import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentId } from '../../../contract/content.ts';
import type { CustomList } from '../../../contract/custom-lists.ts';
import { inCustomListQuery, setInCustomList } from '../../calls/custom-lists.ts';
import { invalidateList } from '../../calls/lists.ts';
import { useOneAtATime } from '../../calls/use-one-at-a-time.ts';
import { haptic } from '../../messenger/haptic.ts';
import { useUser } from '../../session/guard.tsx';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UNNAMED_LIST } from './list-names.ts';
import styles from './lists-panel.module.css';
import { useCustomLists } from './use-custom-lists.ts';

type ListsPanelProps = { contentId: ContentId; open: boolean; onClose: () => void };

/** The panel of the person's own lists: one toggle a list (spec section 2). */
export function ListsPanel({ contentId, open, onClose }: ListsPanelProps) {
  const lists = useCustomLists();
  return (
    <Panel title="Le tue liste" open={open} onClose={onClose}>
      {lists?.length === 0 && <EmptyLine text="Non hai ancora liste tue." />}
      {lists?.map((list) => (
        <ListToggle key={list.id} list={list} contentId={contentId} />
      ))}
    </Panel>
  );
}

function ListToggle({ list, contentId }: { list: CustomList; contentId: ContentId }) {
  const { inList, busy, toggle } = useInCustomList(contentId, list.id);
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={inList}
      aria-busy={busy}
      onClick={toggle}
    >
      <span className={styles['name']}>{list.titolo ?? UNNAMED_LIST}</span>
      <span className={styles['mark']}>
        <Icon name={inList ? 'check' : 'plus'} size={20} />
      </span>
    </button>
  );
}

/** Membership in a custom list: changes only when the answer says `success` (spec section 4). */
function useInCustomList(contentId: ContentId, listId: CustomList['id']) {
  const { userId } = useUser();
  const queries = useQueryClient();
  const check = inCustomListQuery(contentId, listId, userId);
  const { queryKey } = check;
  const { data: inList = false } = useQuery(check);
  const change = useOneAtATime({
    mutationKey: queryKey,
    mutationFn: (next: boolean) => setInCustomList(contentId, listId, userId, next),
    onSuccess: async (done, next) => {
      haptic.notify(done ? 'success' : 'error');
      if (!done) return;
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, next);
      void invalidateList(queries, listId);
    },
    onError: () => haptic.notify('error'),
  });
  return { inList, busy: change.busy, toggle: () => change.run(!inList) };
}
