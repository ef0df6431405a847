import type { Migration } from 'kysely';
import * as baseline from './0001-baseline.ts';
import * as requests from './0002-requests.ts';
import * as watched from './0003-watched.ts';
import * as reports from './0004-reports.ts';
import * as subscriptions from './0005-subscriptions.ts';
import * as seerr from './0006-seerr.ts';
import * as versions from './0007-versions.ts';
import * as recommendations from './0008-recommendations.ts';
import * as listImports from './0009-list-imports.ts';
import * as movieNights from './0010-movie-nights.ts';
import * as movieNightMatches from './0011-movie-night-matches.ts';
import * as begunCards from './0012-begun-cards.ts';
import * as reportVersions from './0013-report-versions.ts';
import * as awaitedSeasons from './0014-awaited-seasons.ts';
import * as subtitleFiles from './0015-subtitle-files.ts';
import * as charges from './0016-charges.ts';
import * as claimVersion from './0017-claim-version.ts';
import * as searchMissPeople from './0017-search-miss-people.ts';
import * as listImportWork from './0019-list-import-work.ts';
import * as titlesFromVideos from './0020-titles-from-videos.ts';
import * as channelReadings from './0022-channel-readings.ts';
import * as videos from './0030-videos.ts';
import * as liveMessages from './0040-live-messages.ts';
import * as fanOut from './0041-fan-out.ts';

/** Every migration by its name; they run in the names' order. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0002-requests': requests,
  '0003-watched': watched,
  '0004-reports': reports,
  '0005-subscriptions': subscriptions,
  '0006-seerr': seerr,
  '0007-versions': versions,
  '0008-recommendations': recommendations,
  '0009-list-imports': listImports,
  '0010-movie-nights': movieNights,
  '0011-movie-night-matches': movieNightMatches,
  '0012-begun-cards': begunCards,
  '0013-report-versions': reportVersions,
  '0014-awaited-seasons': awaitedSeasons,
  '0015-subtitle-files': subtitleFiles,
  '0016-charges': charges,
  '0017-claim-version': claimVersion,
  '0017-search-miss-people': searchMissPeople,
  '0019-list-import-work': listImportWork,
  '0020-titles-from-videos': titlesFromVideos,
  '0022-channel-readings': channelReadings,
  '0030-videos': videos,
  '0040-live-messages': liveMessages,
  '0041-fan-out': fanOut,
};
