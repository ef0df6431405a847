/** The whole numbers of a button or a question, by their names. */
export type Fields<Name extends string> = { readonly [Key in Name]: number };

/** Callback data of buttons: a name and whole numbers, `season:12:1:0`. */
export function callback<const Names extends readonly string[]>(word: string, names: Names) {
  const pattern = new RegExp(`^${[word, ...names.map(() => '(\\d{1,16})')].join(':')}$`);
  const hasAll = (fields: { readonly [name: string]: number }): fields is Fields<Names[number]> =>
    names.every((name) => name in fields);
  return {
    word,
    names,
    pattern,
    make: (...values: { [Index in keyof Names]: number }) => [word, ...values].join(':'),
    /** The numbers in the text that `pattern` matched. */
    read: (match: string | RegExpMatchArray) => (typeof match === 'string' ? [] : match.slice(1).map(Number)),
    /** The numbers in some data by their names; undefined for data of another kind. */
    fields(data: string): Fields<Names[number]> | undefined {
      const match = pattern.exec(data);
      if (!match) return undefined;
      const fields = Object.fromEntries(names.map((name, place) => [name, Number(match[place + 1])]));
      return hasAll(fields) ? fields : undefined;
    },
  };
}

export const callbackData = {
  /** What the bot can do, as `/help` says it. */
  help: callback('help', []),
  /** Shows a title's card. */
  card: callback('card', ['content']),
  /** The same delivery as the mini app's 'Riproduci'. */
  play: callback('play', ['content']),
  seasons: callback('seasons', ['content', 'page']),
  season: callback('season', ['content', 'season', 'page']),
  episode: callback('episode', ['content', 'season', 'episode']),
  /** A film (season and episode 0) or an episode was watched, or was not. */
  watched: callback('watched', ['content', 'season', 'episode']),
  unwatched: callback('unwatched', ['content', 'season', 'episode']),
  /** Pages of `/continua`, and what takes a title off it: it was watched, or its series is not gone on with. */
  toContinue: callback('continue', ['page']),
  watchedThere: callback('watchedthere', ['content', 'season', 'episode', 'page']),
  leaveSeries: callback('leave', ['content', 'page']),
  /** Which of these is to go from there. */
  whatToLeave: callback('whattoleave', ['page']),
  /** Pages of `/visti`, and what takes a mark back. */
  history: callback('history', ['page']),
  watchedPart: callback('watchedpart', ['content', 'season', 'episode', 'page']),
  unwatchedThere: callback('unwatchedthere', ['content', 'season', 'episode', 'page']),
  /** Lists the versions of a film (season and episode 0) or an episode of which one was delivered, and delivers one. */
  versions: callback('versions', ['content', 'season', 'episode', 'version']),
  version: callback('version', ['content', 'season', 'episode', 'version']),
  /** What a person prefers: lines of the picture, and a language by its place; 0 for nothing. */
  preferQuality: callback('quality', ['lines']),
  preferLanguage: callback('language', ['place']),
  /** Lets a subscription renew itself (1), or not (0). */
  renewal: callback('renewal', ['on']),
  /** Asks what is wrong with a film (season and episode 0) or an episode, and reports a kind of problem by its place. */
  problem: callback('problem', ['content', 'season', 'episode']),
  reportProblem: callback('report', ['content', 'season', 'episode', 'kind']),
  /** The same of the version that was delivered; those without are in messages of before. */
  versionProblem: callback('problemof', ['content', 'season', 'episode', 'version']),
  reportVersion: callback('reportof', ['content', 'season', 'episode', 'version', 'kind']),
  /** Turns off the notifications of one title. */
  mute: callback('mute', ['content']),
  unmute: callback('unmute', ['content']),
  /** Turns all notifications on (1) or off (0). */
  notices: callback('notices', ['on']),
  /** Asks for the title whose name stands in the message; `skipped`: 0 looks for that name in the catalogue and in TMDB, 1 in TMDB, 2 nowhere. */
  askFor: callback('ask', ['skipped']),
  /** Shows a title of TMDB that may be asked for; `series`: 1 for a series, 0 for a film. */
  askMatch: callback('askmatch', ['series', 'id']),
  /** Asks for it, or with a `season` other than 0 for that season. */
  askTmdb: callback('asktmdb', ['series', 'id', 'season']),
  withdraw: callback('withdraw', ['request']),
  /** A person's own requests, and one of them. */
  ownRequests: callback('ownrequests', []),
  ownRequest: callback('ownrequest', ['request']),
  /** What the titles of a file become, by its place among the choices; the last one drops the file. */
  importList: callback('importlist', ['list', 'choice']),
  /** Asks for the titles of a file that the catalogue lacks. */
  askMissing: callback('askmissing', ['list']),
  /** Those of new episodes of series. */
  seriesNotices: callback('seriesnotices', ['on']),
  /** The weekly digest. */
  digest: callback('digest', ['on']),

  /** For owners only. */
  tools: callback('tools', ['content']),
  edit: callback('edit', ['content']),
  /** Makes the messenger's still of a title's video its pictures. */
  useStill: callback('usestill', ['content']),
  editField: callback('field', ['content', 'field']),
  hide: callback('hide', ['content', 'hidden']),
  sources: callback('sources', ['content', 'page']),
  dropSource: callback('unsource', ['content', 'source', 'page']),
  waitingSubtitles: callback('subtitlesof', ['subtitles']),
  dropSubtitles: callback('unsubtitle', ['content', 'subtitles', 'page']),
  /** One version of a title: what is known of it, a quality for it (0 for none), a question by its place, its place before the others. */
  editVersion: callback('editversion', ['content', 'version']),
  versionQuality: callback('versionquality', ['content', 'version', 'lines']),
  versionField: callback('versionfield', ['content', 'version', 'field']),
  firstVersion: callback('firstversion', ['content', 'version']),
  remove: callback('remove', ['content']),
  removeSurely: callback('surely', ['content']),
  merge: callback('merge', ['keep', 'other']),
  mergeSurely: callback('mergesurely', ['keep', 'other']),
  keep: callback('keep', ['content']),
  /** Puts a replaced source back. */
  keepEarlier: callback('keepearlier', ['replaced']),
  /** Unmatched videos, the first group: in messages of older versions with a post. */
  unsure: callback('unsure', ['post']),
  /** A group of unmatched videos by its place in the queue; `filter`: by its number. */
  videos: callback('videos', ['filter', 'place']),
  /** One unmatched video of a group. */
  video: callback('video', ['post', 'filter', 'place']),
  /** A video, or with `one` 0 its group, is a title; `season`: 0 where the names tell it. The rest is what to show next. */
  assign: callback('assign', ['post', 'content', 'season', 'one', 'filter', 'place']),
  /** One video is a title, or an episode of it. */
  isThis: callback('isthis', ['post', 'content', 'season', 'episode']),
  searchFor: callback('searchfor', ['post', 'one', 'filter', 'place']),
  /** Ignores a video; asks first for a group of several. */
  ignorePost: callback('ignore', ['post', 'one', 'filter', 'place']),
  ignoreGroup: callback('ignoregroup', ['post', 'filter', 'place']),
  /** Takes back what ignored a video: all that was ignored in that moment, or its group. */
  undoIgnore: callback('unignore', ['post', 'filter', 'place']),
  takeBackGroup: callback('takeback', ['post', 'filter', 'place']),
  /** Makes a video, or its group, a title of its own. */
  createFor: callback('createfor', ['post', 'one', 'filter', 'place']),
  /** What waits and is one title of the catalogue (`known` 1), or none of it; `stamp`: 0 shows it, that of what was shown takes it. */
  settleLikely: callback('settlelikely', ['known', 'stamp']),
  /** Takes the file that the message answers. */
  takeFile: callback('takefile', ['sure']),
  /** What waits, as a table. */
  waitingTable: callback('waitingtable', ['filter']),
  /** Ignores all that is filtered, once it is sure. */
  ignoreAll: callback('ignoreall', ['filter', 'sure']),
  /** Adds a title of TMDB, which a video or its group is. */
  addTmdbFor: callback('tmdbfor', ['post', 'series', 'id', 'one', 'filter', 'place']),
  /** The channel's id without its sign. */
  dropChannel: callback('unchannel', ['channel']),
  /** Reads a channel's earlier posts, and stops doing so. */
  readChannel: callback('readchannel', ['channel']),
  stopReading: callback('stopreading', ['channel']),
  announce: callback('announce', ['announcement']),
  stopAnnouncing: callback('unannounce', ['announcement']),
  dropAnnouncement: callback('noannounce', ['announcement']),
  /** `series`: 1 for a series, 0 for a film. */
  addTmdb: callback('tmdb', ['series', 'id']),
  /** `dark`: 1 for the dark theme, 0 for the light one. */
  statistics: callback('stats', ['days', 'dark']),
  requests: callback('requests', ['page']),
  request: callback('request', ['request', 'page']),
  approve: callback('approve', ['request']),
  /** Approves words as a title of TMDB; with `id` 0 without one. */
  approveAs: callback('approveas', ['request', 'series', 'id']),
  reject: callback('reject', ['request']),
  /** `reason`: the number of a ready one, 0 for words of the owner's own. */
  rejectFor: callback('rejectfor', ['request', 'reason']),
  isThere: callback('isthere', ['request']),
  /** Makes words a title; `kind`: 0 asks which, 1 a film, 2 a series. */
  createAsked: callback('createasked', ['request', 'kind']),
  linkTo: callback('linkto', ['request', 'content']),
  /** Open reports of problems, and one of them. */
  reports: callback('reports', ['page']),
  reportCard: callback('reportcard', ['report']),
  reportedVideo: callback('reportvideo', ['report']),
  replaceReported: callback('reportreplace', ['report']),
  /** Removes the reported part's source, once it is sure. */
  dropReported: callback('reportdrop', ['report', 'source', 'sure']),
  /** `resolved`: 0 where the problem cannot be reproduced. */
  settleReport: callback('reportsettle', ['report', 'resolved']),
  failed: callback('failed', ['page']),
  retry: callback('retry', ['delivery', 'page']),
};
