import type { ColumnType, Generated } from 'kysely';
import type { StaticList } from '../../contract/lists.ts';
import type { ContentType } from '../../contract/request.ts';

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
  type: ContentType;
  titolo: string;
  /** The title as a search sees it, see `domain/search-text.ts`. */
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
  /** Which of a film's duration choices this is, see `domain/durations.ts`; null for a series. */
  durata_scelta: ColumnType<number | null, never, never>;
  created_at: MomentWithDefault;
  titolo_originale: string | null;
  /** The original title as a search sees it; empty without one. */
  originale_ricerca: Generated<string>;
  tmdb_id: number | null;
  imdb_id: string | null;
  /** A ThumbHash of the cover in base64: shown until the picture is there. */
  anteprima: string | null;
  /** Kept, but in no answer; then it has no rows in `content_genre`, `play_window` and `genre_window`. */
  hidden: Generated<boolean>;
  updated_at: MomentWithDefault;
}

/** What people did with a title: apart from the title, as it changes all the time. Each title has a row. */
export interface ContentStatsTable {
  content_id: number;
  type: ContentType;
  mi_piace: Generated<number>;
  preferiti: Generated<number>;
  visualizzazioni: Generated<number>;
}

/** Somebody who made a title or plays in it. */
export interface ArtistTable {
  id: Generated<number>;
  nome: string;
  /** The name as a search sees it. */
  nome_ricerca: string;
}

/** Directors (creators of a series) and leading cast of a title, in their order. */
export interface CreditTable {
  content_id: number;
  artist_id: number;
  role: 'regia' | 'cast';
  position: number;
}

/** The genres of the titles that are not hidden, with all that titles are filtered and put in order by. */
export interface ContentGenreTable {
  genre_id: number;
  content_id: number;
  created_at: Moment;
  type: ContentType;
  anno: number;
  durata_scelta: number | null;
}

export interface PersonTable {
  user_id: string;
  first_seen_at: MomentWithDefault;
  last_seen_at: MomentWithDefault;
  /** `infinity` without end, null for who never was premium. */
  premium_until: ColumnType<unknown, Date | string | null | undefined, Date | string | null>;
  /** Launch keys and sessions from before are no good any more. */
  sessions_ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The name in the messenger, in small letters and without @, as it was when they last wrote to the bot. */
  username: string | null;
  /** Since when an owner keeps them out; null: may come in. */
  barred_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The bot cannot write to them since then. */
  blocked_at: Date | null;
  /** They want neither notices nor announcements. */
  notices_off: Generated<boolean>;
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
}

export interface CustomListItemTable {
  list_id: number;
  content_id: number;
  added_at: MomentWithDefault;
}

/** What the rankings count: one play a person, title and day; rows are only added. */
export interface PlayEventTable {
  id: BigId;
  user_id: string;
  content_id: number;
  played_at: Moment;
  /** The catalogue's calendar day of `played_at`, see `domain/calendar.ts`. */
  day: Day;
  /** True in every new row: a person's further plays of a title on the same day leave no event. */
  first_of_day: boolean | null;
}

/** The plays that the counters do not hold yet. */
export interface PlayUncountedTable {
  event_id: ColumnType<unknown, never, never>;
}

export interface PlayDailyTable {
  content_id: number;
  day: Day;
  plays: number;
}

/** Plays within the last `period` days, counted back from `ranking_state.day`. */
export interface PlayWindowTable {
  period: number;
  type: ContentType;
  content_id: number;
  plays: number;
}

/** The same for each genre of a title, over the genre ranking's one period; without plays, too. */
export interface GenreWindowTable {
  genre_id: number;
  type: ContentType;
  content_id: number;
  plays: number;
  /** Plays of all times. */
  seen: number;
}

/** One row: the day that the windows end on. Locking it keeps writers of the counters apart. */
export interface RankingStateTable {
  day: Day;
  /** The windows of titles with ids up to this one end a day later already. */
  moved: number;
}

/** What the bot still has to do for somebody, and what it did. */
export interface WishTable {
  id: BigId;
  user_id: string;
  kind: 'play' | 'search';
  content_id: number | null;
  created_at: MomentWithDefault;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  delivered_at: Date | null;
  /** A worker has it in hand until then; null when none has. */
  claimed_until: Date | null;
  /** Why the last attempt failed. */
  failure: string | null;
  /** Names the call or update that it came with, in the log. */
  request_id: string | null;
}

/** An update of the messenger, kept until it is dealt with, and then for a while by its number alone. */
export interface BotUpdateTable {
  id: number;
  chat: string;
  payload: string | null;
  received_at: MomentWithDefault;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  claimed_until: Date | null;
  done_at: Date | null;
}

/** Which process does what only one may do, and until when unless it renews that. */
export interface LeaseTable {
  name: string;
  holder: string;
  held_until: Moment;
}

/** Where the bot finds the video of a film or, with season and episode, of an episode. */
export interface SourceTable {
  id: Generated<number>;
  content_id: number;
  season: number | null;
  episode: number | null;
  kind: 'video' | 'document' | 'message' | 'link';
  /** A file that the messenger keeps. */
  file_id: string | null;
  /** A message that the bot may copy. */
  chat_id: string | null;
  message_id: number | null;
  url: string | null;
  added_at: MomentWithDefault;
  /** The post that it came with. */
  post_id: number | null;
  /** Since when the messenger no longer delivers it. */
  lost_at: Date | null;
  /** When the owners heard of that. */
  loss_told_at: Date | null;
}

