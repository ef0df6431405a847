import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from '../../../../src/server/database/schema.ts';
import type { SmallCatalogue } from '../../support/small-catalogue.ts';
import type { Effect, Point } from './effects.ts';
import type { Call, Messenger } from './messenger.ts';
import type { ServerProcess } from './server-process.ts';

/** The beginning of a run. */
export type World = SmallCatalogue & { db: Kysely<Schema>; messenger: Messenger };

/** Something that people do, or that happens; false: it was not taken, so it comes again. */
export type Act = ((server: ServerProcess, world: World) => Promise<boolean>) & {
  /** It is an update, which the messenger may deliver again. */
  isUpdate?: true;
  /** The lines of its requests, such as `POST /api/play_content`; a part that only the world knows is empty. */
  requests?: readonly string[];
  /** The person who does it, and the same done by somebody else. */
  from?: number;
  /** The words of the bot's reply in the chat, which comes again with the act. */
  reply?: RegExp;
  by?(another: number): Act;
};

/** SQL: a row, if a fact is so. */
type Fact = (world: World) => RawBuilder<unknown>;

/** Acts of which each effect may be the last of its process. */
export type Scenario = {
  /** Rows that are there before. */
  given?(world: World): Promise<unknown>;
  acts: readonly Act[];
  /** Nothing happens: the effects of the leader's jobs are its points. */
  isIdle?: true;
  /** Ends of an effect after which nothing is promised (docs/promises.md). */
  unpromised?: readonly Point['fault'][];
  /** Rows and messages, as lines, that differ by the moment of a restart; `isSo` says what holds of them. */
  ofMoment?: RegExp;
  /** The last act is answered by a 4xx. */
  isRefused?: true;
  /** A call that comes again is answered as the first time. */
  isAnsweredAlike?: true;
  /** Somebody whom the last act erases, or keeps out: the bot is silent to them from then on. */
  erased?: number;
  banned?: number;
  /** Facts at the end of every run, by their names. */
  isSo?: Readonly<Record<string, Fact>>;
  /** All messages to these people in a run without a fault, one for each pattern. */
  told?: Readonly<Record<number, readonly RegExp[]>>;
};

/** The end of a run. */
export type Outcome = {
  /** Lasting rows, as lines. */
  rows: readonly string[];
  /** Calls of the messenger that took effect, of all processes. */
  made: readonly Call[];
  /** How many of them had been made when the last act had been taken. */
  madeByActs: number;
  /** Parts of rows that name the erased person. */
  left: readonly string[];
  /** Rows that still wait, or were given up. */
  waiting: readonly string[];
  /** Rows that contradict others. */
  contradictions: readonly string[];
  /** Facts of the scenario that are not so. */
  untrue: readonly string[];
  /** Work that a server of an older release could claim. */
  claimable: readonly string[];
  point: Point | undefined;
  /** The last answer to each call, without incidental parts. */
  answered: readonly string[];
  /** Further acts followed that of the point. */
  isFollowed: boolean;
  /** Messages of the point's act to its own person, which the next process may not know of. */
  repliesBefore: readonly Call[];
  /** Those of them that answer the act. */
  answersBefore: readonly string[];
  /** The ways in which the fault was mended. */
  recoveries: readonly string[];
  /** Effects of the first process. */
  seen: readonly Effect[];
};
