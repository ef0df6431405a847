import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Movie nights: who is there, what is voted on, the votes, and the night's messages in chats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person add column first_name text`,

    // `version` grows with each change that members see. `seed` is for the lot, and made before anybody has voted.
    `create table movie_night (
      id text primary key,
      host_id text,
      title text not null,
      kind text check (kind in ('film', 'serie')),
      max_minutes smallint,
      left_out_genres smallint[] not null default '{}',
      unwatched boolean not null default false,
      voting_minutes smallint not null,
      seed text not null,
      state text not null default 'open' check (state in ('open', 'chosen', 'closed')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      ends_at timestamptz,
      chosen_content_id integer references content on delete set null,
      chosen_by text check (chosen_by in ('match', 'rule')),
      approvals smallint,
      voters smallint,
      reason text,
      is_lot boolean not null default false,
      play_at timestamptz
    )`,
    `create index movie_night_open_by_host on movie_night (host_id, created_at) where state = 'open'`,
    `create index movie_night_by_host on movie_night (host_id) where host_id is not null`,
    `create index movie_night_ending on movie_night (ends_at) where state = 'open' and ends_at is not null`,
    `create index movie_night_by_time on movie_night (created_at)`,
    `create index movie_night_by_choice on movie_night (chosen_content_id) where chosen_content_id is not null`,

    // `active_at` is when the member last joined or voted.
    `create table movie_night_member (
      night_id text not null references movie_night on delete cascade,
      user_id text not null,
      member smallint not null,
      name text not null,
      voted smallint not null default 0,
      joined_at timestamptz not null default now(),
      active_at timestamptz not null default now(),
      removed_at timestamptz,
      primary key (night_id, user_id),
      unique (night_id, member)
    )`,
    `create index movie_night_member_by_person on movie_night_member (user_id, joined_at)`,

    `create table movie_night_title (
      night_id text not null references movie_night on delete cascade,
      content_id integer not null references content on delete cascade,
      position smallint not null,
      primary key (night_id, content_id)
    )`,
    `create index movie_night_title_by_content on movie_night_title (content_id)`,

    // `at` is the phone's time, `listed` whether the vote has put the title into the member's list. A vote that was taken
    // back stays without a value, so that an older one that comes later is recognised.
    `create table movie_night_vote (
      night_id text not null,
      member smallint not null,
      content_id integer not null references content on delete cascade,
      vote text check (vote in ('yes', 'no', 'later')),
      at bigint not null,
      listed boolean not null default false,
      primary key (night_id, member, content_id),
      foreign key (night_id, member) references movie_night_member (night_id, member) on delete cascade
    )`,
    `create index movie_night_vote_by_content on movie_night_vote (content_id)`,

    // The night's messages, and the queue of those to be edited: those that show an earlier state than the last.
    `create table movie_night_card (
      id bigint generated always as identity primary key,
      night_id text not null references movie_night on delete cascade,
      chat_id bigint,
      message_id bigint,
      inline_message_id text,
      changes integer not null default 0,
      shown integer not null default 0,
      created_at timestamptz not null default now(),
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      claimed_until timestamptz,
      failure text,
      unique (inline_message_id),
      unique (chat_id, message_id),
      check ((inline_message_id is null) = (chat_id is not null and message_id is not null))
    )`,
    `create index movie_night_card_due on movie_night_card (next_attempt_at, id) where shown < changes`,
    `create index movie_night_card_by_night on movie_night_card (night_id)`,
  ]);
}
