import { type RawBuilder, sql } from 'kysely';
import { keysOf } from '../../lib/keys-of.ts';

/** The subjects of live messages, each with its column. */
export const LIVE_COLUMNS = {
  request: 'request_id',
  report: 'report_id',
  night: 'night_id',
  announcement: 'announcement_id',
} as const;
export type LiveKind = keyof typeof LIVE_COLUMNS;
export const LIVE_KINDS = keysOf(LIVE_COLUMNS);

/**
 * SQL statement: schedules an edit of the live messages of some subjects. A message already scheduled will show
 * this change, too. A message that a server has started to send shows an earlier state and gets a further edit.
 */
export const liveMessagesChange = (kind: LiveKind, subjects: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update live_message set changes = changes + 1, begun_at = null, failure = null,
    changed_at = case when shown < changes then changed_at else now() end
  where ${sql.ref(LIVE_COLUMNS[kind])} in (${subjects}) and (shown = changes or claimed_until is not null)`;
