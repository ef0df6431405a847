import type { ColumnType, Generated } from 'kysely';
import type { TitleType } from '../../contract/request-schemas.ts';
import type { StaticList } from '../../contract/static-lists.ts';

/** A `date` column: `YYYY-MM-DD` goes in; drivers differ in what comes out, so it is cast to text when read. */
type Day = ColumnType<unknown, string, string>;
/** A `timestamptz` column. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type MomentWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** A `bigint` column: drivers differ in what comes out, so it is never read as a number. */
type BigId = ColumnType<unknown, never, never>;

export interface GenreTable {
  id: Generated<number>;
  nome: string;
}

export interface ContentTable {
  id: Generated<number>;
  /** Where a title comes from and its name there (`demo:nosferatu-1922`): makes loading repeatable. */
  origin: string;
  type: TitleType;
  titolo: string;
  /** The title normalised for search, see `lib/normalize-for-search.ts`. */
  titolo_ricerca: string;
  trama: string;
  /** Names in the title's own order, to show and to filter by. */
  generi: string[];
  data_uscita: Day;
  anno: ColumnType<number, never, never>;
  /** Minutes of a film, seasons of a series. */
  durata: number;
  adult: boolean;
  copertina: string | null;
  banner: string | null;
  trailer: string | null;
  /** Number of a film's duration choice, see `search/duration-choice-number.ts`; null for a series. */
  durata_scelta: ColumnType<number | null, never, never>;
  created_at: MomentWithDefault;
  titolo_originale: string | null;
  /** The original title normalised for search; empty without one. */
  originale_ricerca: Generated<string>;
  /** Further names, such as the English one of a title from elsewhere: for search and for matching videos. */
  altri_titoli: Generated<string[]>;
  /** The same normalised for search, one a line; empty without any. */
  altri_ricerca: Generated<string>;
  tmdb_id: number | null;
  imdb_id: string | null;
  /** A ThumbHash of the cover in base64: shown until the picture is there. */
  anteprima: string | null;
  /** In no answer; then it has no rows in `content_genre`, `play_window` and `genre_window`. */
  hidden: Generated<boolean>;
  /** Hidden only because it has no source (`TITLES_WITHOUT_SOURCE`): reachable by its id. Always hidden, too. */
  unlisted: Generated<boolean>;
  updated_at: MomentWithDefault;
}

/** An origin of a title that was merged into another one. */
export interface TitleAliasTable {
  origin: string;
  content_id: number;
}

/** Counters of a title, one row each: frequently updated, so apart from `content` and its indexes. */
export interface ContentStatsTable {
  content_id: number;
  type: TitleType;
  mi_piace: Generated<number>;
  preferiti: Generated<number>;
  visualizzazioni: Generated<number>;
}

/** A credited person. */
export interface ArtistTable {
  id: Generated<number>;
  nome: string;
  /** The name normalised for search. */
  nome_ricerca: string;
}

/** Directors (creators of a series) and leading cast of a title, in their order. */
export interface CreditTable {
  content_id: number;
  artist_id: number;
  role: 'regia' | 'cast';
  position: number;
}

/** Genres of visible titles, with the columns for filtering and sorting. */
export interface ContentGenreTable {
  genre_id: number;
  content_id: number;
  created_at: Moment;
  type: TitleType;
  anno: number;
  durata_scelta: number | null;
}

