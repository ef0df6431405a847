import type { Kysely } from 'kysely';
import { refuseClaimsBelow } from './claim-version.ts';
import { runStatements } from './run-statements.ts';

const FAN_OUT: readonly string[] = [
  // What many people are to be told, in the order of their ids: `reached` is the last one whose message was made. The row goes
  // when all were.
  `create table fan_out (
    id bigint generated always as identity primary key,
    announcement_id integer unique references announcement on delete cascade,
    report_id integer unique references report on delete cascade,
    request_id integer unique references title_request on delete cascade,
    decision text,
    reached text not null default '',
    check (num_nonnulls(announcement_id, report_id, request_id) = 1),
    check ((request_id is null) = (decision is null))
  )`,
  `alter table outbox add column request_id integer, add column decision text`,
  `alter table outbox drop constraint if exists outbox_subject`,
  // Not validated: that would read all of it under a lock.
  `alter table outbox add constraint outbox_subject check (num_nonnulls(
    announcement_id, content_id, report_id, request_id, list_import_id, digest, premium_until) = 1) not valid`,
  `create unique index outbox_decided on outbox (request_id, user_id, decision) where request_id is not null`,

  `insert into fan_out (announcement_id, reached)
    select id, reached from announcement where state in ('running', 'stopped')`,
  `insert into fan_out (report_id, reached) select id, reached from report where reached is not null`,
  `insert into fan_out (request_id, decision, reached)
    select id, state, reached from title_request where reached is not null`,
  `insert into outbox (user_id, request_id, decision, created_at, begun_at, failure)
    select user_id, request_id, news, coalesce(news_at, now()), begun_at, failure from title_requester
    where news is not null`,
  `insert into outbox (user_id, request_id, decision, created_at, state, failure)
    select user_id, request_id, title_request.state, coalesce(news_at, now()), 'failed', failure
    from title_requester join title_request on title_request.id = request_id
    where news is null and failure is not null`,

  `alter table announcement drop column reached`,
  `alter table report drop column reached`,
  `alter table title_request drop column reached`,
  `drop trigger check_claim_version on title_requester`,
  `alter table title_requester drop column news, drop column news_at, drop column told_at, drop column attempts,
    drop column next_attempt_at, drop column claimed_until, drop column claim_version, drop column begun_at,
    drop column failure`,
  // They would take a decision for something else.
  refuseClaimsBelow(2),
];

/** What many people are told goes through one table into the outbox, what was decided on their requests as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, FAN_OUT);
}
