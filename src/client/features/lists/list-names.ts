import type { StaticList } from '../../../contract/static-lists.ts';
import { texts } from '../../languages/texts.ts';

/** Heading of a static list on /lists (behaviour 4.6). */
export const listCarouselHeading = (list: StaticList): string =>
  ({ liste: texts.lists.yourList, mi_piace: texts.lists.liked, preferiti: texts.lists.loved })[list];

/** Heading of its screen, /list/{list}. */
export const listScreenHeading = (list: StaticList): string =>
  list === 'liste' ? texts.lists.myList : listCarouselHeading(list);

/** Name of a custom list, also of one whose name cannot be fetched (behaviour 8.4). */
export const customListName = (name: string | null | undefined): string => name ?? texts.lists.custom;