/** A channel whose posts become sources. */
export interface SourceChannelTable {
  chat_id: string;
  title: string;
  /** Who made it one, and hears of its posts. */
  owner_id: string;
  added_at: MomentWithDefault;
}

/** A video posted in such a channel, or forwarded by an owner: then it has no place of its own. */
export interface SourcePostTable {
  id: Generated<number>;
  chat_id: string | null;
  message_id: number | null;
  kind: 'video' | 'document';
  file_id: string;
  /** The same for whoever has the file. */
  file_unique_id: string;
  file_name: string;
  caption: string;
  owner_id: string;
  state: 'kept' | 'unsure' | 'ignored';
  /** The owner has said so. */
  by_hand: Generated<boolean>;
  changed_at: MomentWithDefault;
  /** When the owner heard of it. */
  told_at: Date | null;
}

/** Premium bought; the messenger's own name for a payment keeps one from counting twice. */
export interface PaymentTable {
  telegram_payment_charge_id: string;
  /** Null once the person was forgotten. */
  user_id: string | null;
  stars: number;
  paid_at: MomentWithDefault;
  refunded_at: Date | null;
}

/**
 * What somebody's premium is made of: each begins where the one before ends, or when it is given. `premium_until` is
 * what comes of them.
 */
export interface PremiumGrantTable {
  id: BigId;
  user_id: string;
  granted_at: MomentWithDefault;
  /** An interval; null without end. */
  length: unknown;
  /** The payment that it was bought with. */
  telegram_payment_charge_id: string | null;
}

/** What was looked for in the chat and not found: how often on a day, by nobody's name. */
export interface SearchMissTable {
  day: Day;
  /** As a search sees them, see `domain/search-text.ts`. */
  words: string;
  times: Generated<number>;
}

/** Who pressed play on a title that could not be watched, and is to be told when it can. */
export interface AwaitedTitleTable {
  content_id: number;
  user_id: string;
  since: MomentWithDefault;
}

/** Who wants to hear nothing more of a title. */
export interface MutedTitleTable {
  content_id: number;
  user_id: string;
}

/** What once had a source: when it has one again that is no news. */
export interface ArrivedPartTable {
  content_id: number;
  season: number | null;
  episode: number | null;
}

/** The episode that somebody was given last of a series. */
export interface ReachedEpisodeTable {
  user_id: string;
  content_id: number;
  season: number;
  episode: number;
}

/** An owner's message to everybody. */
export interface AnnouncementTable {
  id: Generated<number>;
  text: string;
  content_id: number | null;
  created_at: MomentWithDefault;
  state: Generated<'draft' | 'running' | 'stopped' | 'done'>;
  /** How many there were to tell when it began. */
  people: Generated<number>;
  /** The last person whose turn it was, in the order of ids. */
  reached: Generated<string>;
  /** The message that shows how far it is, and when that was changed last. */
  chat_id: BigId | null;
  message_id: BigId | null;
  shown_at: MomentWithDefault;
}

/** Messages that nobody asked for at this moment: of an announcement, or that a title has arrived. */
export interface OutboxTable {
  id: BigId;
  user_id: string;
  announcement_id: number | null;
  content_id: number | null;
  /** The sources that a notice is about: the title's from this to that one. */
  first_source: number | null;
  last_source: number | null;
  created_at: MomentWithDefault;
  arrived_at: MomentWithDefault;
  /** `dropped`: by then the person did not want it any more. */
  state: Generated<'waiting' | 'delivered' | 'failed' | 'dropped'>;
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  claimed_until: Date | null;
  /** An attempt was begun then, and nobody knows yet what came of it. */
  begun_at: Date | null;
  delivered_at: Date | null;
  failure: string | null;
}

/** Facts about this installation that have to survive a restart. */
export interface SettingTable {
  key: string;
  value: string;
}

export interface Schema {
  genre: GenreTable;
  content: ContentTable;
  content_stats: ContentStatsTable;
  content_genre: ContentGenreTable;
  artist: ArtistTable;
  credit: CreditTable;
  person: PersonTable;
  list_item: ListItemTable;
  custom_list: CustomListTable;
  custom_list_item: CustomListItemTable;
  play_event: PlayEventTable;
  play_uncounted: PlayUncountedTable;
  play_daily: PlayDailyTable;
  play_window: PlayWindowTable;
  genre_window: GenreWindowTable;
  ranking_state: RankingStateTable;
  wish: WishTable;
  bot_update: BotUpdateTable;
  lease: LeaseTable;
  source: SourceTable;
  source_channel: SourceChannelTable;
  source_post: SourcePostTable;
  payment: PaymentTable;
  premium_grant: PremiumGrantTable;
  awaited_title: AwaitedTitleTable;
  muted_title: MutedTitleTable;
  arrived_part: ArrivedPartTable;
  reached_episode: ReachedEpisodeTable;
  announcement: AnnouncementTable;
  outbox: OutboxTable;
  setting: SettingTable;
  search_miss: SearchMissTable;
}
