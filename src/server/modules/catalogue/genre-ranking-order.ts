import { sql } from 'kysely';

/** All-time plays of a title that nobody played in the ranking's days. */
export const SEEN_OF_UNPLAYED = sql`(case when plays = 0 then seen else 0 end)`;

/** The order of `genre_window`'s index: the most played titles, then the most seen ones of all times. */
export const GENRE_RANKING_ORDER = sql`plays desc, ${SEEN_OF_UNPLAYED} desc, content_id`;
