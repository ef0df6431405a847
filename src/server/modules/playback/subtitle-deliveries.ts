import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { isOfPart, type TitlePart } from '../sources/title-part.ts';
import { CHAT_INTERVAL_SECONDS } from './delivery-queue.ts';

/**
 * Enqueues the subtitles of a video that was sent to a person, as a delivery of their own: a kill in between repeats
 * neither. Nothing where the part has none, or where they wait already.
 */
export async function enqueueSubtitles(db: Kysely<Schema>, userId: string, part: TitlePart): Promise<void> {
  const { season = null, episode = null } = part.episode ?? {};
  await sql`
    insert into delivery (user_id, kind, content_id, season, episode, subtitles, next_attempt_at)
    select ${userId}, 'play', ${part.titleId}::int, ${season}::smallint, ${episode}::smallint, true,
      now() + make_interval(secs => ${CHAT_INTERVAL_SECONDS})
    where exists (select from subtitle_file where ${isOfPart(part)} and lost_at is null)
      and not exists (
        select from delivery where user_id = ${userId} and state = 'waiting' and subtitles and ${isOfPart(part)}
      )`.execute(db);
}
