import { type LiveMessageTables, liveMessageTables } from '../chat/live-messages/live-messages.table.ts';
import { type ServerStateTables, serverStateTables } from '../chat/server-state.table.ts';
import { type TitleTables, titleTables } from '../modules/catalogue/titles.table.ts';
import { type ChangeTables, changeTables } from '../modules/changes/changes.table.ts';
import { type ListImportTables, listImportTables } from '../modules/list-imports/list-imports.table.ts';
import { type ListTables, listTables } from '../modules/lists/lists.table.ts';
import { type MovieNightTables, movieNightTables } from '../modules/movie-nights/movie-nights.table.ts';
import { type NoticeTables, noticeTables } from '../modules/notices/notices.table.ts';
import { type PeopleTables, peopleTables } from '../modules/people/people.table.ts';
import { type PlaybackTables, playbackTables } from '../modules/playback/playback.table.ts';
import { type PremiumTables, premiumTables } from '../modules/premium/premium.table.ts';
import { type RankingTables, rankingTables } from '../modules/rankings/rankings.table.ts';
import {
  type RecommendationTables,
  recommendationTables,
} from '../modules/recommendations/recommendations.table.ts';
import { type ReportTables, reportTables } from '../modules/reports/reports.table.ts';
import { type RequestTables, requestTables } from '../modules/requests/requests.table.ts';
import { type PostTables, postTables } from '../modules/sources/posts.table.ts';
import { type VideoTables, videoTables } from '../modules/sources/videos.table.ts';
import { type TroubleTables, troubleTables } from '../modules/trouble/trouble.table.ts';
import { type DueWorkTables, dueWorkTables } from '../queue/due-work.table.ts';
import { type WorkProgressTables, workProgressTables } from '../queue/work-progress.table.ts';
import type { TableFacts } from './tables/table-facts.ts';

/** All tables, as the migrations leave them. */
export interface Schema
  extends ChangeTables,
    DueWorkTables,
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
    TroubleTables,
    VideoTables,
    TitleTables,
    PostTables,
    WorkProgressTables {}

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
  ...dueWorkTables,
  ...workProgressTables,
  ...troubleTables,
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
