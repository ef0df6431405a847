import { type RawBuilder, sql } from 'kysely';

/**
 * SQL statement: schedules an edit of the live messages of some subjects, the rows of one column. A message that a server has
 * started to send shows an earlier state and gets a further edit. One already scheduled is updated as well: its lock keeps
 * servers from showing it until this transaction has ended.
 */
export const liveMessagesChange = (kind: string, subjects: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update live_message set changes = changes + 1, begun_at = null, failure = null,
    changed_at = case when shown < changes then changed_at else now() end
  where kind = ${kind} and subject in (select changed.id::text from (${subjects}) as changed(id))`;
