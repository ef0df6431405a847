import { type RawBuilder, sql } from 'kysely';

/** SQL: a pause, whose end is in the setting `key`, goes on. */
export const isPaused = (key: string): RawBuilder<boolean> =>
  sql`exists (select from setting where key = ${key} and value::timestamptz > now())`;

/** SQL statement: extends a pause of all servers to a time, if that is not null; never shortens it. */
export const extendPause = (key: string, until: RawBuilder<Date | null>): RawBuilder<unknown> => sql`
  insert into setting (key, value)
  select ${key}, until::text from (select ${until} as until) as pause where until is not null
  on conflict (key) do update set value = excluded.value
  where setting.value::timestamptz < excluded.value::timestamptz`;