export interface PersonTable {
  user_id: string;
  first_seen_at: MomentWithDefault;
  last_seen_at: MomentWithDefault;
  /** `infinity` without end, null for people who never were premium. */
  premium_until: ColumnType<unknown, Date | string | null | undefined, Date | string | null>;
  /** Launch keys and sessions issued before are revoked. */
  sessions_ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The user name in lower case and without @, as of the person's last message to the bot. */
  username: string | null;
  /** Since when the person is banned; null: not banned. */
  barred_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Since when the bot cannot write to them (blocked). */
  blocked_at: Date | null;
  /** No notifications and announcements. */
  notices_off: Generated<boolean>;
  /** No notifications of new episodes of series that they have begun or keep in a list. */
  series_notices_off: Generated<boolean>;
  /** When their next weekly digest is due; null: they want none. */
  digest_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The quality (lines of the picture) and the language of the version that they chose last. */
  preferred_quality: ColumnType<number | null, number | null | undefined, number | null>;
  preferred_language: ColumnType<string | null, string | null | undefined, string | null>;
  /** When their menu button was set. */
  menu_set_at: ColumnType<Date | null, Date | undefined, Date>;
  /** As the messenger last told it: how others in a movie night see them. */
  first_name: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ListItemTable {
  user_id: string;
  list: StaticList;
  content_id: number;
  added_at: MomentWithDefault;
}

export interface CustomListTable {
  id: Generated<number>;
  user_id: string;
  titolo: string;
  created_at: MomentWithDefault;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
}

export interface CustomListItemTable {
  list_id: number;
  content_id: number;
  added_at: MomentWithDefault;
}

/** Plays for the rankings: one per person, title and day; append-only. */
export interface PlayEventTable {
  id: BigId;
  user_id: string;
  content_id: number;
  played_at: Moment;
  /** The catalogue's calendar day of `played_at`, see `lib/calendar.ts`. */
  day: Day;
  /** True in new rows: further plays of a title by a person on the same day are not stored. */
  first_of_day: boolean | null;
}

/** Plays that have not been counted yet. */
export interface PendingPlayTable {
  event_id: ColumnType<unknown, never, never>;
  /** Why it cannot be counted and is left out. */
  failure: string | null;
}

export interface PlayDailyTable {
  content_id: number;
  day: Day;
  plays: number;
}

/** Plays within the last `period` days, counted back from `ranking_state.day`. */
export interface PlayWindowTable {
  period: number;
  type: TitleType;
  content_id: number;
  plays: number;
}

/** The same by genre, for the genre ranking's period; also titles without plays. */
export interface GenreWindowTable {
  genre_id: number;
  type: TitleType;
  content_id: number;
  plays: number;
  /** Plays of all times. */
  seen: number;
}

/** One row: the last day of the ranking periods; locked by writers of the counters. */
export interface RankingStateTable {
  day: Day;
  /** Titles with ids up to this one are one day ahead. */
  moved: number;
}

/** Delivery queue, with finished deliveries. */
export interface DeliveryTable {
  id: BigId;
  user_id: string;
  kind: 'play' | 'search';
  content_id: number | null;
  created_at: MomentWithDefault;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  delivered_at: Date | null;
  /** When the worker's claim expires; null without a claim. */
  claimed_until: Date | null;
  /** Why the last attempt failed. */
  failure: string | null;
  /** The request id of its call or update, for the log. */
  request_id: string | null;
  /** Of an episode whose subtitles are delivered. */
  season: ColumnType<number | null, number | null | undefined, number | null>;
  episode: ColumnType<number | null, number | null | undefined, number | null>;
  /** It is the subtitles of a video that has been delivered. */
  subtitles: Generated<boolean>;
}

/** Queue of Bot API updates; finished ones keep their id for a while, against duplicates. */
export interface BotUpdateTable {
  id: number;
  chat: string;
  payload: string | null;
  received_at: MomentWithDefault;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  claimed_until: Date | null;
  /** When it was finished; with a `failure`, when it was given up. */
  done_at: Date | null;
  /** Attempts that failed persistently or whose process ended. */
  failures: Generated<number>;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** Leases: holder and expiry, for leader election. */
export interface LeaseTable {
  name: string;
  holder: string;
  held_until: Moment;
}

/** Video source of a film or an episode. */
export interface SourceTable {
  id: Generated<number>;
  content_id: number;
  season: number | null;
  episode: number | null;
  kind: 'video' | 'document' | 'message' | 'link';
  /** A Telegram file. */
  file_id: string | null;
  /** A message that the bot may copy. */
  chat_id: string | null;
  message_id: number | null;
  url: string | null;
  added_at: MomentWithDefault;
  /** The post that it came with. */
  post_id: number | null;
  /** Since when Telegram no longer delivers it. */
  lost_at: Date | null;
  /** When that was reported to owners. */
  loss_told_at: Date | null;
  /** Since when it is back in place of a newer one that is gone; null once that was reported. */
  restored_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Lines of the picture (1080); null while not known. */
  quality: ColumnType<number | null, number | null | undefined, number | null>;
  /** Three letters each, see `catalogue/rules/languages.ts`; empty while not known. */
  languages: Generated<string[]>;
  subtitles: Generated<string[]>;
  bytes: ColumnType<number | null, number | null | undefined, number | null>;
  note: Generated<string>;
  /** Since when the part's other versions are delivered before it, because of reports. */
  set_back_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A further video of a title part that has a source, which stays the first; ids are of one sequence. */
export interface OtherVersionTable extends SourceTable {
  /** The order among a part's further ones. */
  position: Generated<number>;
}

/** A subtitle file of a title part; of none while its video is not known. */
export interface SubtitleFileTable {
  id: Generated<number>;
  content_id: number | null;
  season: number | null;
  episode: number | null;
  file_id: string;
  file_unique_id: string;
  file_name: string;
  /** Language and kind, as it is shown; one file each. */
  label: string;
  /** The post that it came in. */
  chat_id: string | null;
  message_id: number | null;
  media_group: string | null;
  /** The post that this one answers, in the same chat. */
  reply_to: number | null;
  owner_id: string;
  added_at: MomentWithDefault;
}

/** A source that a newer one of the same title part has replaced: it comes back when that is gone. */
export interface ReplacedSourceTable extends Omit<SourceTable, 'loss_told_at' | 'restored_at'> {
  replaced_at: MomentWithDefault;
  /** When the replacement was reported to the owner. */
  told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** An owner's answer to what the videos of a group are: a title, or without one to be ignored. */
export interface VideoAnswerTable {
  group_key: string;
  content_id: number | null;
  /** Given where the videos' names tell only the episode. */
  season: number | null;
  answered_at: MomentWithDefault;
}

/** A registered channel: its video posts become sources. */
export interface SourceChannelTable {
  chat_id: string;
  title: string;
  /** The owner who registered it and gets its reports. */
  owner_id: string;
  added_at: MomentWithDefault;
}

/** A video posted in a registered channel, or forwarded by an owner (without a place). */
export interface SourcePostTable {
  id: Generated<number>;
  chat_id: string | null;
  message_id: number | null;
  kind: 'video' | 'document';
  file_id: string;
  /** The same for every bot that sees the file. */
  file_unique_id: string;
  file_name: string;
  caption: string;
  /** Duration, and size; null where the messenger sends none. */
  seconds: ColumnType<number | null, number | null | undefined, number | null>;
  bytes: ColumnType<number | null, number | null | undefined, number | null>;
  posted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  width: ColumnType<number | null, number | null | undefined, number | null>;
  height: ColumnType<number | null, number | null | undefined, number | null>;
  /** The album that it was posted in. */
  media_group: ColumnType<string | null, string | null | undefined, string | null>;
  /** The group of posts that one question is about, see `sources/matching/video-group.ts`. */
  group_key: ColumnType<string | null, string | null | undefined, string | null>;
  owner_id: string;
  state: 'kept' | 'unsure' | 'ignored';
  /** Decided by the owner. */
  by_hand: Generated<boolean>;
  changed_at: MomentWithDefault;
  /** When it was reported to the owner, or given up. */
  told_at: Date | null;
  /** Why it could not be reported. */
  report_failure: string | null;
}

/** Payments; the charge id is unique. */
export interface PaymentTable {
  telegram_payment_charge_id: string;
  /** Null once the person was erased. */
  user_id: string | null;
  stars: number;
  /** It was for a subscription. */
  renews: Generated<boolean>;
  paid_at: MomentWithDefault;
  refunded_at: Date | null;
}

/** Grants of premium: each begins at the end of the one before or when given. `premium_until` is derived from them. */
export interface PremiumGrantTable {
  id: BigId;
  user_id: string;
  granted_at: MomentWithDefault;
  /** An interval; null without end. */
  length: unknown;
  /** The payment that it was bought with. */
  telegram_payment_charge_id: string | null;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
}

/** A person's premium that renews itself, paid in Stars. */
export interface StarSubscriptionTable {
  user_id: string;
  /** The first payment's, which names the subscription in the Bot API. */
  telegram_payment_charge_id: string;
  stars: number;
  state: 'active' | 'canceled' | 'failed';
  /** When it renews itself, or ends. */
  expires_at: Date;
}

/** A month of premium that somebody buys for somebody else. */
export interface PremiumGiftTable {
  code: string;
  /** Null once the person was erased. */
  giver_id: string | null;
  /** Null: whoever opens its link first. */
  recipient_id: string | null;
  /** Null until it is paid. */
  telegram_payment_charge_id: string | null;
  redeemed_at: Date | null;
  created_at: MomentWithDefault;
}

/** Chat searches without results, counted by day, without users. */
export interface SearchMissTable {
  day: Day;
  /** Normalised for search, see `lib/normalize-for-search.ts`. */
  words: string;
  times: Generated<number>;
}

/** Subscriptions to a title's arrival, made by pressing play on one without a working source. */
export interface AwaitedTitleTable {
  content_id: number;
  user_id: string;
  since: MomentWithDefault;
}

/** Muted titles of a person. */
export interface MutedTitleTable {
  content_id: number;
  user_id: string;
}

/** Title parts that ever had a source: they are not announced again. */
export interface ArrivedPartTable {
  content_id: number;
  season: number | null;
  episode: number | null;
}

/** The last episode of a series delivered to a person. */
export interface WatchProgressTable {
  user_id: string;
  content_id: number;
  season: number;
  episode: number;
  reached_at: MomentWithDefault;
}

/** A film delivered to a person, or a film or episode that they have watched. */
export interface ViewingTable {
  user_id: string;
  content_id: number;
  season: number | null;
  episode: number | null;
  /** Of a film: its last delivery. */
  delivered_at: Date | null;
  /** Null: not marked as watched. */
  watched_at: Date | null;
}

/** An owner's announcement. */
export interface AnnouncementTable {
  id: Generated<number>;
  text: string;
  content_id: number | null;
  created_at: MomentWithDefault;
  state: Generated<'draft' | 'running' | 'stopped' | 'done'>;
  /** The number of recipients at its start. */
  people: Generated<number>;
  /** The last person processed, in the order of ids. */
  reached: Generated<string>;
  /** Its messages that were delivered; those that failed or were dropped. */
  sent: Generated<number>;
  unsent: Generated<number>;
  /** The message with its progress, and its last edit. */
  chat_id: BigId | null;
  message_id: BigId | null;
  shown_at: MomentWithDefault;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
}

/** A problem of a title part that people have reported, by kind. */
export interface ReportTable {
  id: Generated<number>;
  content_id: number;
  season: number | null;
  episode: number | null;
  kind: 'audio' | 'subtitles' | 'wrong' | 'broken' | 'other';
  /** `dismissed`: it could not be reproduced. */
  state: Generated<'open' | 'resolved' | 'dismissed'>;
  /** The number of people who have reported it. */
  people: Generated<number>;
  created_at: MomentWithDefault;
  settled_at: Date | null;
  /** The last person who was told that it is resolved; null before and after all are. */
  reached: string | null;
  /** When owners are shown how it stands; null: they were. */
  card_due_at: Date | null;
  /** The source that was reported last; null in those of before. */
  version_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A person who has reported a problem. */
export interface ReportPersonTable {
  report_id: number;
  user_id: string;
  content_id: number;
  reported_at: MomentWithDefault;
  /** Their own words. */
  note: string | null;
  /** The source that they were sent; null in messages of older versions. */
  version_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** The message in an owner's chat that shows a report. */
export interface ReportCardTable {
  report_id: number;
  owner_id: string;
  message_id: BigId;
}

/** Queue of notifications, digests, and messages of announcements, reports and imported lists. */
export interface OutboxTable {
  id: BigId;
  user_id: string;
  announcement_id: number | null;
  content_id: number | null;
  /** The resolved report that the person is told of. */
  report_id: number | null;
  /** The finished import of a list that the person is told of. */
  list_import_id: number | null;
  /** The new titles of a weekly digest. */
  digest: number[] | null;
  /** Of a notification: the range of the title's new sources. */
  first_source: number | null;
  last_source: number | null;
  created_at: MomentWithDefault;
  arrived_at: MomentWithDefault;
  /** `dropped`: muted by the person meanwhile. */
  state: Generated<'waiting' | 'delivered' | 'failed' | 'dropped'>;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  claimed_until: Date | null;
  /** When an attempt began whose outcome is not known yet. */
  begun_at: Date | null;
  delivered_at: Date | null;
  failure: string | null;
}

/** New sources of a title whose notifications are not all sent yet; people are processed in the order of ids. */
export interface ArrivalTable {
  id: BigId;
  content_id: number;
  /** The range of the new sources, and of those that no follower was told of before. */
  first_source: number;
  last_source: number;
  first_new: number | null;
  last_new: number | null;
  created_at: MomentWithDefault;
  arrived_at: MomentWithDefault;
  /** When it is looked at next; `infinity` while the title is hidden. */
  next_at: MomentWithDefault;
  /** The last person processed; null while more may arrive. */
  reached: string | null;
}

/** Private chats that Telegram limits, by user id. */
export interface RateLimitedChatTable {
  user_id: string;
  limited_at: MomentWithDefault;
  until: Moment;
}

/** Installation-wide key-value store. */
export interface SettingTable {
  key: string;
  value: string;
}

/** Plays by day: the sum of `play_daily`, which a removed title leaves as it was. */
export interface PlayTotalTable {
  day: Day;
  plays: number;
}

/** Hidden titles whose rows are being deleted, in batches. */
export interface TitleRemovalTable {
  content_id: number;
  requested_at: MomentWithDefault;
}

/** Bans and revoked sessions of people who were forgotten. */
export interface ForgottenBanTable {
  /** A keyed hash of the user id. */
  person_hash: string;
  barred_at: Date | null;
  sessions_ended_at: Date | null;
}

/** Titles with a source that was lost, restored or deleted since the last review; written by triggers of `source`. */
export interface ChangedSourceTable {
  content_id: number;
}

/** What is asked for and is not in the catalogue; `accepted`: approved before any title of the catalogue is it. */
export interface TitleRequestTable {
  id: Generated<number>;
  /** What is asked for: `film:653`, `serie:1396:2` (a season), or `words:` and the words normalised. */
  key: string;
  /** As they were first written. */
  words: string;
  /** Of TMDB's title; all null while only the words are known. */
  type: TitleType | null;
  tmdb_id: number | null;
  season: number | null;
  name: string;
  /** Of the first release; empty where it is not known. */
  year: string;
  poster: string | null;
  plot: string;
  state: Generated<'open' | 'accepted' | 'added' | 'linked' | 'rejected' | 'withdrawn' | 'merged'>;
  /** The catalogue's title that it became. */
  content_id: number | null;
  /** Why it was rejected. */
  reason: string | null;
  /** How many want it. */
  people: Generated<number>;
  created_at: MomentWithDefault;
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The last person to whom the decision was passed on, in the order of ids; null once it was to all. */
  reached: string | null;
  /** When its words are looked up in TMDB; null: never. */
  match_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  match_attempts: Generated<number>;
}

/** A person who wants a request's title, and the queue of what they are told of it. */
export interface TitleRequesterTable {
  id: BigId;
  request_id: number;
  user_id: string;
  asked_at: MomentWithDefault;
  withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The request's state that the person is to be told; null: nothing. */
  news: string | null;
  /** When it was decided to tell them. */
  news_at: Date | null;
  told_at: Date | null;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  claimed_until: Date | null;
  /** When an attempt began whose outcome is not known yet. */
  begun_at: Date | null;
  failure: string | null;
}

/** A request's message in an owner's chat, and the queue of those to be sent or edited. */
export interface RequestCardTable {
  id: BigId;
  request_id: number;
  owner_id: string;
  /** Null before it was sent. */
  message_id: BigId | null;
  has_picture: Generated<boolean>;
  /** Number of changes of the request, and of the last one that the message shows. */
  changes: Generated<number>;
  shown: Generated<number>;
  created_at: MomentWithDefault;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  claimed_until: Date | null;
  failure: string | null;
}

/** An approved request that is handed over to a Seerr. */
export interface SeerrRequestTable {
  request_id: number;
  /** Its number there; null before it was handed over. */
  seerr_id: number | null;
  state: Generated<
    | 'waiting'
    | 'pending'
    | 'approved'
    | 'processing'
    | 'partial'
    | 'available'
    | 'declined'
    | 'failed'
    | 'gone'
  >;
  /** When it is handed over or asked about next. */
  next_at: MomentWithDefault;
}

/** A file with a person's titles from elsewhere, which become watched, likes or their list. */
export interface ListImportTable {
  id: Generated<number>;
  user_id: string;
  /** The update that brought it, which may be handled twice. */
  update_id: number;
  file_name: string;
  /** What its titles become; null until the person has said. */
  target: 'visti' | 'liste' | 'mi_piace' | null;
  state: Generated<'asked' | 'running' | 'done'>;
  /** The position of the last entry that is done; of those only the ones that the catalogue lacks are kept. */
  reached: Generated<number>;
  /** Titles that were added, were there before, and could not be added. */
  added: Generated<number>;
  known: Generated<number>;
  left_out: Generated<number>;
  /** Rows that are neither a film nor a series. */
  skipped: Generated<number>;
  created_at: MomentWithDefault;
}

/** A title of such a file. */
export interface ListImportEntryTable {
  import_id: number;
  position: number;
  type: TitleType | null;
  name: string;
  original_name: string;
  year: number | null;
  tmdb_id: number | null;
  imdb_id: string | null;
  /** When it was watched, liked or listed. */
  at: Date | null;
  /** The watched ones as `[season, episode]`; null: the file names none. */
  episodes: ColumnType<[number, number][] | null, string | null, never>;
  /** When the person asked for it, since the catalogue lacks it. */
  requested_at: Date | null;
}

/** A title that people who chose another one have chosen, too; computed by `modules/recommendations`. */
export interface TitleNeighbourTable {
  content_id: number;
  neighbour_id: number;
  /** The higher, the closer; comparable among the neighbours of all titles. */
  score: number;
  /** People, of those looked at, who chose both; at least five. */
  supporters: number;
}

/** When a title's neighbours are computed next. */
export interface NeighbourRefreshTable {
  content_id: number;
  due_at: MomentWithDefault;
}

/** A movie night and its options. */
export interface MovieNightTable {
  id: string;
  /** Null once the person was erased. */
  host_id: string | null;
  title: string;
  kind: TitleType | null;
  max_minutes: number | null;
  /** Genre ids. */
  left_out_genres: number[];
  /** Only titles that no member has watched. */
  unwatched: boolean;
  /** How long people vote, from the second one's joining. */
  voting_minutes: number;
  /** Of the lot; made before anybody has voted. */
  seed: string;
  state: Generated<'open' | 'chosen' | 'closed'>;
  /** Grows with each change that members see. */
  version: Generated<number>;
  created_at: MomentWithDefault;
  ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  chosen_content_id: number | null;
  chosen_by: 'match' | 'rule' | null;
  approvals: number | null;
  voters: number | null;
  /** One Italian sentence. */
  reason: string | null;
  is_lot: Generated<boolean>;
  play_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface MovieNightMemberTable {
  night_id: string;
  user_id: string;
  /** Its number in the night. */
  member: number;
  name: string;
  /** The number of its votes. */
  voted: Generated<number>;
  joined_at: MomentWithDefault;
  /** When it last joined or voted. */
  active_at: MomentWithDefault;
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

/** A title that is voted on; the first positions are shown first. */
export interface MovieNightTitleTable {
  night_id: string;
  content_id: number;
  position: number;
}

export interface MovieNightVoteTable {
  night_id: string;
  member: number;
  content_id: number;
  /** Null: taken back. */
  vote: 'yes' | 'no' | 'later' | null;
  /** The phone's time in milliseconds: the later vote counts. */
  at: number;
  /** Whether it has put the title into the member's list. */
  listed: Generated<boolean>;
}

/** A night's message in a chat, and the queue of those to be edited. */
export interface MovieNightCardTable {
  id: BigId;
  night_id: string;
  chat_id: BigId | number | null;
  message_id: BigId | number | null;
  /** Of a message that was sent by inline mode. */
  inline_message_id: string | null;
  /** Number of changes of the night that the message shows, and of the last one that it does. */
  changes: Generated<number>;
  shown: Generated<number>;
  created_at: MomentWithDefault;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  claimed_until: Date | null;
  failure: string | null;
}

export interface Schema {
  movie_night: MovieNightTable;
  movie_night_member: MovieNightMemberTable;
  movie_night_title: MovieNightTitleTable;
  movie_night_vote: MovieNightVoteTable;
  movie_night_card: MovieNightCardTable;
  genre: GenreTable;
  content: ContentTable;
  title_alias: TitleAliasTable;
  content_stats: ContentStatsTable;
  content_genre: ContentGenreTable;
  artist: ArtistTable;
  credit: CreditTable;
  person: PersonTable;
  list_item: ListItemTable;
  custom_list: CustomListTable;
  custom_list_item: CustomListItemTable;
  play_event: PlayEventTable;
  pending_play: PendingPlayTable;
  play_daily: PlayDailyTable;
  play_window: PlayWindowTable;
  genre_window: GenreWindowTable;
  ranking_state: RankingStateTable;
  delivery: DeliveryTable;
  bot_update: BotUpdateTable;
  lease: LeaseTable;
  source: SourceTable;
  changed_source: ChangedSourceTable;
  replaced_source: ReplacedSourceTable;
  other_version: OtherVersionTable;
  subtitle_file: SubtitleFileTable;
  source_channel: SourceChannelTable;
  source_post: SourcePostTable;
  video_answer: VideoAnswerTable;
  payment: PaymentTable;
  premium_grant: PremiumGrantTable;
  star_subscription: StarSubscriptionTable;
  premium_gift: PremiumGiftTable;
  awaited_title: AwaitedTitleTable;
  muted_title: MutedTitleTable;
  arrived_part: ArrivedPartTable;
  watch_progress: WatchProgressTable;
  viewing: ViewingTable;
  report: ReportTable;
  report_person: ReportPersonTable;
  report_card: ReportCardTable;
  announcement: AnnouncementTable;
  outbox: OutboxTable;
  arrival: ArrivalTable;
  rate_limited_chat: RateLimitedChatTable;
  setting: SettingTable;
  search_miss: SearchMissTable;
  play_total: PlayTotalTable;
  title_removal: TitleRemovalTable;
  forgotten_ban: ForgottenBanTable;
  title_request: TitleRequestTable;
  title_requester: TitleRequesterTable;
  request_card: RequestCardTable;
  seerr_request: SeerrRequestTable;
  list_import: ListImportTable;
  list_import_entry: ListImportEntryTable;
  title_neighbour: TitleNeighbourTable;
  neighbour_refresh: NeighbourRefreshTable;
}
