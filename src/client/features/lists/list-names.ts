import type { StaticList } from '../../../contract/static-lists.ts';

/** Headings of the static lists on /lists (behaviour 4.6). */
export const LIST_CAROUSEL_HEADINGS: Record<StaticList, string> = {
  liste: 'La tua lista',
  mi_piace: 'Contenuti piaciuti',
  preferiti: 'Quelli che adori',
};

/** Headings of their own screens, /list/{list}. */
export const LIST_SCREEN_HEADINGS: Record<StaticList, string> = {
  ...LIST_CAROUSEL_HEADINGS,
  liste: 'La mia lista',
};

/** Name of a custom list whose own cannot be fetched (behaviour 8.4). */
export const FALLBACK_LIST_NAME = 'Lista personalizzata';
