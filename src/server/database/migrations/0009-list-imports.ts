import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

const LIST_IMPORTS: readonly string[] = [
  `create table list_import (
    id integer generated always as identity primary key,
    user_id text not null,
    update_id bigint not null unique,
    file_name text not null,
    target text check (target in ('visti', 'liste', 'mi_piace')),
    state text not null default 'asked' check (state in ('asked', 'running', 'done')),
    reached integer not null default 0,
    added integer not null default 0,
    known integer not null default 0,
    left_out integer not null default 0,
    skipped integer not null default 0,
    created_at timestamptz not null default now(),
    check (state = 'asked' or target is not null)
  )`,
  `create index list_import_by_person on list_import (user_id, created_at)`,
  `create index list_import_running on list_import (id) where state = 'running'`,
  `create table list_import_entry (
    import_id integer not null references list_import on delete cascade,
    position integer not null,
    type text check (type in ('film', 'serie')),
    name text not null,
    original_name text not null,
    year smallint,
    tmdb_id integer,
    imdb_id text,
    at timestamptz,
    episodes jsonb,
    requested_at timestamptz,
    primary key (import_id, position)
  )`,

  `alter table person add column digest_at timestamptz`,
  `create index person_digest on person (digest_at) where digest_at is not null`,

  // No foreign keys: each would need an index of a table that grows with every message.
  `alter table outbox add column list_import_id integer`,
  `alter table outbox add column digest integer[]`,
  `alter table outbox drop constraint if exists outbox_subject`,
  // Not validated: that would read all of it under a lock.
  `alter table outbox add constraint outbox_subject
    check (num_nonnulls(announcement_id, content_id, report_id, list_import_id, digest) = 1) not valid`,
];

/** Lists that people bring from elsewhere, and the weekly digest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, LIST_IMPORTS);
}
