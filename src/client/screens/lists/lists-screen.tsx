import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { STATIC_LISTS } from '../../../contract/lists.ts';
import { customListQuery } from '../../calls/custom-lists.ts';
import { listQuery } from '../../calls/lists.ts';
import { EditButton } from '../../features/lists/edit-button.tsx';
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
  const { userId } = useUser();
  const customLists = useCustomLists() ?? [];
  const [editing, setEditing] = useState(false);
  const lists = [
    ...STATIC_LISTS.map((list) => ({ id: list, heading: LIST_HEADINGS[list] })),
    ...customLists.map(({ id, titolo }) => ({ id, heading: titolo ?? UNNAMED_LIST })),
  ];
  const contents = useQueries({
    queries: [
      ...STATIC_LISTS.map((list) => listQuery(list, userId)),
      ...customLists.map(({ id }) => customListQuery(id, userId)),
    ],
  });
  const edit = contents.some(({ data }) => data?.length) && (
    <EditButton editing={editing} onToggle={() => setEditing(!editing)} />
  );
  return (
    <div className={styles['lists']}>
      <ScreenTitle action={edit}>Liste</ScreenTitle>
      {lists.map(({ id, heading }, nth) => (
        <ListRow
          key={id}
          list={id}
          heading={heading}
          titles={contents[nth]?.data}
          loading={contents[nth]?.isPending ?? true}
          editing={editing}
        />
      ))}
    </div>
  );
}
