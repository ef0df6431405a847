import type { Kysely } from 'kysely';
import { claimGuardsOf } from './claim-version.ts';
import { runStatements } from './run-statements.ts';

const LIVE_MESSAGES: readonly string[] = [
  // Also the queue of those to be sent or edited: those that show an earlier state than the last.
  `create table live_message (
    id bigint generated always as identity primary key,
    request_id integer references title_request on delete cascade,
    report_id integer references report on delete cascade,
    night_id text references movie_night on delete cascade,
    announcement_id integer references announcement on delete cascade,
    chat_id bigint,
    message_id bigint,
    inline_message_id text unique,
    has_picture boolean not null default false,
    changes integer not null default 1,
    shown integer not null default 0,
    changed_at timestamptz not null default now(),
    begun_at timestamptz,
    attempts smallint not null default 0,
    next_attempt_at timestamptz not null default now(),
    claimed_until timestamptz,
    failure text,
    check (num_nonnulls(request_id, report_id, night_id, announcement_id) = 1),
    check (num_nonnulls(chat_id, inline_message_id) = 1)
  )`,
  ...claimGuardsOf('live_message'),
  `create index live_message_due on live_message (next_attempt_at, id) where shown < changes`,
  `create unique index live_message_of_request on live_message (request_id, chat_id) where request_id is not null`,
  `create unique index live_message_of_report on live_message (report_id, chat_id) where report_id is not null`,
  `create index live_message_of_night on live_message (night_id) where night_id is not null`,
  `create unique index live_message_of_announcement on live_message (announcement_id) where announcement_id is not null`,
  `create unique index live_message_of_night_in_chat on live_message (chat_id, message_id) where night_id is not null`,

  `insert into live_message (request_id, chat_id, message_id, has_picture, changes, shown, begun_at)
    select request_id, owner_id::bigint, message_id, has_picture, changes, shown, begun_at from request_card
    where owner_id ~ '^[1-9][0-9]{0,15}$'`,
  `insert into live_message (report_id, chat_id, message_id, shown, begun_at)
    select report_id, owner_id::bigint, message_id, case when card_due_at is null then 1 else 0 end, begun_at
    from report_card join report on report.id = report_id where owner_id ~ '^[1-9][0-9]{0,15}$'`,
  `insert into live_message (night_id, chat_id, message_id, inline_message_id, changes, shown)
    select night_id, chat_id, message_id, inline_message_id, changes, shown from movie_night_card`,
  `insert into live_message (announcement_id, chat_id, message_id)
    select id, chat_id, message_id from announcement where chat_id is not null`,
  `drop table request_card, report_card, movie_night_card`,
  `alter table report drop column card_due_at`,
  `alter table announcement drop column chat_id, drop column message_id, drop column shown_at`,
];

/** The messages that follow requests, reports, movie nights and announcements are kept up to date by one table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, LIVE_MESSAGES);
}
