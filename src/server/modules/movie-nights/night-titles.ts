import { type Kysely, sql } from 'kysely';
import type { Vote } from '../../../contract/movie-nights.ts';
import type { Schema } from '../../database/schema.ts';
import { selectReachableTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';
import { orderDeck } from './deck/deck-order.ts';
import { offeredTitles } from './deck/offered-titles.ts';

export type DeckTitle = { title: Title; vote: Vote | null };

/** A night's titles in a member's own order, with the member's votes. */
export async function nightTitles(
  db: Kysely<Schema>,
  { nightId, member }: { nightId: string; member: number },
): Promise<DeckTitle[]> {
  const { rows } = await sql<{ id: number; position: number; vote: Vote | null }>`
    select content_id as id, position, vote from (${offeredTitles(nightId)}) as deck
    left join (
      select content_id, vote from movie_night_vote where night_id = ${nightId} and member = ${member}
    ) as own using (content_id)`.execute(db);
  const titles = await selectReachableTitles(db)
    .where(sql<boolean>`content.id = any(${rows.map(({ id }) => id)}::int[])`)
    .execute();
  const byId = new Map(titles.map((title) => [title.id, title]));
  return orderDeck(rows, { nightId, member }).flatMap(({ id, vote }) => {
    const title = byId.get(id);
    return title ? [{ title, vote }] : [];
  });
}
