import type { Kysely } from 'kysely';
import { DELETE_MESSAGES, messagesGoWith } from '../tables/messages-go-with.ts';
import { runStatements } from './run-statements.ts';

/** A message says by a kind and a subject what it is about, in place of a column for each kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...OUTBOX, ...FAN_OUT, ...LIVE_MESSAGE, ...GO_WITH_SUBJECTS]);
}

const OUTBOX = [
  `alter table outbox add column kind text, add column subject text, add column details jsonb`,
  `update outbox set
    kind = case
      when announcement_id is not null then 'announcement' when report_id is not null then 'report'
      when request_id is not null then 'decision' when list_import_id is not null then 'listImport'
      when digest is not null then 'digest' when premium_until is not null then 'premiumEnd'
      else 'arrival' end,
    subject = coalesce(announcement_id, report_id, request_id, list_import_id, content_id)::text,
    details = case
      when request_id is not null then jsonb_build_object('decision', decision)
      when digest is not null then jsonb_build_object('titles', to_jsonb(digest))
      when premium_until is not null then jsonb_build_object('until', premium_until)
      when first_source is not null then jsonb_build_object('first', first_source, 'last', last_source) end`,
  `alter table outbox alter column kind set not null, drop column announcement_id, drop column content_id,
    drop column report_id, drop column request_id, drop column decision, drop column list_import_id, drop column digest,
    drop column premium_until, drop column first_source, drop column last_source`,
  // Of a title's notifications one waits for a person, and grows.
  `create unique index outbox_arriving on outbox (user_id, subject) where kind = 'arrival' and state = 'waiting'`,
  `create index outbox_by_subject on outbox (kind, subject, user_id)`,
];

const FAN_OUT = [
  `alter table fan_out add column kind text, add column subject text, add column details jsonb`,
  `update fan_out set
    kind = case when announcement_id is not null then 'announcement' when report_id is not null then 'report'
      else 'decision' end,
    subject = coalesce(announcement_id, report_id, request_id)::text,
    details = case
      when request_id is not null then jsonb_build_object('decision', decision)
      when report_id is not null then jsonb_build_object('at', now()) end`,
  `alter table fan_out alter column kind set not null, alter column subject set not null, drop column announcement_id,
    drop column report_id, drop column request_id, drop column decision`,
  `create unique index fan_out_of_subject on fan_out (kind, subject)`,
];

const LIVE_MESSAGE = [
  `alter table live_message add column kind text, add column subject text`,
  `update live_message set
    kind = case when request_id is not null then 'request' when report_id is not null then 'report'
      when night_id is not null then 'night' else 'announcement' end,
    subject = coalesce(request_id::text, report_id::text, night_id, announcement_id::text)`,
  `alter table live_message alter column kind set not null, alter column subject set not null, drop column request_id,
    drop column report_id, drop column night_id, drop column announcement_id`,
  `create index live_message_by_subject on live_message (kind, subject)`,
  // A chat has one message about a subject; a movie night is shared as often as people like.
  `create unique index live_message_in_chat on live_message (kind, subject, chat_id) where kind <> 'night'`,
  `create unique index live_message_of_night_in_chat on live_message (chat_id, message_id) where kind = 'night'`,
];

const GO_WITH_SUBJECTS = [
  DELETE_MESSAGES,
  messagesGoWith('announcement', ['announcement']),
  messagesGoWith('content', ['arrival']),
  messagesGoWith('list_import', ['listImport']),
  messagesGoWith('movie_night', ['night']),
  messagesGoWith('report', ['report']),
  messagesGoWith('title_request', ['decision', 'request']),
];
