import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { privateChatId } from './private-chat-id.ts';
import { forgetLists, forgetMovieNights, forgetRequests } from './shared-rows.ts';

type Query = RawBuilder<Record<string, unknown>>;
type Change = RawBuilder<unknown>;
/** SQL: which of the person's own rows a statement changes. */
type RowsOf = (own: RawBuilder<boolean>) => RawBuilder<boolean>;

/** What a table holds of a person. */
type PersonTable = {
  /**
   * The part of the export that its rows are, and the query for them; or the table in whose part they are. Null: it holds
   * nothing but how far some work has come.
   */
  exported: { part: string; rows: (userId: string) => Query } | { within: keyof Schema } | null;
  /** Erases what may be many rows: in batches first, then what has come since. */
  eraseMany?: (userId: string, rows: RowsOf) => Change;
  /** Erases the rest, in one transaction, in the order of this list. Without either, the rows go with other tables'. */
  erase?: (userId: string) => Change;
};

/** Titles, counts and what servers share: nothing of it is a person's. */
const NOBODYS = null;

const ofUser = (userId: string) => sql<boolean>`user_id = ${userId}`;
const ofOwner = (userId: string) => sql<boolean>`owner_id = ${userId}`;
/** Columns with a chat's number hold a person's where it is a private chat. */
const inChat = (userId: string) => sql<boolean>`chat_id = ${privateChatId(userId) ?? null}::bigint`;
/** Order keys of a person's updates: see `updateOrderKey` in the bot. */
const chatsOf = (userId: string) => [userId, `person ${userId}`, `payments ${userId}`];

const part = (name: string, rows: (userId: string) => Query) => ({ part: name, rows });
const deleteUsers =
  (table: keyof Schema) =>
  (userId: string): Change =>
    sql`delete from ${sql.table(table)} where ${ofUser(userId)}`;
const deleteManyOfUser =
  (table: keyof Schema) =>
  (userId: string, rows: RowsOf): Change =>
    sql`delete from ${sql.table(table)} where ${rows(ofUser(userId))}`;
const deleteOwners =
  (table: keyof Schema) =>
  (userId: string): Change =>
    sql`delete from ${sql.table(table)} where ${ofOwner(userId)}`;

/** SQL: work that goes through people in the order of their ids goes on behind the one before. */
const before = (userId: string) =>
  sql<string>`coalesce((select max(user_id) from person where user_id < ${userId}), '')`;
const stepBack =
  (table: 'announcement' | 'arrival' | 'report' | 'title_request') =>
  (userId: string): Change =>
    sql`update ${sql.table(table)} set reached = ${before(userId)} where reached = ${userId}`;

/** An update that the person has sent, wherever; few still have a payload. */
const isSentBy = (userId: string) => sql<boolean>`
  case when payload like ${`%"id":${userId}%`} then exists (
    select from jsonb_each(payload::jsonb) as part(kind, body) where body #>> '{from,id}' = ${userId}
  ) else false end`;
const hasPayload = sql<boolean>`(done_at is null or failure is not null) and payload is not null`;
/** One that somebody else has sent names the person, too, where they are answered or mentioned. */
const isGivenUpNaming = (userId: string) =>
  sql<boolean>`done_at is not null and payload ~ ${`"(user_)?id":${userId}[,}]`}`;
const finished = sql`payload = null, failure = null, done_at = coalesce(done_at, now()), claimed_until = null`;

/**
 * What each table holds of a person: what `person export` prints and `person forget` erases. The type demands every table,
 * and a test that each is what it says.
 */
