import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { TitleFilters } from '../../domain/title-query.ts';
import { uniqueById } from '../../domain/unique-by-id.ts';
import { titleFiltersCondition } from './title-filter-condition.ts';

/** A title credited to a person whose name matches. */
export type TitleOfPerson = {
  id: number;
  /** How much of the words is in the person's name, from 0 to 1. */
  likeness: number;
  person: string;
  role: 'regia' | 'cast';
};

/** Names compared, and the most similar of them whose titles are ranked. */
const MOST_CANDIDATES = 1000;
const MOST_PEOPLE = 20;

/** The titles of the people with the most similar names, the most played first. */
export async function findByPeople(
  db: Kysely<Schema>,
  { name, filters, limit }: { name: string; filters?: TitleFilters; limit: number },
): Promise<TitleOfPerson[]> {
  const { rows } = await sql<TitleOfPerson>`
    with candidate as materialized (
      select id, nome, nome_ricerca from artist where nome_ricerca %> ${name}
    ), person as (
      select id, nome, word_similarity(${name}, nome_ricerca) as likeness
      from (select * from candidate limit ${MOST_CANDIDATES}) as likely
      order by likeness desc, length(nome_ricerca), id limit ${MOST_PEOPLE}
    )
    select content.id, person.likeness, person.nome as person, credit.role
    from person
    join credit on credit.artist_id = person.id
    join content on content.id = credit.content_id
    join content_stats on content_stats.content_id = content.id
    where ${titleFiltersCondition(filters)}
    order by person.likeness desc, content_stats.visualizzazioni desc, content.id, credit.role desc
    limit ${limit * 2}`.execute(db);
  // Who made a title and plays in it comes twice, as the one who made it first.
  return uniqueById(rows).slice(0, limit);
}
