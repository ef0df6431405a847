import type { TitleType } from '../../../contract/request-schemas.ts';

/** The host's choices before a night. */
export type NightOptions = {
  /** Null: films and series. */
  kind: TitleType | null;
  /** Longest film, in minutes; null: any. */
  maxMinutes: number | null;
  /** Ids of excluded genres, at most `MAX_LEFT_OUT_GENRES`. */
  leftOutGenres: readonly number[];
  /** Leaves out titles that a member has watched. */
  unwatched: boolean;
  /** The time for voting, in minutes, before the fairest title is proposed. */
  votingMinutes: number;
  /** Expected people; null if unknown. */
  people: number | null;
};

export const DEFAULT_OPTIONS: NightOptions = {
  kind: null,
  maxMinutes: null,
  leftOutGenres: [],
  unwatched: false,
  votingMinutes: 30,
  people: null,
};
