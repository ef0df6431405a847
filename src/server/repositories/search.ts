import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { ContentType } from '../../contract/request.ts';
import type { Duration } from '../../contract/search.ts';
import type { Schema } from '../database/schema.ts';
import { minutesOf } from '../domain/durations.ts';
import { knownGenres } from './genre-names.ts';
import { paged, selectTitles } from './select-titles.ts';
import type { Paging, Title } from './title.ts';

/** What to look for; an empty axis does not restrict, several values on one axis mean any of them. */
export type Filter = {
  genres: readonly string[];
  durations: readonly Duration[];
  years: readonly string[];
  types: readonly ContentType[];
};

/** One page of the titles that answer every axis, newest first. Durations match films only. */
export async function filterTitles(
  db: Kysely<Schema>,
  { genres, durations, years, types, paging }: Filter & { paging: Paging },
): Promise<Title[]> {
  let query = selectTitles(db);
  if (genres.length > 0) {
    const known = await knownGenres(db, genres);
    // The planner would look through the whole catalogue for a name it has never seen.
    if (known.length === 0) return [];
    query = query.where(sql<boolean>`content.generi && ${known}::text[]`);
  }
  if (durations.length > 0) query = query.where((eb) => isFilmOf(eb, durations));
  if (years.length > 0) query = query.where('content.anno', 'in', years.map(Number));
  if (types.length > 0) query = query.where('content.type', 'in', types);
  const newestFirst = query.orderBy('content.created_at', 'desc').orderBy('content.id', 'desc');
  return paged(newestFirst, paging).execute();
}

function isFilmOf(eb: ExpressionBuilder<Schema, 'content'>, durations: readonly Duration[]) {
  const withinAny = durations
    .map(minutesOf)
    .map(({ over, upTo }) => eb.and([eb('content.durata', '>', over), eb('content.durata', '<=', upTo)]));
  return eb.and([eb('content.type', '=', 'film'), eb.or(withinAny)]);
}

/** The years that have titles, newest first. Steps from year to year on the index instead of reading all titles. */
export async function yearsWithTitles(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ anno: number }>`
    with recursive year(anno) as (
      select max(anno) from content where not hidden
      union all
      select (select max(content.anno) from content where content.anno < year.anno and not content.hidden)
      from year where year.anno is not null
    )
    select anno from year where anno is not null order by anno desc`.execute(db);
  return rows.map((row) => row.anno);
}
