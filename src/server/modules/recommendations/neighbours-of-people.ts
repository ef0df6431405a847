import { type RawBuilder, sql } from 'kysely';
import { latestChoices } from './latest-choices.ts';

/** Choices of a person whose neighbours are considered, and the number of closest ones returned. */
const CHOICES = 25;
const MAX_NEAR = 200;

/**
 * SQL: title_id and rank of titles chosen by others with the same latest choices as these people, the closest to
 * all of them together first. Each of them counts the same, however many titles they have chosen.
 */
export function neighboursOfPeople(userIds: readonly string[]): RawBuilder<unknown> {
  return sql`
    select neighbour_id as title_id, row_number() over (order by sum(share) desc, neighbour_id) as rank
    from (
      select neighbour_id, score / sum(score) over (partition by one.user_id) as share
      from unnest(${[...userIds]}::text[]) as one(user_id)
      cross join lateral (
        select title_id from (${latestChoices(sql`one.user_id`)}) as latest order by at desc limit ${CHOICES}
      ) as chosen
      join title_neighbour using (title_id)
    ) as near
    group by neighbour_id order by sum(share) desc, neighbour_id limit ${MAX_NEAR}`;
}
