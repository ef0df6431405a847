import type { TitleType } from '../../../contract/request-schemas.ts';

/** The host's choices before a night. */
export type NightOptions = {
  /** Null: films and series. */
  kind: TitleType | null;
  /** Longest film, in minutes; null: any. */
  maxMinutes: number | null;
  /** Ids of genres that are left out, at most `MAX_LEFT_OUT_GENRES`. */
  leftOutGenres: readonly number[];
  /** Only what no member has watched. */
  unwatched: boolean;
  /** How long people vote, in minutes, before the fairest title is proposed. */
  votingMinutes: number;
  /** How many people are expected; null: not known. */
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
