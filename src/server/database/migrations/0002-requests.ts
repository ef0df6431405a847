import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Titles that people ask for: the requests, who wants each, and the card of each in an owner's chat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    // `key` says what is asked for; of open requests there is one with each. `people` counts, since counting takes longer the
    // more want a title. `reached` is the last person whom the last decision was passed on to; null once it was to all.
    `create table title_request (
      id integer generated always as identity primary key,
      key text not null,
      words text not null,
      type text check (type in ('film', 'serie')),
      tmdb_id integer,
      season smallint,
      name text not null,
      year text not null default '',
      poster text,
      plot text not null default '',
      state text not null default 'open'
        check (state in ('open', 'accepted', 'added', 'linked', 'rejected', 'withdrawn', 'merged')),
      content_id integer references content on delete set null,
      reason text,
      people integer not null default 0,
      created_at timestamptz not null default now(),
      settled_at timestamptz,
      reached text,
      match_at timestamptz,
      match_attempts smallint not null default 0
    )`,
    `create unique index title_request_open on title_request (key) where state in ('open', 'accepted')`,
    `create index title_request_by_key on title_request (key, id)`,
    `create index title_request_by_people on title_request (people desc, id) where state in ('open', 'accepted')`,
    `create index title_request_by_content on title_request (content_id) where content_id is not null`,
    `create index title_request_settled on title_request (settled_at) where settled_at is not null`,
    `create index title_request_spreading on title_request (id) where reached is not null`,
    `create index title_request_unmatched on title_request (match_at) where match_at is not null`,
    `create index title_request_by_time on title_request (created_at)`,

    // Also the queue of what its person is to be told: `news` is the decision, null when there is none to tell.
    `create table title_requester (
      id bigint generated always as identity primary key,
      request_id integer not null references title_request on delete cascade,
      user_id text not null,
      asked_at timestamptz not null default now(),
      withdrawn_at timestamptz,
      news text,
      news_at timestamptz,
      told_at timestamptz,
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      claimed_until timestamptz,
      begun_at timestamptz,
      failure text,
      unique (request_id, user_id)
    )`,
    `create index title_requester_in_order on title_requester (request_id, id)`,
    `create index title_requester_by_person on title_requester (user_id, asked_at)`,
    `create index title_requester_due on title_requester (next_attempt_at, id) where news is not null`,
    `create index title_requester_given_up on title_requester (id) where news is null and failure is not null`,

    // Also the queue of cards to be sent or edited: those that show an earlier state than the last.
    `create table request_card (
      id bigint generated always as identity primary key,
      request_id integer not null references title_request on delete cascade,
      owner_id text not null,
      message_id bigint,
      has_picture boolean not null default false,
      changes integer not null default 1,
      shown integer not null default 0,
      created_at timestamptz not null default now(),
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      claimed_until timestamptz,
      failure text,
      unique (request_id, owner_id)
    )`,
    `create index request_card_due on request_card (next_attempt_at, id) where shown < changes`,
    `create index request_card_by_owner on request_card (owner_id)`,
  ]);
}
