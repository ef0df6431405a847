import { type RawBuilder, sql } from 'kysely';

/**
 * SQL statement: schedules an edit of the live messages of some subjects, the rows of one column. A message already scheduled
 * will show this change, too. A message that a server has started to send shows an earlier state and gets a further edit.
 */
export const liveMessagesChange = (kind: string, subjects: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update live_message set changes = changes + 1, begun_at = null, failure = null,
    changed_at = case when shown < changes then changed_at else now() end
  where kind = ${kind} and subject in (select changed.id::text from (${subjects}) as changed(id))
    and (shown = changes or claimed_until is not null)`;
