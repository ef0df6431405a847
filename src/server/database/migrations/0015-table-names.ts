import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Renames tables to the words that the code uses. A view of each old name keeps older servers working: selecting from
 * one table and nothing else, it can be written like the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...rename('wish', 'delivery'),
    `alter sequence wish_id_seq rename to delivery_id_seq`,
    ...rename('play_uncounted', 'pending_play'),
    ...rename('reached_episode', 'watch_progress'),
  ]);
}

/** Constraints and indexes follow, whose names begin with the table's; a primary key's index goes with its constraint. */
function rename(table: string, name: string): string[] {
  return [
    `alter table ${table} rename to ${name}`,
    `do $$ declare old text; begin
      for old in select conname from pg_constraint where conrelid = '${name}'::regclass and conname like '${table}%' loop
        execute format('alter table ${name} rename constraint %I to %I', old, replace(old, '${table}', '${name}'));
      end loop;
      for old in select relname from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = '${name}'::regclass and relname like '${table}%' loop
        execute format('alter index %I rename to %I', old, replace(old, '${table}', '${name}'));
      end loop;
    end $$`,
    `create view ${table} as select * from ${name}`,
  ];
}
