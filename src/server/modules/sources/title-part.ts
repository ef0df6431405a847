import { type RawBuilder, sql } from 'kysely';
import type { Episode } from '../catalogue/rules/episode.ts';

/** A whole title, or one of its episodes. */
export type TitlePart = { titleId: number; episode?: Episode | undefined };

type PartColumns = { content_id: number; season: number | null; episode: number | null };

/** The part that a row is of. */
export function partOf({ content_id, season, episode }: PartColumns): TitlePart {
  return {
    titleId: content_id,
    episode: season === null || episode === null ? undefined : { season, episode },
  };
}

/** The columns that tell a part. */
export function partColumns({ titleId, episode }: TitlePart): PartColumns {
  return { content_id: titleId, season: episode?.season ?? null, episode: episode?.episode ?? null };
}

/** SQL condition: a row of one of the tables of sources is of a part. */
export function isOfPart({ titleId, episode }: TitlePart): RawBuilder<boolean> {
  return sql`(content_id = ${titleId} and season is not distinct from ${episode?.season ?? null}::smallint
    and episode is not distinct from ${episode?.episode ?? null}::smallint)`;
}
