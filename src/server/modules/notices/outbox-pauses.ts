import { sql } from 'kysely';
import { ALL_PAUSED } from '../../chat/sending/chat-availability.ts';
import { isPaused } from '../../chat/sending/message-pace.ts';

/** Setting: the end of a pause of the outbox alone. */
export const OWN_PAUSE = 'outbox.paused-until';

/** SQL: the messenger takes no messages now. */
export const IS_PAUSED = sql<boolean>`(${ALL_PAUSED} or ${isPaused(OWN_PAUSE)})`;

/** SQL: a delivery could be sent now. */
export const IS_DELIVERING = sql<boolean>`exists (
  select from delivery where state = 'waiting' and claimed_until is null and next_attempt_at <= now()
    and not exists (
      select from delivery as earlier
      where earlier.state = 'waiting' and earlier.user_id = delivery.user_id and earlier.id < delivery.id
    )
)`;

/** SQL: notices wait for the messenger, or for plays. */
export const IS_HELD_BACK = sql<boolean>`(${IS_PAUSED} or ${IS_DELIVERING})`;
