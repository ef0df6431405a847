import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { STATIC_LISTS } from '../../../contract/static-lists.ts';
import type { Title } from '../../../contract/titles.ts';
import { customListTitlesQuery } from '../../calls/custom-lists.ts';
import { allListTitlesQuery } from '../../calls/lists.ts';
import { isAwaited } from '../../calls/retries.ts';
import { ListEditModeButton } from '../../features/lists/list-edit-mode-button.tsx';
import { customListName, listCarouselHeading } from '../../features/lists/list-names.ts';
import { useCustomLists } from '../../features/lists/use-custom-lists.ts';
import { useListCover } from '../../features/lists/use-list-cover.tsx';
import { TitleCarousel } from '../../features/titles/covers/title-carousel.tsx';
import { texts } from '../../languages/texts.ts';
import { pathToList } from '../../lib/navigation/path.ts';
import { useMinimumLoading } from '../../lib/timing/use-minimum-loading.ts';
import { useUser } from '../../session/use-user.ts';
import { ScreenHeading } from '../../ui/headings/screen-heading.tsx';
import { ShowAllLink } from '../../ui/headings/show-all-link.tsx';
import { LoadingMessage } from '../../ui/messages/loading-message.tsx';
import { useDocumentTitle } from '../use-document-title.ts';

/** /lists (behaviour 4.6): the three static lists and, for premium users, their custom ones. */
export function ListsScreen() {
  useDocumentTitle(texts.sections.lists);
  const { userId } = useUser();
  const { lists: customLists = [] } = useCustomLists();
  const [editing, setEditing] = useState(false);
  const lists = [
    ...STATIC_LISTS.map((list) => ({ id: list, heading: listCarouselHeading(list) })),
    ...customLists.map(({ id, titolo }) => ({ id, heading: customListName(titolo) })),
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
      <ScreenHeading action={edit}>{texts.sections.lists}</ScreenHeading>
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

type ListCarouselProps = {
  list: string | number;
  heading: string;
  titles: Title[] | undefined;
  loading: boolean;
  /** A press on a cover removes its title instead of opening it. */
  editing: boolean;
};

/** A list's titles in a carousel, with a link to all of them; an empty list shows a message (behaviour 4.6, 4.21). */
function ListCarousel({ list, heading, titles, loading, editing }: ListCarouselProps) {
  return (
    <TitleCarousel
      heading={heading}
      titles={titles}
      loading={useMinimumLoading(loading)}
      loadingMessage={<LoadingMessage over />}
      emptyText={texts.lists.empty}
      cell={useListCover({ id: list, name: heading }, editing)}
      action={<ShowAllLink to={pathToList(list)} heading={heading} />}
    />
  );
}
