/** Titles that one list of one person may hold: far more than anybody looks through, and still one answer. */
export const MOST_LIST_ITEMS = 1000;
