import type { Migration } from 'kysely';
import * as catalogue from './0001-catalogue.ts';
import * as peopleAndLists from './0002-people-and-lists.ts';
import * as plays from './0003-plays.ts';
import * as wishes from './0004-wishes.ts';
import * as bot from './0005-bot.ts';
import * as ownCatalogue from './0006-own-catalogue.ts';
import * as search from './0007-search.ts';
import * as limits from './0008-limits.ts';
import * as updates from './0009-updates.ts';
import * as scale from './0010-scale.ts';
import * as payments from './0011-payments.ts';
import * as sourceChannels from './0012-source-channels.ts';
import * as outbox from './0013-outbox.ts';
import * as owner from './0014-owner.ts';
import * as tableNames from './0015-table-names.ts';
import * as searchSamples from './0016-search-samples.ts';
import * as dueDeliveries from './0017-due-deliveries.ts';
import * as givenUpWork from './0018-given-up-work.ts';
import * as unreportedPosts from './0019-unreported-posts.ts';
import * as sending from './0020-sending.ts';
import * as followers from './0021-followers.ts';
import * as largeTables from './0022-large-tables.ts';
import * as largeIndexes from './0023-large-indexes.ts';
import * as alternativeTitles from './0027-alternative-titles.ts';
import * as replacedSources from './0028-replaced-sources.ts';
import * as titleAliases from './0029-title-aliases.ts';
import * as unlistedTitles from './0030-unlisted-titles.ts';
import * as changedSources from './0031-changed-sources.ts';

/** Every migration by its name; they run in the names' order. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-people-and-lists': peopleAndLists,
  '0003-plays': plays,
  '0004-wishes': wishes,
  '0005-bot': bot,
  '0006-own-catalogue': ownCatalogue,
  '0007-search': search,
  '0008-limits': limits,
  '0009-updates': updates,
  '0010-scale': scale,
  '0011-payments': payments,
  '0012-source-channels': sourceChannels,
  '0013-outbox': outbox,
  '0014-owner': owner,
  '0015-table-names': tableNames,
  '0016-search-samples': searchSamples,
  '0017-due-deliveries': dueDeliveries,
  '0018-given-up-work': givenUpWork,
  '0019-unreported-posts': unreportedPosts,
  '0020-sending': sending,
  '0021-followers': followers,
  '0022-large-tables': largeTables,
  '0023-large-indexes': largeIndexes,
  '0027-alternative-titles': alternativeTitles,
  '0028-replaced-sources': replacedSources,
  '0029-title-aliases': titleAliases,
  '0030-unlisted-titles': unlistedTitles,
  '0031-changed-sources': changedSources,
};
