/**
 * SQL: the function of the triggers below. A subject by kind has no foreign key: this deletes, as `on delete cascade` would,
 * the messages about the deleted rows, whatever deleted them.
 */
export const DELETE_MESSAGES = `create or replace function delete_messages() returns trigger language plpgsql as $$
  declare subjects text[] := array(select to_jsonb(gone)->>tg_argv[0] from gone);
  begin
    delete from outbox where kind = any(tg_argv) and subject = any(subjects);
    delete from fan_out where kind = any(tg_argv) and subject = any(subjects);
    delete from live_message where kind = any(tg_argv) and subject = any(subjects);
    return null;
  end $$`;

type Facts = { name: string; messages?: readonly string[]; id?: string };

/** SQL: the trigger of a table that messages are about, by its facts; none for other tables. */
export const messagesGoWith = ({ name, messages, id = 'id' }: Facts): string[] =>
  messages
    ? [
        `create trigger delete_messages after delete on ${name} referencing old table as gone for each statement
        execute function delete_messages(${[id, ...messages].map((word) => `'${word}'`).join(', ')})`,
      ]
    : [];
