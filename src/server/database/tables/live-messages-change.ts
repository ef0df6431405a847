import { type RawBuilder, sql } from 'kysely';
import { keysOf } from '../../lib/keys-of.ts';

/** What live messages show, and the column with its id. */
export const LIVE_COLUMNS = {
  request: 'request_id',
  report: 'report_id',
  night: 'night_id',
  announcement: 'announcement_id',
} as const;
export type LiveKind = keyof typeof LIVE_COLUMNS;
export const LIVE_KINDS = keysOf(LIVE_COLUMNS);

/**
 * SQL statement: has the messages of some subjects edited. One that waits for that already shows this change, too. What a
 * server had started to send showed an earlier state.
 */
export const liveMessagesChange = (kind: LiveKind, subjects: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update live_message set changes = changes + 1, begun_at = null, failure = null,
    changed_at = case when shown < changes then changed_at else now() end
  where ${sql.ref(LIVE_COLUMNS[kind])} in (${subjects}) and (shown = changes or claimed_until is not null)`;
