import { sql } from 'kysely';
import { all, type Db } from '../../database/db.ts';
import { inTitleLanguage } from '../catalogue/title-language.ts';
import { visibleTo } from '../catalogue/visible-to.ts';
import { type Choice, latestChoices } from './latest-choices.ts';

/** A title that a person chose lately; `wanted`: neither delivered nor liked, but in a list or waited for. */
export type ChosenTitle = { id: number; name: string; adult: boolean; choice: Choice };

/** A person's latest choices, the latest first; never a title that is hidden. */
export async function readChosenTitles(db: Db, userId: string): Promise<ChosenTitle[]> {
  return all<ChosenTitle>(db)`
    select content.id, ${inTitleLanguage('titolo')} as name, adult,
      case when liked then 'liked' when seen then 'seen' when started then 'started' else 'wanted' end as choice
    from (${latestChoices(sql`${userId}`)}) as latest join content on content.id = content_id and ${visibleTo('people')}
    order by at desc, content.id desc`;
}

/** A genre and the number of some titles that have it. */
export type ChosenGenre = { id: number; name: string; titles: number };

/** The genres of a person's latest choices, the most frequent first. */
export async function readChosenGenres(
  db: Db,
  chosen: readonly ChosenTitle[],
  limit: number,
): Promise<ChosenGenre[]> {
  return all<ChosenGenre>(db)`
    select genre.id, nome as name, count(*)::int as titles
    from content_genre join genre on genre.id = genre_id
    where content_id = any(${chosen.map(({ id }) => id)}::int[])
    group by genre.id order by count(*) desc, genre.id limit ${limit}`;
}
