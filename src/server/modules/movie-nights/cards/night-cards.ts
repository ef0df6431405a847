import { type Kysely, sql } from 'kysely';
import { type MessagePlace, placeValues } from '../../../chat/live-messages/live-messages.ts';
import type { Schema } from '../../../database/schema.ts';

/** A night's messages are edited as it changes; messages beyond so many are not. */
const MAX_CARDS = 20;

/** Has a message follow its night from now on. A message that is known already stays as it is. */
export async function followNight(db: Kysely<Schema>, nightId: string, place: MessagePlace): Promise<void> {
  await sql`
    insert into live_message (night_id, chat_id, message_id, inline_message_id, changes)
    select ${nightId}, ${placeValues(place)},
      -- Who has joined before is to be seen.
      case when exists (select from movie_night_member where night_id = ${nightId}) then 1 else 0 end
    where (select count(*) from live_message where night_id = ${nightId}) < ${MAX_CARDS}
    on conflict do nothing`.execute(db);
}
