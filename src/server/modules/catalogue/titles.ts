import { type RawBuilder, sql } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import { type Db, one } from '../../database/db.ts';
import { notFound } from '../../http/api-error.ts';
import { chance } from '../../lib/clock.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { creditedNamesExpression } from './records/title-columns.ts';
import {
  fetchTitlesByQuery,
  selectReachableTitles,
  selectTitles,
  selectTitlesIncludingHidden,
} from './select-titles.ts';
import type { Title } from './title.ts';
import { HIDDEN_BY_OWNER, visibleTo } from './visible-to.ts';

/** True if the catalogue has any title, hidden ones included. */
export async function hasTitles(db: Db): Promise<boolean> {
  return (await db.selectFrom('title').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** One title, unlisted or not, or undefined if there is none of that id, or an owner has hidden it. */
export async function findTitle(db: Db, id: number | undefined): Promise<Title | undefined> {
  if (id === undefined) return undefined;
  return selectReachableTitles(db).where('title.id', '=', id).executeTakeFirst();
}

/** The title with the number in a call's text. Rejects with a 404 `ApiError` if there is none. */
export async function requireTitle(db: Db, id: string): Promise<Title> {
  const title = await findTitle(db, parseRowId(id));
  if (!title) throw notFound('title');
  return title;
}

/** Titles by their ids, as `findTitle` finds them. */
export async function findTitles(db: Db, ids: readonly number[]): Promise<Map<number, Title>> {
  const titles = await selectReachableTitles(db)
    .where(sql<boolean>`title.id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(titles.map((title) => [title.id, title]));
}

/** Titles by their ids, hidden ones too: for owners alone. */
export async function findTitlesIncludingHidden(db: Db, ids: readonly number[]): Promise<Map<number, Title>> {
  const titles = await selectTitlesIncludingHidden(db)
    .where(sql<boolean>`title.id = any(${[...ids]}::int[])`)
    .where(visibleTo('owner'))
    .execute();
  return new Map(titles.map((title) => [title.id, title]));
}

/** One title, and whether an owner has hidden it: for the owner alone. */
export async function findTitleIncludingHidden(
  db: Db,
  id: number | undefined,
): Promise<(Title & { hidden: boolean }) | undefined> {
  if (id === undefined) return undefined;
  return selectTitlesIncludingHidden(db)
    .select(HIDDEN_BY_OWNER.as('hidden'))
    .where('title.id', '=', id)
    .where(visibleTo('owner'))
    .executeTakeFirst();
}

/** Candidates of a draw: more of them make the chances more even. */
const DRAWN_FROM = 20;

/**
 * A title of the type drawn at random, or undefined if there is none. Titles lie on a circle in the order of a hash
 * of their ids, so that gaps between ids do not matter: one of the titles after a random point is chosen.
 */
export async function randomTitle(db: Db, type: TitleType): Promise<Title | undefined> {
  const point = chance.integer(-(2 ** 31), 2 ** 31);
  const following = (condition: RawBuilder<unknown>, lap: number) => sql`(
    select id, hashint4(id) as place, ${sql.lit(lap)} as lap from title
    where type = ${type} and ${visibleTo('lists')} and ${condition} order by hashint4(id) limit ${DRAWN_FROM})`;
  const ids = sql`
    select id from (
      select id from (${following(sql`hashint4(id) >= ${point}`, 0)}
        union all ${following(sql`hashint4(id) < ${point}`, 1)}) as circle
      order by lap, place limit ${DRAWN_FROM}
    ) as candidate order by random() limit 1`;
  const [title] = await fetchTitlesByQuery(db, { ids, order: sql`page.id` });
  return title;
}

/** The titles added last, newest first. */
export async function newestTitles(db: Db, type: TitleType, limit: number): Promise<Title[]> {
  return selectTitles(db)
    .where('title.type', '=', type)
    .orderBy('title.created_at', 'desc')
    .orderBy('title.id', 'desc')
    .limit(limit)
    .execute();
}

/** The people who made a title, by name and in order. */
export type Credits = { directors: string[]; cast: string[] };

export async function readCredits(db: Db, titleId: number): Promise<Credits> {
  const id = sql<number>`${titleId}::int`;
  const row = await one<Credits>(db)`
    select ${creditedNamesExpression(id, 'regia')} as directors, ${creditedNamesExpression(id, 'cast')} as "cast"`;
  return row ?? { directors: [], cast: [] };
}
