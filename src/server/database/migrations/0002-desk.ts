import type { Kysely } from 'kysely';
import { createIndexesOfSmallTables } from './large-indexes.ts';
import { runStatements } from './run-statements.ts';

const HELPERS: readonly string[] = [
  `create table helper (
    user_id text primary key,
    given_by text,
    given_at timestamptz not null default now()
  )`,
];

const CHANGES: readonly string[] = [
  // `undo` is JSON as text: jsonb knows neither NUL nor half characters.
  `create table change (
    id bigint generated always as identity primary key,
    user_id text,
    role text not null check (role in ('owner', 'helper')),
    what text not null,
    person_id text,
    about text[] not null default '{}',
    undo text,
    changed_at timestamptz not null default now(),
    undone_at timestamptz,
    undone_by text
  )`,
  `create index change_by_time on change (changed_at)`,
  `create index change_of_helpers on change (id) where role = 'helper'`,
  `create index change_about on change using gin (about) with (fastupdate = off) where undone_at is null`,
  `create index change_by_user on change (user_id) where user_id is not null`,
  `create index change_by_person on change (person_id) where person_id is not null`,
  `create index change_undone_by on change (undone_by) where undone_by is not null`,
];

const ANNOUNCEMENTS: readonly string[] = [
  // Those of the desk are `sending`: servers of the build before would send what is `running` to everybody at once.
  `alter table announcement
    drop constraint announcement_state_check,
    add constraint announcement_state_check check (state in ('draft', 'running', 'sending', 'stopped', 'done')),
    add column audience text not null default 'all' check (audience in ('all', 'premium', 'genre')),
    add column genre text,
    add column picture text,
    add column starts_at timestamptz,
    add constraint announcement_genre check ((audience = 'genre') = (genre is not null))`,
];

const LARGE = [
  'content_hidden_by_owner',
  'person_by_words',
  'person_newest',
  'person_newest_premium',
  'person_newest_banned',
  'payment_newest',
  'premium_grant_by_time',
];

/** People who help an owner at the desk, what is changed there, whom announcements are for and when, and indexes for its pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...HELPERS, ...CHANGES, ...ANNOUNCEMENTS]);
  await createIndexesOfSmallTables(db, LARGE);
}
