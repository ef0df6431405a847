import type { ListImportTables } from './schema/list-imports.ts';
import type { ListTables } from './schema/lists.ts';
import type { LiveMessageTables } from './schema/live-messages.ts';
import type { MovieNightTables } from './schema/movie-nights.ts';
import type { NoticeTables } from './schema/notices.ts';
import type { PeopleTables } from './schema/people.ts';
import type { PlaybackTables } from './schema/playback.ts';
import type { PremiumTables } from './schema/premium.ts';
import type { RankingTables } from './schema/rankings.ts';
import type { RecommendationTables } from './schema/recommendations.ts';
import type { ReportTables } from './schema/reports.ts';
import type { RequestTables } from './schema/requests.ts';
import type { ServerStateTables } from './schema/server-state.ts';
import type { SourceTables } from './schema/sources.ts';
import type { TitleTables } from './schema/titles.ts';
import type { VideoTables } from './schema/videos.ts';

/** All tables, as the migrations leave them. */
export interface Schema
  extends ListImportTables,
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
    SourceTables,
    TitleTables,
    VideoTables {}
