import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import type { PageCursorCache } from '../../lib/page-cursor-cache.ts';
import { selectTitles } from './select-titles.ts';
import type { Paging, Title } from './title.ts';

/** The range of a page query (keyset pagination): the rows after the cursor, at most `limit`. */
export type KeysetRange = {
  afterCursor(created_at: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<boolean>;
  limit: number;
};

type Asked = {
  /** Names the titles that `read` selects. */
  titles: string;
  /** Selects `created_at` and `id` in this order, out of indexes alone. */
  read(range: KeysetRange): RawBuilder<unknown>;
  paging: Paging;
  cursors: PageCursorCache | undefined;
};

/** One page of titles, the newest first, read from the end of an earlier page. */
export async function newestTitlesPage(
  db: Db,
  { titles, read, paging: { page, perPage }, cursors }: Asked,
): Promise<Title[]> {
  const offset = (page - 1) * perPage;
  const cursor = cursors?.nearest(titles, offset);
  const skipped = offset - (cursor?.passed ?? 0);
  const afterCursor: KeysetRange['afterCursor'] = (created_at, id) =>
    cursor ? sql`(${created_at}, ${id}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::int)` : sql`true`;
  const ids = sql`${read({ afterCursor, limit: skipped + perPage })}
    order by created_at desc, id desc limit ${perPage} offset ${skipped}`;
  const found = await selectTitles(db)
    .innerJoin(sql<{ id: number }>`(${ids})`.as('page'), (join) => join.onRef('page.id', '=', 'title.id'))
    .select(sql<string>`page.created_at::text`.as('createdAt'))
    .orderBy(sql`page.created_at desc, page.id desc`)
    .execute();
  const last = found.at(-1);
  if (last && found.length === perPage)
    cursors?.remember(titles, { passed: offset + perPage, createdAt: last.createdAt, id: last.id });
  return found;
}
