import { useQuery } from '@tanstack/react-query';
import type { CustomList } from '../../../contract/custom-lists.ts';
import { STATIC_LISTS, type StaticList } from '../../../contract/lists.ts';
import { fetchCustomListContents } from '../../calls/custom-lists.ts';
import { fetchList } from '../../calls/lists.ts';
import { LIST_HEADINGS, UNNAMED_LIST } from '../../features/lists/list-names.ts';
import { useCustomLists } from '../../features/lists/use-custom-lists.ts';
import { useUser } from '../../session/guard.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { useScreenName } from '../use-screen-name.ts';
import { ListRow } from './list-row.tsx';
import styles from './lists-screen.module.css';

/** /lists (spec section 2): the three static lists and, for premium people, their own. */
export function ListsScreen() {
  useScreenName('Liste');
  const customLists = useCustomLists();
  return (
    <div className={styles['lists']}>
      <ScreenTitle>Liste</ScreenTitle>
      {STATIC_LISTS.map((list) => (
        <StaticListRow key={list} list={list} />
      ))}
      {customLists?.map((list) => (
        <CustomListRow key={list.id} list={list} />
      ))}
    </div>
  );
}

function StaticListRow({ list }: { list: StaticList }) {
  const { userId } = useUser();
  const titles = useQuery({
    queryKey: ['list', list, 'all'],
    queryFn: ({ signal }) => fetchList(list, userId, signal),
  });
  return (
    <ListRow list={list} heading={LIST_HEADINGS[list]} titles={titles.data} loading={titles.isPending} />
  );
}

function CustomListRow({ list }: { list: CustomList }) {
  const { userId } = useUser();
  const titles = useQuery({
    queryKey: ['list', String(list.id), 'all'],
    queryFn: ({ signal }) => fetchCustomListContents(list.id, userId, signal),
  });
  return (
    <ListRow
      list={list.id}
      heading={list.titolo ?? UNNAMED_LIST}
      titles={titles.data}
      loading={titles.isPending}
    />
  );
}
