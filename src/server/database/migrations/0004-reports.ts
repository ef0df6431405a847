import type { Kysely } from 'kysely';
import { createIndexesOfSmallTables } from './large-indexes.ts';
import { runStatements } from './run-statements.ts';

/**
 * Problems that people report: one row a title part and kind while it is open, with the number of people, since counting
 * them takes longer the more there are. Those who are to be told of the outcome are taken in the order of their ids:
 * `reached` is the last one, null once all are told.
 */
const REPORTS: readonly string[] = [
  `create table report (
    id integer generated always as identity primary key,
    content_id integer not null references content on delete cascade,
    season smallint,
    episode smallint,
    kind text not null check (kind in ('audio', 'subtitles', 'wrong', 'broken', 'other')),
    state text not null default 'open' check (state in ('open', 'resolved', 'dismissed')),
    people integer not null default 0,
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    reached text,
    card_due_at timestamptz default now(),
    check ((season is null) = (episode is null)),
    check ((state = 'open') = (settled_at is null))
  )`,
  `create unique index report_open on report (content_id, season, episode, kind) nulls not distinct
    where state = 'open'`,
  `create index report_by_content on report (content_id)`,
  `create index report_most_reported on report (people desc, id) where state = 'open'`,
  `create index report_to_show on report (card_due_at) where card_due_at is not null`,
  `create index report_to_tell on report (id) where reached is not null`,
  `create index report_settled on report (settled_at) where settled_at is not null`,
  `create table report_person (
    report_id integer not null references report on delete cascade,
    user_id text not null,
    content_id integer not null references content on delete cascade,
    reported_at timestamptz not null default now(),
    note text,
    primary key (report_id, user_id)
  )`,
  `create index report_person_by_person on report_person (user_id, reported_at)`,
  `create index report_person_by_content on report_person (content_id)`,
  `create index report_person_note on report_person (report_id, reported_at desc) where note is not null`,

  // The message in each owner's chat that shows a report.
  `create table report_card (
    report_id integer not null references report on delete cascade,
    owner_id text not null,
    message_id bigint not null,
    primary key (report_id, owner_id)
  )`,
  `create index report_card_by_owner on report_card (owner_id)`,

  // Not validated: that would read all of it under a lock.
  `alter table outbox add column report_id integer references report on delete cascade`,
  `alter table outbox drop constraint if exists outbox_check`,
  `alter table outbox add constraint outbox_subject
    check (num_nonnulls(announcement_id, content_id, report_id) = 1) not valid`,
];

/** Reports of problems, and what people are told of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, REPORTS);
  await createIndexesOfSmallTables(db, ['outbox_by_report']);
}
