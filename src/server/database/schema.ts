import { type ChangeTables, changeTables } from './schema/changes.ts';
import { type ListImportTables, listImportTables } from './schema/list-imports.ts';
import { type ListTables, listTables } from './schema/lists.ts';
import { type LiveMessageTables, liveMessageTables } from './schema/live-messages.ts';
import { type MovieNightTables, movieNightTables } from './schema/movie-nights.ts';
import { type NoticeTables, noticeTables } from './schema/notices.ts';
import { type PeopleTables, peopleTables } from './schema/people.ts';
import { type PlaybackTables, playbackTables } from './schema/playback.ts';
import { type PostTables, postTables } from './schema/posts.ts';
import { type PremiumTables, premiumTables } from './schema/premium.ts';
import { type RankingTables, rankingTables } from './schema/rankings.ts';
import { type RecommendationTables, recommendationTables } from './schema/recommendations.ts';
import { type ReportTables, reportTables } from './schema/reports.ts';
import { type RequestTables, requestTables } from './schema/requests.ts';
import { type ServerStateTables, serverStateTables } from './schema/server-state.ts';
import { type TitleTables, titleTables } from './schema/titles.ts';
import { type VideoTables, videoTables } from './schema/videos.ts';
import type { TableFacts } from './table-facts.ts';

/** All tables, as the migrations leave them. */
export interface Schema
  extends ChangeTables,
    ListImportTables,
    ListTables,
    LiveMessageTables,
    MovieNightTables,
    NoticeTables,
    PeopleTables,
    PlaybackTables,
    PremiumTables,
    RankingTables,
    RecommendationTables,
    ReportTables,
    RequestTables,
    ServerStateTables,
    VideoTables,
    TitleTables,
    PostTables {}

/** The facts of all tables, in the order in which a person is erased. */
export const TABLES: Record<keyof Schema, TableFacts> = {
  ...listTables,
  ...rankingTables,
  ...playbackTables,
  ...noticeTables,
  ...requestTables,
  ...reportTables,
  ...listImportTables,
  ...premiumTables,
  ...movieNightTables,
  ...liveMessageTables,
  ...serverStateTables,
  ...changeTables,
  ...videoTables,
  ...postTables,
  ...titleTables,
  ...recommendationTables,
  // The last: others' work steps back to the person before.
  ...peopleTables,
};

const isTable = (name: string): name is keyof Schema => name in TABLES;

/** The names of all tables that are this program's, in the same order. */
export const tableNames = Object.keys(TABLES).filter(isTable);
