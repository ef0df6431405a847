import type { StaticList } from '../../../contract/lists.ts';

/** Headings of the static lists on /lists (spec section 2). */
export const LIST_HEADINGS: Record<StaticList, string> = {
  liste: 'La tua lista',
  mi_piace: 'Contenuti piaciuti',
  preferiti: 'Quelli che adori',
};

/** Titles of their own pages, /list/{list}. */
export const LIST_TITLES: Record<StaticList, string> = { ...LIST_HEADINGS, liste: 'La mia lista' };

/** What a custom list is called when its name cannot be had (spec section 8). */
export const UNNAMED_LIST = 'Lista personalizzata';
