import { type RawBuilder, sql } from 'kysely';

/** The time until a refused or chosen title is offered to the same people again, in weeks. */
const WEEKS = 4;

/**
 * SQL: titles that people have refused in other nights lately, or that such a night has chosen: title_id, the
 * number of them who refused it, a flag for chosen ones, and the time.
 */
export function setAside(userIds: readonly string[], nightId: string): RawBuilder<unknown> {
  return sql`
    with past as (
      select night_id, member, user_id, joined_at, removed_at from movie_night_member
      where user_id = any(${[...userIds]}::text[]) and night_id <> ${nightId}
        and joined_at > now() - make_interval(weeks => ${WEEKS})
    )
    select title_id, count(distinct user_id)::int as refusals, bool_or(was_chosen) as is_chosen,
      max(joined_at) as since
    from (
      select title_id, user_id, false as was_chosen, joined_at
      from past join movie_night_vote using (night_id, member) where vote = 'no'
      union all
      select chosen_title_id, null, true, joined_at
      from past join movie_night on id = night_id where chosen_title_id is not null and removed_at is null
    ) as one group by title_id`;
}
