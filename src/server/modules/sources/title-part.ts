import { type RawBuilder, sql } from 'kysely';
import type { Episode } from '../catalogue/rules/title-part.ts';

/** A whole title, or one of its episodes. */
export type TitlePart = { titleId: number; episode?: Episode | undefined };

/** The columns that tell a part. */
export type PartColumns = { content_id: number; season: number | null; episode: number | null };

/** The part that a row is of. */
export function partOf({ content_id, season, episode }: PartColumns): TitlePart {
  return {
    titleId: content_id,
    episode: season === null || episode === null ? undefined : { season, episode },
  };
}

/** A part as these columns. */
export function partColumns({ titleId, episode }: TitlePart): PartColumns {
  return { content_id: titleId, season: episode?.season ?? null, episode: episode?.episode ?? null };
}

/** An episode as `S1E2`; empty for a whole title. */
export function labelOf(part: { season: number | null; episode: number | null } | null | undefined): string {
  return part?.season == null || part.episode === null ? '' : `S${part.season}E${part.episode}`;
}

/** SQL condition: a row is of a part. */
export function isOfPart({ titleId, episode }: TitlePart): RawBuilder<boolean> {
  return sql`(content_id = ${titleId} and season is not distinct from ${episode?.season ?? null}::smallint
    and episode is not distinct from ${episode?.episode ?? null}::smallint)`;
}
