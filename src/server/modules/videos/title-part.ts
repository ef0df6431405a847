import { type RawBuilder, sql } from 'kysely';
import type { Episode } from '../catalogue/rules/title-part.ts';

/** A whole title, or one of its episodes. */
export type TitlePart = { titleId: number; episode?: Episode | undefined };

/** The columns that identify a part. */
export type PartColumns = { title_id: number; season: number | null; episode: number | null };

/** The part that a row is of. */
export function partOf({ title_id, season, episode }: PartColumns): TitlePart {
  return {
    titleId: title_id,
    episode: season === null || episode === null ? undefined : { season, episode },
  };
}

/** A part as these columns. */
export function partColumns({ titleId, episode }: TitlePart): PartColumns {
  return { title_id: titleId, season: episode?.season ?? null, episode: episode?.episode ?? null };
}

/** An episode as `S1E2`; empty for a whole title. */
export function labelOf(part: { season: number | null; episode: number | null } | null | undefined): string {
  return part?.season == null || part.episode === null ? '' : `S${part.season}E${part.episode}`;
}

/** SQL condition: a row is of a part. */
export function isOfPart({ titleId, episode }: TitlePart): RawBuilder<boolean> {
  return sql`(title_id = ${titleId} and season is not distinct from ${episode?.season ?? null}::smallint
    and episode is not distinct from ${episode?.episode ?? null}::smallint)`;
}

/** SQL: an episode comes after a second one; the specials of season 0 have an order of their own among themselves. */
export function isLater(one: string, other: string): RawBuilder<boolean> {
  const of = (name: string) => sql`(${sql.ref(`${name}.season`)}, ${sql.ref(`${name}.episode`)})`;
  return sql`(${of(one)} > ${of(other)}
    and (${sql.ref(`${one}.season`)} = 0) = (${sql.ref(`${other}.season`)} = 0))`;
}

/** SQL: the title of the row of `title` has a part: a film itself, a series the parts that have or had a video. */
export function titlePartExists({ episode }: Pick<TitlePart, 'episode'>): RawBuilder<boolean> {
  if (!episode) return sql`title.type = 'film'`;
  return sql`title.type = 'serie' and exists (
    select from arrived_part where arrived_part.title_id = title.id
      and season = ${episode.season} and episode = ${episode.episode}
    union all
    select from video where video.title_id = title.id and position = 0
      and season = ${episode.season} and episode = ${episode.episode}
  )`;
}
