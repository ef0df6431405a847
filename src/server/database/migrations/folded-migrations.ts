/** The migration that makes the schema of the first release. */
export const BASELINE = '0001-schema';

/** Those that it took the place of: together they made the same. */
export const FOLDED: readonly string[] = [
  '0001-baseline',
  '0002-requests',
  '0003-watched',
  '0004-reports',
  '0005-subscriptions',
  '0006-seerr',
  '0007-versions',
  '0008-recommendations',
  '0009-list-imports',
  '0010-movie-nights',
  '0011-movie-night-matches',
  '0012-begun-cards',
  '0013-report-versions',
  '0014-awaited-seasons',
  '0015-subtitle-files',
  '0016-charges',
  '0017-claim-version',
  '0017-search-miss-people',
  '0019-list-import-work',
  '0020-titles-from-videos',
  '0022-channel-readings',
  '0030-videos',
  '0040-live-messages',
  '0041-fan-out',
];

/** The first of them that is missing in a database or back-up that was not made by the baseline; undefined without a gap. */
export function findGap(applied: readonly string[]): string | undefined {
  if (applied.length === 0 || applied.includes(BASELINE)) return undefined;
  return FOLDED.find((name) => !applied.includes(name));
}

/** Applied migrations, without a gap, with the baseline in place of those folded into it. */
export function withBaseline(applied: readonly string[]): string[] {
  if (applied.length === 0) return [];
  return [BASELINE, ...applied.filter((name) => name !== BASELINE && !FOLDED.includes(name))];
}
