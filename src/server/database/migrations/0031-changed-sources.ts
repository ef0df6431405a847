import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Titles of which a source was lost, works again or is gone, for the review of titles without one: by triggers, since that
 * happens in many places, in bulk and by older servers, too. Without a foreign key: a source also goes with its title.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table changed_source (
      content_id integer primary key
    )`,
    `create or replace function note_changed_source() returns trigger language plpgsql as $$ begin
      insert into changed_source (content_id) values (old.content_id) on conflict do nothing;
      return null;
    end $$`,
    `create trigger note_deleted_source after delete on source
      for each row execute function note_changed_source()`,
    `create trigger note_updated_source after update of lost_at, content_id on source
      for each row when ((old.lost_at is null) <> (new.lost_at is null) or old.content_id <> new.content_id)
      execute function note_changed_source()`,
  ]);
}
