import { claimGuardsOf } from '../../tables/claim-guards.ts';

/** The messages that follow requests, reports, movie nights and announcements. */
export const LIVE_MESSAGES: readonly string[] = [
  // Also the queue of messages to be sent or edited: those that show an earlier state than the last.
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
];
