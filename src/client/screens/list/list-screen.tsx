import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isStaticList } from '../../../contract/lists.ts';
import { fetchCustomListTitle } from '../../calls/custom-lists.ts';
import { fetchListPage } from '../../calls/lists.ts';
import { usePages } from '../../calls/use-pages.ts';
import { LIST_TITLES, UNNAMED_LIST } from '../../features/lists/list-names.ts';
import { TitleGrid } from '../../features/titles/title-grid.tsx';
import { useSteadyLoading } from '../../lib/use-minimum-loading.ts';
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
  const fetched = usePages({
    key: ['list', list, 'pages'],
    fetchPage: (page, signal) => fetchListPage(list, userId, page, signal),
    enabled: open === true,
  });
  const pages = useSteadyLoading({
    ...fetched,
    items: open === false ? [] : fetched.items,
    loading: open === undefined || fetched.loading,
  });
  return (
    <>
      <ScreenTitle>{name}</ScreenTitle>
      <TitleGrid key={list} name={name} pages={pages} empty={<EmptyLine text="La lista è vuota." />} />
    </>
  );
}

/** A static list's fixed name; a custom list's own, once it is known. */
function useListName(list: string): string {
  const { userId } = useUser();
  const premium = usePremium();
  const custom = useQuery({
    queryKey: ['custom-list-title', list],
    queryFn: ({ signal }) => fetchCustomListTitle(list, userId, signal),
    enabled: premium === true && !isStaticList(list),
  });
  return isStaticList(list) ? LIST_TITLES[list] : (custom.data ?? UNNAMED_LIST);
}
