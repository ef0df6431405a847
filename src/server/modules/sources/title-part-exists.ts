import { type RawBuilder, sql } from 'kysely';
import type { TitlePart } from './title-part.ts';

/** SQL: the title of the row of `content` has a part: a film itself, of a series what has or had a source. */
export function titlePartExists({ episode }: Pick<TitlePart, 'episode'>): RawBuilder<boolean> {
  if (!episode) return sql`content.type = 'film'`;
  return sql`content.type = 'serie' and exists (
    select from arrived_part where arrived_part.content_id = content.id
      and season = ${episode.season} and episode = ${episode.episode}
    union all
    select from video where video.content_id = content.id and position = 0
      and season = ${episode.season} and episode = ${episode.episode}
  )`;
}
