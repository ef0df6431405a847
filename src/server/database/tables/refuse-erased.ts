/** The code of the error of a statement whose rows name somebody whose data are erased. */
export const ERASED_CODE = 'VE001';
/** The kind of an `erasure` that lasts until the person comes back. */
export const GONE = 'gone';
/** Setting: the key of the hashes of user ids. */
export const HASH_KEY = 'person_hash_key';

/** Setting of a transaction that restores a back-up, whose rows come in any order. */
export const RESTORES = 'vetrina.restores';

type Facts = { name: string; person?: { whose: string | null } };

/**
 * SQL: the trigger of a table whose rows name a person: work that began before an erasure writes nothing after it. The
 * lock makes an erasure wait for the writer, and a writer for the erasure.
 */
export function refuseErased({ name, person }: Facts): string[] {
  if (!person?.whose) return [];
  return [
    `create or replace function refuse_erased_${name}() returns trigger language plpgsql as $$
      declare people text[];
      begin
        if current_setting('${RESTORES}', true) = 'on' then return null; end if;
        select array_agg(distinct ${person.whose}) into people from added;
        perform from person where user_id = any(people) for key share;
        if exists (
          select from erasure where kind = '${GONE}' and person_hash = any(array(
            select encode(sha256(convert_to(value || one, 'UTF8')), 'hex') from setting, unnest(people) as one
            where key = '${HASH_KEY}'
          ))
        ) then
          raise exception 'rows of ${name} name somebody whose data are erased' using errcode = '${ERASED_CODE}';
        end if;
        return null;
      end $$`,
    `create trigger refuse_erased after insert on ${name} referencing new table as added for each statement
      execute function refuse_erased_${name}()`,
  ];
}
