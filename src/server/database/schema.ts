import { type LiveMessageTables, liveMessageTables } from '../chat/live-messages/live-messages.table.ts';
import {
  type RateLimitedChatTables,
  rateLimitedChatTables,
} from '../chat/sending/rate-limited-chats.table.ts';
import { type UpdateTables, updateTables } from '../chat/updates/bot-updates.table.ts';
import { type CreditTables, creditTables } from '../modules/catalogue/credits.table.ts';
import { type GenreTables, genreTables } from '../modules/catalogue/genres.table.ts';
import { type TitleTables, titleTables } from '../modules/catalogue/titles.table.ts';
import { type ChangeTables, changeTables } from '../modules/changes/changes.table.ts';
import { type TitleImportTables, titleImportTables } from '../modules/desk/imports/title-imports.table.ts';
import { type TitleMergeTables, titleMergeTables } from '../modules/desk/merging/title-merges.table.ts';
import { type ListImportTables, listImportTables } from '../modules/list-imports/list-imports.table.ts';
import { type ListTables, listTables } from '../modules/lists/lists.table.ts';
import { type MovieNightTables, movieNightTables } from '../modules/movie-nights/movie-nights.table.ts';
import { type AnnouncementTables, announcementTables } from '../modules/notices/announcements.table.ts';
import { type ArrivalTables, arrivalTables } from '../modules/notices/arrivals.table.ts';
import { type OutboxTables, outboxTables } from '../modules/notices/outbox.table.ts';
import { type SubscriptionTables, subscriptionTables } from '../modules/notices/subscriptions.table.ts';
import { type PeopleTables, peopleTables } from '../modules/people/people.table.ts';
import { type PlaybackTables, playbackTables } from '../modules/playback/playback.table.ts';
import { type PremiumTables, premiumTables } from '../modules/premium/premium.table.ts';
import { type RankingTables, rankingTables } from '../modules/rankings/rankings.table.ts';
import { type ReportTables, reportTables } from '../modules/reports/reports.table.ts';
import { type RequestTables, requestTables } from '../modules/requests/requests.table.ts';
import { type SearchMissTables, searchMissTables } from '../modules/search/search-misses.table.ts';
import { type TroubleTables, troubleTables } from '../modules/trouble/trouble.table.ts';
import { type PostTables, postTables } from '../modules/videos/posts.table.ts';
import { type VideoTables, videoTables } from '../modules/videos/videos.table.ts';
import { type DueWorkTables, dueWorkTables } from '../queue/due-work.table.ts';
import { type LeaseTables, leaseTables } from '../queue/leases.table.ts';
import { type WorkProgressTables, workProgressTables } from '../queue/work-progress.table.ts';
import { type SettingTables, settingTables } from './settings.table.ts';
import type { TableFacts } from './tables/table-facts.ts';

/** All tables, as the migrations leave them. */
export interface Schema
  extends
    ChangeTables,
    DueWorkTables,
    ListImportTables,
    ListTables,
    LiveMessageTables,
    MovieNightTables,
    SubscriptionTables,
    ArrivalTables,
    AnnouncementTables,
    OutboxTables,
    PeopleTables,
    PlaybackTables,
    PremiumTables,
    RankingTables,
    ReportTables,
    RequestTables,
    UpdateTables,
    SearchMissTables,
    RateLimitedChatTables,
    SettingTables,
    LeaseTables,
    TroubleTables,
    VideoTables,
    TitleTables,
    GenreTables,
    CreditTables,
    TitleMergeTables,
    TitleImportTables,
    PostTables,
    WorkProgressTables {}

/** The facts of all tables, in the order in which a person is erased. */
export const TABLES: Record<keyof Schema, TableFacts> = {
  ...listTables,
  ...rankingTables,
  ...playbackTables,
  ...subscriptionTables,
  ...arrivalTables,
  ...announcementTables,
  ...outboxTables,
  ...requestTables,
  ...reportTables,
  ...listImportTables,
  ...premiumTables,
  ...movieNightTables,
  ...liveMessageTables,
  ...updateTables,
  ...searchMissTables,
  ...rateLimitedChatTables,
  ...settingTables,
  ...leaseTables,
  ...dueWorkTables,
  ...workProgressTables,
  ...troubleTables,
  ...changeTables,
  ...videoTables,
  ...postTables,
  ...titleTables,
  ...genreTables,
  ...creditTables,
  ...titleMergeTables,
  ...titleImportTables,
  // The last: others' work steps back to the person before.
  ...peopleTables,
};

const isTable = (name: string): name is keyof Schema => name in TABLES;

/** The names of all tables that are this program's, in the same order. */
export const tableNames = Object.keys(TABLES).filter(isTable);
