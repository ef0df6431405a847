import { type RawBuilder, sql } from 'kysely';
import { all, type DbTransaction } from '../../../database/db.ts';
import type { TitleRecord } from '../rules/title-record.ts';

/** SQL: the videos of a title in a record that are links. */
export const VIDEOS_OF_RECORD: RawBuilder<unknown> = sql`coalesce((
  select json_agg(case
      when quality is null and languages = '{}' and note = ''
      then json_build_object('stagione', season, 'episodio', episode, 'url', url)
      else (jsonb_build_object('stagione', season, 'episodio', episode, 'url', url)
        || jsonb_strip_nulls(jsonb_build_object('qualita', quality, 'lingue', languages, 'sottotitoli', subtitles,
          'dimensione', bytes, 'nota', nullif(note, ''))))::json
      end order by season nulls first, episode, position)
  from video where title_id = title.id and kind = 'link' and position is not null
), '[]')`;

/** The columns of a record's videos as a row set, without the title's id. */
export const BROUGHT_COLUMNS = sql`stagione smallint, episodio smallint, url text, qualita smallint, lingue text[],
  sottotitoli text[], dimensione double precision, nota text`;

/**
 * SQL: one of several videos `brought` of a part that is missing in the catalogue: there is none of its place, and none of
 * its quality, languages and note.
 */
export const IS_MISSING_VERSION: RawBuilder<boolean> = sql`(
  brought.several > 1 and not exists (
    select from video as known
    where known.title_id = brought.title_id and known.position is not null and known.season is not distinct from brought.stagione
      and known.episode is not distinct from brought.episodio
      and (known.url = brought.url or (known.quality is not distinct from brought.qualita
        and known.languages = coalesce(brought.lingue, '{}') and known.note = coalesce(brought.nota, '')))
  ))`;

/** SQL: rows of such videos, with the number of those of the same part beside them. */
export function countedByPart(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select videos.*, count(*) over (partition by title_id, stagione, episodio) as several from ${rows} as videos
  )`;
}

/** Adds the videos missing from the catalogue; `ids` maps origins to title ids. Returns the first videos of their parts. */
export async function addMissingVideos(
  transaction: DbTransaction,
  records: readonly TitleRecord[],
  ids: ReadonlyMap<string, number>,
): Promise<number[]> {
  const rows = records.flatMap(({ origin, sorgenti }) =>
    sorgenti.map((video) => ({ ...video, title_id: ids.get(origin) })),
  );
  if (rows.length === 0) return [];
  const brought = countedByPart(sql`(
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as one(title_id integer, ${BROUGHT_COLUMNS}))`);
  const columns = sql`title_id, season, episode, kind, url, quality, languages, subtitles, bytes, note`;
  const values = sql`title_id, stagione, episodio, 'link', url, qualita, coalesce(lingue, '{}'), coalesce(sottotitoli, '{}'),
    dimensione, coalesce(nota, '')`;
  const added = await all<{ id: number }>(transaction)`
    insert into video (${columns}) select ${values} from ${brought} as brought
    on conflict do nothing
    returning video.id`;
  await sql`
    insert into video (${columns}, position)
    select ${values}, row_number() over () + (
      select coalesce(max(position), 0) from video where video.title_id = brought.title_id)
    from ${brought} as brought where ${IS_MISSING_VERSION}`.execute(transaction);
  return added.map(({ id }) => id);
}
