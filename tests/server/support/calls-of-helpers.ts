/**
 * The calls of the desk that a helper may make, by hand: all others are owners' alone. The declarations are held against it, so
 * that a slip in one gives a helper nothing.
 */
export const CALLS_OF_HELPERS: readonly string[] = [
  'getDesk',
  'getChanges',
  'getDeskReports',
  'settleReports',
  'reopenReports',
  'sendReportedVideo',
  'getDeskRequests',
  'decideRequests',
  'reopenRequests',
  'getDeskTitles',
  'getDeskTitle',
  'editDeskTitle',
  'sendPicture',
  'takeTmdbPicture',
  'changeTitles',
  'getTitleVersions',
  'changeTitleVersion',
  'getWaitingVideos',
  'getVideosOfGroup',
  'getTitlesForVideo',
  'searchDeskTitles',
  'settleVideos',
  'takeBackVideos',
];
