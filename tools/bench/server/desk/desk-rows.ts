import { titleOfRank } from '../fill-database.ts';

/** The desk's own rows in a full database; all of them shrink with the scale. */
export const FULL = { payments: 200_000, changes: 200_000, misses: 100_000, failures: 10_000 };

type Sizes = typeof FULL & { titles: number; people: number };

/** Keys of changes that were made to many videos at once, over and over. */
const SHARED_KEYS = 300;

/** A person, the same for the same `n`. */
const personOf = (n: string, people: number) => `(1 + ${n}::bigint * 7919 % ${people})::text`;

/** Statements that fill the tables of the desk, by subject. */
export const deskRows = (sizes: Sizes): Record<string, readonly string[]> => ({
  names: names(),
  payments: payments(sizes),
  changes: changes(sizes),
  'work given up': failures(sizes),
  'searches without a result': misses(sizes),
  'ignored videos': ignoredVideos(),
  'titles that need work': titles(),
});

/** Eight first names for everybody, a ban for one in five hundred, ten helpers, and visits of all days. */
function names(): string[] {
  return [
    `update person set barred_at = case when number % 500 = 1 then now() end,
       first_name = (array['Anna', 'Marco', 'Giulia', 'Luca', 'Sofia', 'Andrea', 'Chiara', 'Matteo'])[1 + number % 8],
       last_seen_at = greatest(first_seen_at, now() - number % 400 * interval '1 day')
     from (select user_id as id, user_id::int as number from person) as one where id = user_id`,
    `insert into helper (user_id, given_by) select (n * 100)::text, '2' from generate_series(1, 10) n`,
  ];
}

/** A month each; one in ten is of a subscription, one in twenty a gift, one in fifty was refunded. */
function payments({ payments, people }: Sizes): string[] {
  return [
    `insert into payment (telegram_payment_charge_id, user_id, stars, renews, paid_at, refunded_at)
     select 'charge ' || n, ${personOf('n', people)}, 100, n % 10 = 0, now() - n * interval '5 minutes',
       case when n % 50 = 0 then now() end
     from generate_series(1, ${payments}) n`,
    `insert into premium_gift (code, giver_id, telegram_payment_charge_id, created_at)
     select 'code ' || n, ${personOf('n', people)}, 'charge ' || n, now() from generate_series(5, ${payments}, 20) n`,
    `insert into premium_grant (user_id, granted_at, length, telegram_payment_charge_id)
     select user_id, paid_at, interval '30 days', telegram_payment_charge_id from payment`,
  ];
}

/** One in three by a helper; the latest forty share all of their keys. */
function changes({ changes, people, titles }: Sizes): string[] {
  return [
    `insert into change (user_id, role, what, person_id, about, undo, changed_at)
     select case when n % 3 = 0 then '100' else '2' end, case when n % 3 = 0 then 'helper' else 'owner' end, 'Modifica ' || n,
       case when n % 10 = 0 then ${personOf('n', people)} end,
       case when n <= ${changes} - 40 then array['title ' || 1 + n % ${titles}]
         else array(select 'video ' || k from generate_series(1, ${SHARED_KEYS}) k) end,
       '{}', now() - (${changes} - n) * interval '3 minutes'
     from generate_series(1, ${changes}) n order by n`,
  ];
}

function failures({ failures, people, titles }: Sizes): string[] {
  return [
    `insert into delivery (user_id, kind, title_id, state, attempts, failure, created_at)
     select ${personOf('n', people)}, 'play', ${titleOfRank('n', titles)}, 'failed', 3, 'blocked', now() - n * interval '1 minute'
     from generate_series(1, ${failures}) n`,
  ];
}

/** Over a hundred days, most of them searched for once. */
function misses({ misses }: Sizes): string[] {
  return [
    `insert into search_miss (day, words, times)
     select (now() at time zone 'Europe/Rome')::date - n % 100, 'mai visto ' || n / 100, 1 + 500 / (1 + n / 100)
     from generate_series(0, ${misses} - 1) n`,
  ];
}

function ignoredVideos(): string[] {
  return [
    `insert into video_post (kind, file_id, file_unique_id, file_name, caption, seconds, group_key, candidates, owner_id, state)
     select 'video', 'ignored ' || n, 'ignored ' || n, 'Trailer ' || n || '.mkv', '', 90, 'short:' || n / 5, 0, '2', 'ignored'
     from generate_series(1, 5000) n`,
  ];
}

/** One in a thousand has no picture, one in a thousand no plot; one in two thousand is a double. */
function titles(): string[] {
  return [
    `update title set copertina = case when id % 1000 <> 2 then copertina end,
       trama = case when id % 1000 = 3 then '' else trama end
     where id % 1000 in (2, 3)`,
    `update title set titolo = other.titolo, titolo_ricerca = other.titolo_ricerca, data_uscita = other.data_uscita,
       tmdb_id = other.tmdb_id
     from title as other where title.id % 2000 = 4 and other.id = title.id - 5 and other.type = title.type`,
  ];
}
