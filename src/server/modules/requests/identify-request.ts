import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { markCardsChanged } from './request-cards.ts';
import { IS_OPEN, type RequestedMatch, requestKey } from './title-request.ts';

/**
 * Makes a request for words one for the title of TMDB that they mean; undefined: they mean none beyond doubt. Where there
 * is an open request for that title, its people join it.
 */
export async function identifyRequest(
  db: Kysely<Schema>,
  id: number,
  match: RequestedMatch | undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ words: string }>`
      update title_request set match_at = null where id = ${id} and ${IS_OPEN} returning words`.execute(
      transaction,
    );
    const [request] = rows;
    if (!request || !match) return;
    const key = requestKey(request.words, match);
    const { rows: others } = await sql<{ id: number }>`
      select id from title_request where key = ${key} and ${IS_OPEN} and id <> ${id} for update`.execute(
      transaction,
    );
    const [other] = others;
    if (other) await joinInto(transaction, id, other.id);
    else
      await transaction
        .updateTable('title_request')
        .set({
          key,
          type: match.type,
          tmdb_id: match.tmdbId,
          season: match.season,
          name: match.name,
          year: match.year,
          poster: match.poster,
          plot: match.plot,
        })
        .where('id', '=', id)
        .execute();
    await markCardsChanged(transaction, id);
    if (other) await markCardsChanged(transaction, other.id);
  });
}

async function joinInto(transaction: Transaction<Schema>, id: number, otherId: number): Promise<void> {
  await sql`
    with moved as (
      delete from title_requester where request_id = ${id} and withdrawn_at is null returning user_id, asked_at
    ), joined as (
      insert into title_requester (request_id, user_id, asked_at) select ${otherId}::int, user_id, asked_at from moved
      on conflict (request_id, user_id) do update set withdrawn_at = null where title_requester.withdrawn_at is not null
      returning user_id
    )
    update title_request set people = people + (select count(*) from joined)::int where id = ${otherId}`.execute(
    transaction,
  );
  await sql`
    update title_request set state = 'merged', settled_at = now(), people = 0, reached = null where id = ${id}`.execute(
    transaction,
  );
}
