import { type RawBuilder, sql } from 'kysely';

/** The columns of a record's sources as a row set, without the title's id. */
export const BROUGHT_COLUMNS = sql`stagione smallint, episodio smallint, url text, qualita smallint, lingue text[],
  sottotitoli text[], dimensione double precision, nota text`;

/**
 * SQL: of the sources `brought` of one part, which are several, one that the catalogue lacks: there is none of its place,
 * and none of its quality, languages and note.
 */
export const IS_MISSING_VERSION: RawBuilder<boolean> = sql`(
  brought.several > 1 and not exists (
    select from video as known
    where known.content_id = brought.content_id and known.position is not null and known.season is not distinct from brought.stagione
      and known.episode is not distinct from brought.episodio
      and (known.url = brought.url or (known.quality is not distinct from brought.qualita
        and known.languages = coalesce(brought.lingue, '{}') and known.note = coalesce(brought.nota, '')))
  ))`;

/** SQL: rows of such sources, with how many of the same part come with them. */
export function countedByPart(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select sources.*, count(*) over (partition by content_id, stagione, episodio) as several from ${rows} as sources
  )`;
}
