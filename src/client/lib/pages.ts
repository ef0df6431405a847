/** Entries that come page after page. */
export type Pages<Entry> = {
  /** All that has come; undefined before the first page. */
  items: Entry[] | undefined;
  /** The first page is on its way. */
  loading: boolean;
  loadingMore: boolean;
  /** Whether the next page can be asked for now. */
  hasMore: boolean;
  /** The last attempt failed: ask again only when the person moves. */
  stumbled: boolean;
  fetchMore: () => void;
};
