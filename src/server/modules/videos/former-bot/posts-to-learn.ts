import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { OR_ANEW } from '../../../queue/due-work.ts';

/** Stores posts to be learned: those whose pictures and subtitles are in use first, then the newest. */
export async function askForFiles(db: Db, which: RawBuilder<boolean> = sql`true`): Promise<void> {
  await sql`
    insert into due_work (kind, subject)
    select 'files', chat_id || ' ' || message_id from (
      select chat_id, message_id, true as is_used from subtitle_file where chat_id is not null
      union all
      select chat_id, message_id, exists (
          select from video join title on title.id = title_id
          where post_id = video_post.id and '/bot-file/' || thumbnail_id in (copertina, banner)
        ) from video_post where chat_id is not null
    ) as post where ${which}
    group by chat_id, message_id order by bool_or(is_used) desc, message_id desc, chat_id
    ${OR_ANEW}`.execute(db);
}

/** Tries posts again that have waited for the bot's rights, or for an owner to start it. */
export async function hurryFiles(db: Db): Promise<void> {
  await sql`
    update due_work set next_attempt_at = now(), due_at = now(), given_up_at = null, failure = null
    where kind = 'files' and claimed_until is null`.execute(db);
}
