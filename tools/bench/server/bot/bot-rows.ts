import { titleOfRank, USER_WITH_FULL_LISTS } from '../fill-database.ts';

/** The bot's rows in a full database; all of them shrink with the scale. */
export const FULL = {
  requests: 1_000_000,
  mostWanted: 100_000,
  reports: 300_000,
  mostReported: 20_000,
  nights: 20_000,
};

/** The owner, whose chat has the cards. */
export const OWNER = '2';

/** Videos whose title is uncertain, at any scale. */
export const WAITING = 5000;

/** Marks of the person with the longest possible lists. */
const MAX_MARKS = 20_000;

type Sizes = typeof FULL & { titles: number; people: number };

/** Different people for each `k` of one `n`. */
const personOf = (n: string, k: string, people: number) =>
  `(1 + (${n}::bigint * 104729 + ${k}::bigint * 7919) % ${people})::text`;

/** Every fifth title is a series, see `generate-titles.ts`. */
const IS_SERIES = 'title_id % 5 = 0';

/** Statements that fill the tables of the bot, by subject. */
export const botRows = (sizes: Sizes): Record<string, readonly string[]> => ({
  versions: versions(),
  'watched marks': watchedMarks(sizes),
  requests: requests(sizes),
  reports: reports(sizes),
  notices: notices(sizes),
  'movie nights': movieNights(sizes),
  'waiting videos': waitingVideos(),
});

/** A film has three videos; a series 16 episodes, each with three. */
function versions(): string[] {
  return [
    `insert into video (title_id, season, episode, kind, file_id, quality, languages, bytes)
     select title_id, season, episode, 'video', 'first ' || title_id, 1080, '{ita}', 2e9 from (
       select id as title_id, null::int as season, null::int as episode from title where type = 'film'
       union all
       select id, 1 + n / 8, 1 + n % 8 from title, generate_series(0, 15) n where type = 'serie'
     ) as part order by title_id, season, episode`,
    `insert into video (title_id, season, episode, kind, file_id, quality, languages, bytes, position)
     select title_id, season, episode, 'video', 'other ' || title_id, case n when 1 then 720 else 2160 end,
       case n when 1 then '{ita,eng}'::text[] else '{eng}' end, 1e9, n
     from video, generate_series(1, 2) n`,
    `insert into subtitle_file (title_id, season, episode, file_id, file_unique_id, file_name, label, owner_id)
     select title_id, season, episode, 'subtitles ' || id, 'subtitles ' || id, 'sottotitoli.srt', 'ita', '${OWNER}'
     from video where position = 0 and id % 4 = 0`,
  ];
}

/**
 * A stretch of ranks for each of a person's titles, as in the lists of `fill-database.ts`: everybody has the first
 * title.
 */
function watchedMarks({ titles, people }: Sizes): string[] {
  return [
    `insert into viewing (user_id, title_id, season, episode, delivered_at, watched_at)
     select n::text, title_id, case when ${IS_SERIES} then 1 end, case when ${IS_SERIES} then episode end,
       case when not ${IS_SERIES} then at end,
       case when ${IS_SERIES} or (n + k) % 6 > 0 then at + episode * interval '2 hours' end
     from (
       select n, k, ${titleOfRank('first + floor(random() * (next - first))', titles)} as title_id,
         now() - random() * interval '300 days' as at
       from generate_series(1, ${people}) n
       cross join lateral (select least(8 + n * 31 % 9, ${Math.floor(Math.log2(titles))}) as size) as own
       cross join lateral generate_series(0, size - 1) k
       cross join lateral (
         select floor(${titles} ^ (k / size::float8)) as first, floor(${titles} ^ ((k + 1) / size::float8)) as next
       ) as stretch
       where n <> ${USER_WITH_FULL_LISTS}
     ) as seen
     cross join lateral generate_series(1, case when ${IS_SERIES} then 1 + (n + k) % 7 else 1 end) episode`,
    `insert into viewing (user_id, title_id, watched_at)
     select '${USER_WITH_FULL_LISTS}', id, now() - id * interval '10 minutes'
     from title where type = 'film' and id <= ${MAX_MARKS * 1.25}`,
    `insert into watch_progress (user_id, title_id, season, episode, reached_at)
     select user_id, title_id, 1, max(episode), max(watched_at)
     from viewing where season is not null group by user_id, title_id`,
  ];
}

