import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isStaticList } from '../../../contract/static-lists.ts';
import { customListNameQuery } from '../../calls/custom-lists.ts';
import { listTitlePagesQuery } from '../../calls/list-pages.ts';
import { isAwaited } from '../../calls/retries.ts';
import { usePaginatedQuery } from '../../calls/use-paginated-query.ts';
import { ListEditModeButton } from '../../features/lists/list-edit-mode-button.tsx';
import { customListName, listScreenHeading } from '../../features/lists/list-names.ts';
import { useListCover } from '../../features/lists/use-list-cover.tsx';
import { TitleGrid } from '../../features/titles/covers/title-grid.tsx';
import { texts } from '../../languages/texts.ts';
import { useMinimumLoading } from '../../lib/timing/use-minimum-loading.ts';
import { usePremium } from '../../session/use-premium.ts';
import { useUser } from '../../session/use-user.ts';
import { ScreenHeading } from '../../ui/headings/screen-heading.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { perVisit } from '../per-visit.tsx';
import { useDocumentTitle } from '../use-document-title.ts';

/** /list/:list (behaviour 4.7): a list's titles, page after page. */
export const ListScreen = perVisit(function ListScreen() {
  const { list = '' } = useParams();
  const { userId } = useUser();
  const premium = usePremium();
  // Custom lists are for premium users, and not requested for others (behaviour 2.8).
  const allowed = isStaticList(list) || premium;
  const name = useListName(list);
  useDocumentTitle(name);
  const titles = usePaginatedQuery(listTitlePagesQuery(list, userId), allowed === true);
  const loading = useMinimumLoading(isAwaited(titles) && allowed !== false);
  const empty = <EmptyState text={texts.lists.emptyList} />;
  const [editing, setEditing] = useState(false);
  const cell = useListCover({ id: list, name }, editing);
  const edit = Boolean(titles.data?.length) && (
    <ListEditModeButton editing={editing} onToggle={() => setEditing(!editing)} />
  );
  return (
    <>
      <ScreenHeading inBar={name} action={edit}>
        {name}
      </ScreenHeading>
      {(allowed !== false || loading) && (
        <TitleGrid name={name} query={titles} loading={loading} empty={empty} cell={cell} />
      )}
    </>
  );
});

/** A static list's fixed name; a custom list's own, once it is fetched. */
function useListName(list: string): string {
  const { userId } = useUser();
  const premium = usePremium();
  const enabled = premium === true && !isStaticList(list);
  const custom = useQuery({ ...customListNameQuery(list, userId), enabled });
  return isStaticList(list) ? listScreenHeading(list) : customListName(custom.data);
}
