import { type ColumnType, type Generated, sql } from 'kysely';
import type { TitleType } from '../../../contract/request-schemas.ts';
import type { BigId, MomentWithDefault } from '../../database/tables/columns.ts';
import { liveMessagesChange } from '../../database/tables/live-messages-change.ts';
import { daysAgo, type FactsOf, KEPT, moveRows, ofUser, part } from '../../database/tables/table-facts.ts';
import { DAY_SECONDS, isWithinLast } from '../../database/tables/within-last.ts';

/** A requested title that is not in the catalogue; `accepted`: approved before the catalogue has it. */
interface TitleRequestTable {
  id: Generated<number>;
  /** The requested title: `film:653`, `serie:1396:2` (a season), or `words:` and the words normalised. */
  key: string;
  /** The words as they were first written. */
  words: string;
  /** Facts of TMDB's title in the first asker's language; all null while only the words are known. */
  type: TitleType | null;
  tmdb_id: number | null;
  season: number | null;
  name: string;
  /** The year of the first release; empty if unknown. */
  year: string;
  poster: string | null;
  plot: string;
  /** JSON: name, poster and plot by language; null where everybody sees the same. */
  translations: ColumnType<string | null, string | null | undefined, string | null>;
  state: Generated<'open' | 'accepted' | 'added' | 'linked' | 'rejected' | 'withdrawn' | 'merged'>;
  /** The catalogue's title that it became. */
  title_id: number | null;
  /** Why it was rejected. */
  reason: string | null;
  /** How many want it. */
  people: Generated<number>;
  created_at: MomentWithDefault;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The newest title when it was made: only a newer one can be what was missing. Null if there was none. */
  newest_title: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A person who wants a request's title. */
interface TitleRequesterTable {
  id: BigId;
  request_id: number;
  user_id: string;
  asked_at: MomentWithDefault;
  withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface RequestTables {
  title_request: TitleRequestTable;
  title_requester: TitleRequesterTable;
}

/** Replaces words that were the person's alone. */
const ERASED = '(testo cancellato)';

/** Requests that others want, too, stay without the person; one that nobody else asked for is closed and loses its words. */
const forgetRequests = (userId: string) => sql`
  with deleted as (
    delete from title_requester where user_id = ${userId} returning request_id, withdrawn_at
  ), gone as (
    select request_id, withdrawn_at is null as wanted, not exists (
      select from title_requester as other
      where other.request_id = deleted.request_id and other.user_id <> ${userId}) as alone
    from deleted
  ), card as (${liveMessagesChange('request', sql`select request_id from gone where wanted or alone`)})
  update title_request set people = people - wanted::int,
    state = case when wanted and people <= 1 and state in ('open', 'accepted') then 'withdrawn' else state end,
    settled_at = case when wanted and people <= 1 then coalesce(settled_at, now()) else settled_at end,
    words = case when alone then ${ERASED} else words end,
    name = case when alone and type is null then ${ERASED} else name end,
    key = case when alone and key like 'words:%' then concat('erased:', id) else key end
  from gone where title_request.id = gone.request_id and (wanted or alone)`;

/** Least retention of decided requests in days: a rejection answers anyone who asks for the same. */
const KEEP_REQUESTS_DAYS = 30;

export const requestTables = {
  title_requester: {
    ...KEPT,
    person: {
      whose: 'user_id',
      exported: part(
        'requests',
        (userId) => sql`
          select name, words, season, asked_at, withdrawn_at, title_request.state, reason, title_id as content_id
          from title_requester join title_request on title_request.id = request_id
          where user_id = ${userId} order by title_requester.id`,
      ),
      lock: (userId) => sql`
        select from title_request where id in (select request_id from title_requester where ${ofUser(userId)})
        order by id for update`,
      erase: forgetRequests,
      uses: {
        requests: (userId) => sql`
          select count(*) from title_requester
          where ${ofUser(userId)} and ${isWithinLast(sql`asked_at`, DAY_SECONDS)}`,
        'open requests': (userId) => sql`
          select count(*) from title_requester join title_request on title_request.id = request_id
          where ${ofUser(userId)} and state = 'open' and withdrawn_at is null`,
      },
    },
  },
  title_request: {
    backup: true,
    messages: ['decision', 'request'],
    retention: {
      expired: ({ deliveries }) => sql`settled_at < ${daysAgo(Math.max(deliveries, KEEP_REQUESTS_DAYS))}`,
      first: { table: 'title_requester', column: 'request_id' },
      batch: 500,
    },
    person: { whose: null, exported: { within: 'title_requester' } },
    title: { merge: [moveRows] },
  },
} satisfies FactsOf<RequestTables>;