export const PERSON_TABLES: Record<keyof Schema, PersonTable | typeof NOBODYS> = {
  list_item: {
    exported: part(
      'lists',
      (userId) => sql`
        select list, content_id, titolo, added_at from list_item join content on content.id = content_id
        where user_id = ${userId} order by list, added_at`,
    ),
    erase: forgetLists,
  },
  custom_list: {
    exported: part(
      'customLists',
      (userId) => sql`
        select custom_list.id, custom_list.titolo, custom_list.created_at, content_id, content.titolo as content,
          added_at
        from custom_list left join custom_list_item on list_id = custom_list.id
        left join content on content.id = content_id
        where user_id = ${userId} order by custom_list.id, added_at`,
    ),
    erase: deleteUsers('custom_list'),
  },
  custom_list_item: { exported: { within: 'custom_list' } },
  play_event: {
    exported: part(
      'plays',
      (userId) => sql`
        select content_id, titolo, played_at from play_event join content on content.id = content_id
        where user_id = ${userId} order by played_at`,
    ),
    eraseMany: (userId, rows) =>
      sql`update play_event set user_id = '', first_of_day = null where ${rows(ofUser(userId))}`,
  },
  delivery: {
    exported: part(
      'deliveries',
      (userId) => sql`
        select kind, content_id, season, episode, subtitles, created_at, state, delivered_at, failure from delivery
        where user_id = ${userId} order by id`,
    ),
    eraseMany: deleteManyOfUser('delivery'),
  },
  outbox: {
    exported: part(
      'messages',
      (userId) => sql`
        select announcement_id, content_id, report_id, list_import_id, digest, premium_until, created_at, state, delivered_at, failure
        from outbox where user_id = ${userId} order by id`,
    ),
    eraseMany: deleteManyOfUser('outbox'),
  },
  awaited_title: {
    exported: part(
      'awaited',
      (userId) => sql`
        select content_id, since from awaited_title where user_id = ${userId} order by since, content_id`,
    ),
    erase: deleteUsers('awaited_title'),
  },
  awaited_season: {
    exported: part(
      'awaited_seasons',
      (userId) => sql`
        select content_id, season, since from awaited_season where user_id = ${userId}
        order by since, content_id, season`,
    ),
    erase: deleteUsers('awaited_season'),
  },
  title_requester: {
    exported: part(
      'requests',
      (userId) => sql`
        select name, words, season, asked_at, withdrawn_at, title_request.state, reason, content_id
        from title_requester join title_request on title_request.id = request_id
        where user_id = ${userId} order by title_requester.id`,
    ),
    erase: forgetRequests,
  },
  title_request: { exported: { within: 'title_requester' }, erase: stepBack('title_request') },
  muted_title: {
    exported: part(
      'muted',
      (userId) => sql`select content_id from muted_title where user_id = ${userId} order by content_id`,
    ),
    erase: deleteUsers('muted_title'),
  },
  watch_progress: {
    exported: part(
      'episodes',
      (userId) => sql`
        select content_id, season, episode, reached_at from watch_progress
        where user_id = ${userId} order by content_id`,
    ),
    erase: deleteUsers('watch_progress'),
  },
  viewing: {
    exported: part(
      'watched',
      (userId) => sql`
        select content_id, season, episode, delivered_at, watched_at from viewing
        where user_id = ${userId} order by content_id, season, episode`,
    ),
    eraseMany: deleteManyOfUser('viewing'),
  },
  report: { exported: null, erase: stepBack('report') },
  report_person: {
    exported: part(
      'reports',
      (userId) => sql`
        select report.content_id, season, episode, kind, state, reported_at, note
        from report_person join report on report.id = report_id where user_id = ${userId} order by reported_at`,
    ),
    eraseMany: deleteManyOfUser('report_person'),
  },
  list_import: {
    exported: part(
      'importedLists',
      (userId) => sql`
        select file_name, target, state, created_at, added, name, original_name, year, imdb_id, at, requested_at
        from list_import left join list_import_entry on import_id = list_import.id
        where user_id = ${userId} order by list_import.id, position`,
    ),
    erase: deleteUsers('list_import'),
  },
  list_import_entry: { exported: { within: 'list_import' } },
  premium_grant: {
    exported: part(
      'premium',
      (userId) => sql`
        select granted_at, length::text, telegram_payment_charge_id from premium_grant
        where user_id = ${userId} order by id`,
    ),
    erase: deleteUsers('premium_grant'),
  },
  payment: {
    exported: part(
      'payments',
      (userId) => sql`
        select telegram_payment_charge_id, stars, renews, purchase, expires_at, is_first, paid_at, refunded_at from payment
        where user_id = ${userId} order by paid_at`,
    ),
    erase: (userId) => sql`update payment set user_id = null where ${ofUser(userId)}`,
  },
  star_subscription: {
    exported: part(
      'subscription',
      (userId) => sql`
        select telegram_payment_charge_id, stars, state, expires_at from star_subscription where user_id = ${userId}`,
    ),
    erase: deleteUsers('star_subscription'),
  },
  renewal_state: {
    exported: part(
      'renewals',
      (userId) => sql`
        select purchase, state, changed_at from renewal_state where user_id = ${userId} order by changed_at`,
    ),
    erase: deleteUsers('renewal_state'),
  },
  premium_gift: {
    exported: part(
      'gifts',
      (userId) => sql`
        select code, created_at, telegram_payment_charge_id, redeemed_at, coalesce(giver_id = ${userId}, false) as given,
          coalesce(recipient_id = ${userId}, false) as received
        from premium_gift where ${userId} in (giver_id, recipient_id) order by created_at`,
    ),
    // One that is not paid is nobody's without the person.
    erase: (userId) => sql`
      with gone as (
        delete from premium_gift where ${userId} in (giver_id, recipient_id) and telegram_payment_charge_id is null
      )
      update premium_gift set giver_id = nullif(giver_id, ${userId}), recipient_id = nullif(recipient_id, ${userId})
      where ${userId} in (giver_id, recipient_id) and telegram_payment_charge_id is not null`,
  },
  movie_night_member: {
    exported: part(
      'movieNights',
      (userId) => sql`
        select movie_night.title, movie_night.created_at, state, coalesce(movie_night.host_id = ${userId}, false) as hosted,
          name, joined_at, content.titolo, vote
        from movie_night left join movie_night_member as own on own.night_id = movie_night.id and user_id = ${userId}
        left join movie_night_vote as votes on votes.night_id = own.night_id and votes.member = own.member
        left join content on content.id = content_id
        where user_id is not null or host_id = ${userId}
        order by movie_night.created_at, movie_night.id, content_id`,
    ),
    erase: forgetMovieNights,
  },
  movie_night: { exported: { within: 'movie_night_member' } },
  movie_night_vote: { exported: { within: 'movie_night_member' } },
  announcement: {
    exported: part(
      'announcements',
      (userId) => sql`
        select text, content_id, created_at, state, people
        from announcement join live_message on announcement_id = announcement.id
        where ${inChat(userId)} order by announcement.id`,
    ),
    erase: stepBack('announcement'),
  },
  live_message: {
    exported: part(
      'liveMessages',
      (userId) => sql`
        select request_id, report_id, night_id, announcement_id, changed_at from live_message
        where ${inChat(userId)} order by id`,
    ),
    erase: (userId) => sql`delete from live_message where ${inChat(userId)}`,
  },
  arrival: { exported: null, erase: stepBack('arrival') },
  bot_update: {
    exported: part(
      'updates',
      (userId) => sql`
        select id::text, received_at, done_at, payload from bot_update
        where chat = any(${chatsOf(userId)}) or ${hasPayload} and ${isSentBy(userId)} order by id`,
    ),
    eraseMany: (userId, rows) =>
      sql`update bot_update set chat = '', ${finished} where ${rows(sql<boolean>`chat = any(${chatsOf(userId)})`)}`,
    erase: (userId) => sql`
      update bot_update set ${finished}
      where ${hasPayload} and (${isSentBy(userId)} or ${isGivenUpNaming(userId)})`,
  },
  search_miss: {
    exported: part(
      'searches',
      (userId) =>
        sql`select day::text, words, times from search_miss where user_id = ${userId} order by day, words`,
    ),
    erase: deleteUsers('search_miss'),
  },
  rate_limited_chat: {
    exported: part(
      'pauses',
      (userId) => sql`select limited_at, until from rate_limited_chat where user_id = ${userId}`,
    ),
    erase: deleteUsers('rate_limited_chat'),
  },
  source_channel: {
    exported: part(
      'channels',
      (userId) => sql`
        select chat_id, title, added_at from source_channel where owner_id = ${userId} order by added_at`,
    ),
    erase: deleteOwners('source_channel'),
  },
  channel_reading: NOBODYS,
  subtitle_file: {
    exported: part(
      'subtitles',
      (userId) => sql`
        select file_name, label, added_at from subtitle_file where owner_id = ${userId} order by id`,
    ),
    eraseMany: (userId, rows) => sql`update subtitle_file set owner_id = '' where ${rows(ofOwner(userId))}`,
  },
  source_post: {
    exported: part(
      'videos',
      (userId) => sql`
        select file_name, caption, state, changed_at from source_post where owner_id = ${userId} order by id`,
    ),
    eraseMany: (userId, rows) => sql`
      update source_post set owner_id = '', told_at = coalesce(told_at, now()) where ${rows(ofOwner(userId))}`,
  },
  // The last: others' work steps back to the person before.
  person: {
    exported: part(
      'person',
      (userId) => sql`
        select username, first_name, first_seen_at, last_seen_at, premium_until::text, sessions_ended_at, barred_at,
          blocked_at, notices_off, series_notices_off, digest_at, premium_end_told, menu_set_at, preferred_quality, preferred_language
        from person where user_id = ${userId}`,
    ),
    erase: deleteUsers('person'),
  },
  // A keyed hash.
  forgotten_ban: NOBODYS,
  genre: NOBODYS,
  content: NOBODYS,
  title_alias: NOBODYS,
  content_stats: NOBODYS,
  content_genre: NOBODYS,
  artist: NOBODYS,
  credit: NOBODYS,
  title_removal: NOBODYS,
  pending_play: NOBODYS,
  play_daily: NOBODYS,
  play_total: NOBODYS,
  play_window: NOBODYS,
  genre_window: NOBODYS,
  ranking_state: NOBODYS,
  title_neighbour: NOBODYS,
  neighbour_refresh: NOBODYS,
  source: NOBODYS,
  changed_source: NOBODYS,
  replaced_source: NOBODYS,
  other_version: NOBODYS,
  video_answer: NOBODYS,
  arrived_part: NOBODYS,
  seerr_request: NOBODYS,
  movie_night_title: NOBODYS,
  setting: NOBODYS,
  lease: NOBODYS,
};
