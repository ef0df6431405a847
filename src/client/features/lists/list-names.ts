import type { StaticList } from '../../../contract/static-lists.ts';
import { texts } from '../../languages/texts.ts';

/** Headings of the static lists on /lists (behaviour 4.6). */
export const LIST_CAROUSEL_HEADINGS: Record<StaticList, string> = {
  liste: texts.lists.yourList,
  mi_piace: texts.lists.liked,
  preferiti: texts.lists.loved,
};

/** Headings of their own screens, /list/{list}. */
export const LIST_SCREEN_HEADINGS: Record<StaticList, string> = {
  ...LIST_CAROUSEL_HEADINGS,
  liste: texts.lists.myList,
};

/** Name of a custom list whose name cannot be fetched (behaviour 8.4). */
export const FALLBACK_LIST_NAME = texts.lists.custom;
