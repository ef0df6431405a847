import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Vote } from '../../../../contract/movie-nights.ts';
import { all, type Db } from '../../../database/db.ts';
import { selectReachableTitles } from '../../catalogue/select-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import { HAS_WORKING_VIDEO, visibleTo } from '../../catalogue/visible-to.ts';

/** Titles of one block are at the same place of everybody's deck, each time in a different order. */
const BLOCK = 6;

/**
 * A member's own order of a night's titles, from the deck's order: mixed within blocks, so that everybody votes
 * early on the same ones without seeing them in the same order. Added titles leave the earlier ones in place.
 */
function orderDeck<Title extends { id: number; position: number }>(
  titles: readonly Title[],
  { nightId, member }: { nightId: string; member: number },
): Title[] {
  const keyOf = ({ id }: Title) => createHash('sha256').update(`${nightId}:${member}:${id}`).digest('hex');
  return titles
    .map((title) => ({ title, block: Math.floor(title.position / BLOCK), key: keyOf(title) }))
    .toSorted((a, b) => a.block - b.block || (a.key < b.key ? -1 : 1))
    .map(({ title }) => title);
}

/** SQL: title_id and position of a night's titles that can be chosen: neither hidden nor without a video since. */
export function offeredTitles(nightId: RawBuilder<unknown> | string): RawBuilder<unknown> {
  return sql`
    select title_id, position from movie_night_title join title on title.id = title_id
    where night_id = ${nightId} and ${visibleTo('people')} and ${HAS_WORKING_VIDEO}`;
}

type DeckTitle = { title: Title; vote: Vote | null };

/** A night's titles in a member's own order, with the member's votes. */
export async function nightTitles(
  db: Db,
  { nightId, member }: { nightId: string; member: number },
): Promise<DeckTitle[]> {
  const rows = await all<{ id: number; position: number; vote: Vote | null }>(db)`
    select title_id as id, position, vote from (${offeredTitles(nightId)}) as deck
    left join (
      select title_id, vote from movie_night_vote where night_id = ${nightId} and member = ${member}
    ) as own using (title_id)`;
  const titles = await selectReachableTitles(db)
    .where(sql<boolean>`title.id = any(${rows.map(({ id }) => id)}::int[])`)
    .execute();
  const byId = new Map(titles.map((title) => [title.id, title]));
  return orderDeck(rows, { nightId, member }).flatMap(({ id, vote }) => {
    const title = byId.get(id);
    return title ? [{ title, vote }] : [];
  });
}