/** Few are wanted by many: the first by 100,000 people, most by one. */
function requests({ requests, mostWanted, people, titles }: Sizes): string[] {
  return [
    `insert into title_request (key, words, type, tmdb_id, name, year, state, title_id, people, created_at, settled_at)
     select case when known then 'film:' || 10000000 + n else 'words:titolo richiesto ' || n end, 'titolo richiesto ' || n,
       case when known then 'film' end, case when known then 10000000 + n end, 'Titolo richiesto ' || n, '2020', state,
       case when state in ('added', 'linked') then ${titleOfRank(`n % ${titles}`, titles)} end,
       1 + ${mostWanted} / n, settled - random() * interval '100 days',
       case when state not in ('open', 'accepted') then settled end
     from generate_series(1, ${requests}) n
     cross join lateral (
       select n % 10 < 7 as known, now() - random() * interval '29 days' as settled,
         (array['open', 'open', 'open', 'open', 'open', 'accepted', 'added', 'added', 'linked', 'rejected'])[1 + n % 10] as state
     ) as made order by n`,
    `insert into title_requester (request_id, user_id, asked_at)
     select id, ${personOf('id', 'k', people)}, created_at
     from title_request cross join lateral generate_series(1, people) k`,
    `insert into live_message (kind, subject, chat_id, message_id, shown) select 'request', id, ${OWNER}, id, 1 from title_request`,
  ];
}

function reports({ reports, mostReported, people, titles }: Sizes): string[] {
  return [
    `insert into report (title_id, season, episode, kind, state, people, created_at, settled_at, version_id)
     select title_id, season, episode, (array['audio', 'subtitles', 'wrong', 'broken', 'other'])[1 + n % 5],
       case when n % 6 = 1 then 'open' else 'resolved' end, 1 + ${mostReported} / n, now() - interval '60 days' * random(),
       case when n % 6 <> 1 then now() - interval '29 days' * random() end, id
     from (select n, ${titleOfRank('1 + n / 5', titles)} as title_id from generate_series(1, ${reports}) n) as made
     join video using (title_id) where position = 0 and (season is null or (season = 1 and episode = 1)) order by n`,
    `insert into report_person (report_id, user_id, title_id, reported_at, note, version_id)
     select id, ${personOf('id', 'k', people)}, title_id, created_at,
       case when k % 10 = 0 then 'Si sente male' end, version_id
     from report cross join lateral generate_series(1, people) k`,
  ];
}

/** One in twenty has a digest; everybody who waits for one title waits for the most popular one. */
function notices({ people, titles }: Sizes): string[] {
  return [
    `insert into awaited_title (title_id, user_id, since)
     select ${titleOfRank('1 + n / 20 * (n % 2)', titles)}, n::text, now() - random() * interval '90 days'
     from generate_series(1, ${people}, 10) n`,
    `update person set digest_at = case when number % 20 = 3 then now() + interval '7 days' * random() end,
       preferred_quality = case number % 10 when 1 then 720 when 2 then 2160 end,
       preferred_language = case when number % 10 = 3 then 'eng' end, username = 'persona_' || number
     from (select user_id as id, user_id::int as number from person) as one where id = user_id and number % 5 between 1 and 3`,
  ];
}

function movieNights({ nights, people, titles }: Sizes): string[] {
  const id = `lpad(n::text, 20, 'n')`;
  return [
    `insert into movie_night (id, host_id, title, voting_minutes, seed, state, created_at, ends_at)
     select ${id}, ${personOf('n', '1', people)}, 'Serata', 60, ${id}, case when n % 10 = 0 then 'open' else 'closed' end,
       now() - random() * interval '29 days', now() from generate_series(1, ${nights}) n`,
    `insert into movie_night_member (night_id, user_id, member, name, voted)
     select ${id}, ${personOf('n', 'k', people)}, k, 'Persona ' || k, 20 from generate_series(1, ${nights}) n, generate_series(1, 4) k`,
    `insert into movie_night_title (night_id, title_id, position)
     select ${id}, ${titleOfRank(`n % 1000 + k * 7`, titles)}, k from generate_series(1, ${nights}) n, generate_series(1, 20) k`,
    `insert into movie_night_vote (night_id, member, title_id, vote, at)
     select night_id, member, title_id, case when position % 3 = 0 then 'yes' else 'no' end, 1
     from movie_night_title, generate_series(1, 4) member`,
  ];
}

/** Groups of ten videos, and a hundred of one. */
function waitingVideos(): string[] {
  return [
    `insert into video_post (kind, file_id, file_unique_id, file_name, caption, seconds, group_key, candidates, candidate_id,
       owner_id, state)
     select 'video', 'waiting ' || n, 'waiting ' || n, 'Film ' || k || ' (1999) parte ' || n || '.mkv', '', 5400,
       'name:film ' || k, n % 3, case when n % 3 = 1 then 1 + k % 1000 end, '${OWNER}', 'unmatched'
     from generate_series(1, ${WAITING}) n
     cross join lateral (select case when n <= 100 then 1000000 + n else n / 10 end as k) as own`,
  ];
}
