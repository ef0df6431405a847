/**
 * Problems that people report: one row a title part and kind while it is open, with the number of people, since counting
 * them takes longer the more there are. `version_id`: the video that a person has reported, and of a report the latest.
 */
export const REPORTS: readonly string[] = [
  `create table report (
    id integer generated always as identity primary key,
    content_id integer not null references content on delete cascade,
    season smallint,
    episode smallint,
    version_id integer,
    kind text not null check (kind in ('audio', 'subtitles', 'wrong', 'broken', 'other')),
    state text not null default 'open' check (state in ('open', 'resolved', 'dismissed')),
    people integer not null default 0,
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    check ((season is null) = (episode is null)),
    check ((state = 'open') = (settled_at is null))
  )`,
  `create unique index report_open on report (content_id, season, episode, kind) nulls not distinct
    where state = 'open'`,
  `create index report_by_content on report (content_id)`,
  `create index report_most_reported on report (people desc, id) where state = 'open'`,
  `create index report_settled on report (settled_at) where settled_at is not null`,
  `create table report_person (
    report_id integer not null references report on delete cascade,
    user_id text not null,
    content_id integer not null references content on delete cascade,
    version_id integer,
    reported_at timestamptz not null default now(),
    note text,
    primary key (report_id, user_id)
  )`,
  `create index report_person_by_person on report_person (user_id, reported_at)`,
  `create index report_person_by_content on report_person (content_id)`,
  `create index report_person_note on report_person (report_id, reported_at desc) where note is not null`,
  `create index report_person_by_version on report_person (version_id) where version_id is not null`,
];
