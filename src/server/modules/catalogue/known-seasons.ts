import { type RawBuilder, sql } from 'kysely';
import { all, type Db, type DbTransaction } from '../../database/db.ts';
import { countSeasons } from './rules/title-part.ts';
import type { TitleRecord } from './rules/title-record.ts';

/** SQL: the seasons of a series that has these videos, as `countSeasons` counts them. */
const SEASONS_OF_VIDEOS: RawBuilder<number> = sql`greatest(
  coalesce(max(video.season) filter (where video.season < 1900), 0),
  count(distinct video.season) filter (where video.season >= 1900))::int`;

/** Raises the seasons of a series to those of its videos. */
export async function raiseSeasons(transaction: DbTransaction, titleId: number): Promise<void> {
  await sql`
    update title set durata = known.seasons, updated_at = now()
    from (select ${SEASONS_OF_VIDEOS} as seasons from video where title_id = ${titleId}) as known
    where id = ${titleId} and type = 'serie' and durata < known.seasons`.execute(transaction);
}

/** Records whose series have at least the seasons that they bring videos of, or that the catalogue has videos of. */
export async function withKnownSeasons(db: Db, records: readonly TitleRecord[]): Promise<TitleRecord[]> {
  const origins = records.filter(({ type }) => type === 'serie').map(({ origin }) => origin);
  const rows =
    origins.length === 0
      ? []
      : await all<{ origin: string; seasons: number }>(db)`
          select title.origin, ${SEASONS_OF_VIDEOS} as seasons from title join video on video.title_id = title.id
          where title.origin = any(${origins}::text[]) and video.season is not null group by title.id`;
  const known = new Map(rows.map(({ origin, seasons }) => [origin, seasons]));
  return records.map((record) => {
    if (record.type === 'film') return record;
    const brought = countSeasons(record.sorgenti.flatMap(({ stagione }) => stagione ?? []));
    return { ...record, durata: Math.max(record.durata, brought, known.get(record.origin) ?? 0) };
  });
}
