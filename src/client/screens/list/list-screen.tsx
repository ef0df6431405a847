import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isStaticList } from '../../../contract/lists.ts';
import { customListTitleQuery } from '../../calls/custom-lists.ts';
import { listPagesQuery } from '../../calls/lists.ts';
import { usePages } from '../../calls/use-pages.ts';
import { EditButton } from '../../features/lists/edit-button.tsx';
import { LIST_TITLES, UNNAMED_LIST } from '../../features/lists/list-names.ts';
import { useTakeOutCell } from '../../features/lists/use-take-out-cell.tsx';
import { TitleGrid } from '../../features/titles/title-grid.tsx';
import { useMinimumLoading } from '../../lib/use-minimum-loading.ts';
import { useUser } from '../../session/guard.tsx';
import { usePremium } from '../../session/premium.ts';
import { EmptyLine } from '../../ui/empty-line.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { useScreenName } from '../use-screen-name.ts';

/** /list/:list (spec section 2): a list's titles, page after page. */
export function ListScreen() {
  const { list = '' } = useParams();
  const { userId } = useUser();
  const premium = usePremium();
  // Custom lists are for premium people, and not even asked for by others (spec section 5).
  const open = isStaticList(list) || premium;
  const name = useListName(list);
  useScreenName(name);
  const titles = usePages(listPagesQuery(list, userId), open === true);
  const loading = useMinimumLoading(titles.isPending && open !== false);
  const empty = <EmptyLine text="La lista è vuota." />;
  const [editing, setEditing] = useState(false);
  const cell = useTakeOutCell({ id: list, name }, editing);
  const edit = Boolean(titles.data?.length) && (
    <EditButton editing={editing} onToggle={() => setEditing(!editing)} />
  );
  return (
    <>
      <ScreenTitle inBar={name} action={edit}>
        {name}
      </ScreenTitle>
      {open === false && !loading && empty}
      {(open !== false || loading) && (
        <TitleGrid key={list} name={name} query={titles} loading={loading} empty={empty} cell={cell} />
      )}
    </>
  );
}

/** A static list's fixed name; a custom list's own, once it is known. */
function useListName(list: string): string {
  const { userId } = useUser();
  const premium = usePremium();
  const enabled = premium === true && !isStaticList(list);
  const custom = useQuery({ ...customListTitleQuery(list, userId), enabled });
  return isStaticList(list) ? LIST_TITLES[list] : (custom.data ?? UNNAMED_LIST);
}
