const BASELINE = '0001-baseline';

/** Migrations of the versions before 1.0.0, in order; the schema that they make together is the baseline's. */
const PRE_RELEASE_MIGRATIONS: readonly string[] = [
  '0001-catalogue',
  '0002-people-and-lists',
  '0003-plays',
  '0004-wishes',
  '0005-bot',
  '0006-own-catalogue',
  '0007-search',
  '0008-limits',
  '0009-updates',
  '0010-scale',
  '0011-payments',
  '0012-source-channels',
  '0013-outbox',
  '0014-owner',
  '0015-table-names',
  '0016-search-samples',
  '0017-due-deliveries',
  '0018-given-up-work',
  '0019-unreported-posts',
  '0020-sending',
  '0021-followers',
  '0022-large-tables',
  '0023-large-indexes',
  '0027-alternative-titles',
  '0028-replaced-sources',
  '0029-title-aliases',
  '0030-unlisted-titles',
  '0031-changed-sources',
];

/** The first migration that a database or back-up from before 1.0.0 lacks; undefined when it is complete or newer. */
export function findPreReleaseGap(applied: readonly string[]): string | undefined {
  if (!applied.some(isPreRelease)) return undefined;
  return PRE_RELEASE_MIGRATIONS.find((name) => !applied.includes(name));
}

/** The applied migrations with the baseline in place of those from before 1.0.0, all of which have to be there. */
export function withBaseline(applied: readonly string[]): readonly string[] {
  return applied.some(isPreRelease) ? [BASELINE, ...applied.filter((name) => !isPreRelease(name))] : applied;
}

const isPreRelease = (name: string) => PRE_RELEASE_MIGRATIONS.includes(name);
