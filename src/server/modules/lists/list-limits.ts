/** Maximum number of titles in a list. */
export const MAX_LIST_ITEMS = 1000;
