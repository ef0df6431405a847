import { type RawBuilder, sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';
import { inTitleLanguage } from '../catalogue/title-language.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { type Choice, latestChoices } from './latest-choices.ts';

/** A title that a person chose lately; `wanted`: neither delivered nor liked, but in a list or waited for. */
export type ChosenTitle = { id: number; name: string; adult: boolean; choice: Choice };

/** A person's latest choices, the latest first; never a title that is hidden. */
export async function readChosenTitles(db: Db, userId: string): Promise<ChosenTitle[]> {
  return all<ChosenTitle>(db)`
    select title.id, ${inTitleLanguage('titolo')} as name, adult,
      case when liked then 'liked' when seen then 'seen' when started then 'started' else 'wanted' end as choice
    from (${latestChoices(sql`${userId}`)}) as latest join title on title.id = title_id and ${visibleTo('people')}
    order by at desc, title.id desc`;
}

/**
 * SQL: genre_id and weight of the genres of a person's latest choices, the weightiest first; a liked title counts twice.
 * `which`: SQL, some of the choices.
 */
export function genresOfChoices(
  userId: string,
  { limit, which = sql`true` }: { limit: number; which?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    select genre_id, sum(1 + liked::int)::int as weight
    from (${latestChoices(sql`${userId}`)}) as latest join title_genre using (title_id)
    where ${which} group by genre_id order by weight desc, genre_id limit ${limit}`;
}

/** SQL: a title for adults is among a person's latest choices. */
export function choosesAdult(userId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from (${latestChoices(sql`${userId}`)}) as latest join title as chosen on chosen.id = title_id
    where chosen.adult
  )`;
}

export type ChosenGenre = { id: number; name: string; weight: number };

/** The genres of a person's latest choices, the weightiest first. */
export async function readChosenGenres(db: Db, userId: string, limit: number): Promise<ChosenGenre[]> {
  return all<ChosenGenre>(db)`
    select genre.id, nome as name, weight
    from (${genresOfChoices(userId, { limit })}) as taste join genre on genre.id = genre_id
    order by weight desc, genre.id`;
}
