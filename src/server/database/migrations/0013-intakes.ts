import type { Kysely } from 'kysely';
import { messagesGoWith } from '../tables/messages-go-with.ts';
import { runStatements } from './run-statements.ts';

/** The messages about an owner's videos and about the reading of a channel are live messages. Failed reports are gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table intake (
      id integer generated always as identity primary key,
      owner_id text not null,
      since timestamptz not null,
      shown_at timestamptz not null default now(),
      reading integer not null,
      text text not null,
      buttons jsonb not null
    )`,
    `create index intake_by_owner on intake (owner_id, id)`,
    messagesGoWith('intake', ['intake']),
    `insert into intake (owner_id, since, shown_at, reading, text, buttons)
      select owner_id, since, shown_at, reading, text, '[]' from intake_report`,
    // Its buttons are those that it was sent with, until it is written anew.
    `insert into live_message (kind, subject, chat_id, message_id, shown)
      select 'intake', id, owner_id::bigint, message_id, 1 from intake_report join intake using (owner_id)
      where owner_id ~ '^[1-9][0-9]{0,15}$'`,
    `drop table intake_report`,
    messagesGoWith('source_channel', ['reading'], 'chat_id'),
    `insert into live_message (kind, subject, chat_id, message_id, shown)
      select 'reading', chat_id, owner_id::bigint, message_id, 1 from channel_reading join source_channel using (chat_id)
      where message_id is not null and owner_id ~ '^[1-9][0-9]{0,15}$'`,
    `alter table channel_reading drop column message_id, drop column shown_at`,
    `alter table source_post drop column report_failure`,
  ]);
}
