import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { STATIC_LISTS } from '../../../contract/static-lists.ts';
import { customListTitlesQuery } from '../../calls/custom-lists.ts';
import { allListTitlesQuery } from '../../calls/lists.ts';
import { isAwaited } from '../../calls/retries.ts';
import { ListEditModeButton } from '../../features/lists/list-edit-mode-button.tsx';
import { FALLBACK_LIST_NAME, LIST_CAROUSEL_HEADINGS } from '../../features/lists/list-names.ts';
import { useCustomLists } from '../../features/lists/use-custom-lists.ts';
import { useUser } from '../../session/use-user.ts';
import { ScreenHeading } from '../../ui/headings/screen-heading.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { ListCarousel } from './list-carousel.tsx';

/** /lists (behaviour 4.6): the three static lists and, for premium users, their custom ones. */
export function ListsScreen() {
  useDocumentTitle('Liste');
  const { userId } = useUser();
  const customLists = useCustomLists() ?? [];
  const [editing, setEditing] = useState(false);
  const lists = [
    ...STATIC_LISTS.map((list) => ({ id: list, heading: LIST_CAROUSEL_HEADINGS[list] })),
    ...customLists.map(({ id, titolo }) => ({ id, heading: titolo ?? FALLBACK_LIST_NAME })),
  ];
  const queries = useQueries({
    queries: [
      ...STATIC_LISTS.map((list) => allListTitlesQuery(list, userId)),
      ...customLists.map(({ id }) => customListTitlesQuery(id, userId)),
    ],
  });
  const edit = queries.some(({ data }) => data?.length) && (
    <ListEditModeButton editing={editing} onToggle={() => setEditing(!editing)} />
  );
  return (
    <>
      <ScreenHeading action={edit}>Liste</ScreenHeading>
      {lists.map(({ id, heading }, nth) => {
        const query = queries[nth];
        return (
          <ListCarousel
            key={id}
            list={id}
            heading={heading}
            titles={query?.data}
            loading={query === undefined || isAwaited(query)}
            editing={editing}
          />
        );
      })}
    </>
  );
}
