import type { SmallCatalogue } from './small-catalogue.ts';

/** One of the calls but sign-in, as `user` would rightly make it: every part can then be made wrong. */
export type ValidCall = {
  name: string;
  method: 'GET' | 'POST';
  /** Path parts by their name in the contract's path. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Record<string, unknown>;
  premium?: true;
};

/** The 22 of the 23 calls that demand a session, each right for a premium `user`. */
export function validCalls(user: string, { films, ownList }: SmallCatalogue): ValidCall[] {
  const id = String(films[0]);
  const list = String(ownList);
  const get = (name: string, path: string, params = {}, query = {}): ValidCall => ({
    name,
    method: 'GET',
    path: `/api/${path}`,
    params,
    query,
  });
  const post = (name: string, path: string, params: Record<string, string>, body: object): ValidCall => ({
    ...get(name, path, params),
    method: 'POST',
    body: { ...body },
  });
  const premium = (call: ValidCall): ValidCall => ({ ...call, premium: true });
  const hyphen = { 'user-id': user };
  const underscore = { user_id: user };
  const place = { ...underscore, custom_list_id: ownList, content_id: films[0] };
  return [
    get('getHomeContents', 'get_top'),
    get('getRandom', 'random/:type', { type: 'film' }),
    get('topContents', 'top_contents/:type/:days', { type: 'film', days: '7' }),
    get('topContentsOfGenre', 'top_genres/:type', { type: 'film' }, { interval: '60', genre: 'Horror' }),
    get('getLast', 'get_last/:type', { type: 'serie' }),
    get('checkPremiumStatus', 'check_premium_status', {}, hyphen),
    get('getList', 'get_list/:list', { list: 'liste' }, { ...hyphen, page: '1', perPage: '9' }),
    premium(get('getCustomLists', 'get_custom_lists', {}, underscore)),
    premium(
      get('getCustomListContents', 'get_custom_list_contents', {}, { ...hyphen, custom_list_id: list }),
    ),
    premium(get('getCustomListName', 'get_custom_list_title/:id', { id: list }, hyphen)),
    get('getGenres', 'get_generi/:offset', { offset: '0' }, { ...hyphen, limit: '8' }),
    get(
      'getGenreContents',
      'get_genere/:genre',
      { genre: 'Horror' },
      { ...hyphen, page: '1', perPage: '12' },
    ),
    get('getContent', 'get_content/:id', { id }, hyphen),
    get(
      'contentInList',
      'content_in_list/:contentId',
      { contentId: id },
      { ...underscore, list_name: 'liste' },
    ),
    post(
      'toggleContentInList',
      'add_content_to/:contentId',
      { contentId: id },
      { ...underscore, list_name: 'liste' },
    ),
    premium(
      get(
        'contentInCustomList',
        'content_in_custom_list/:contentId',
        { contentId: id },
        { ...underscore, list_id: list },
      ),
    ),
    premium(post('addToCustomList', 'add_to_custom_list', {}, place)),
    premium(post('removeFromCustomList', 'remove_from_custom_list', {}, place)),
    post('playContent', 'play_content', {}, { ...underscore, content_id: films[0] }),
    post('promptChatSearch', 'search_content', {}, underscore),
    get('getYears', 'get_years'),
    get(
      'filterContents',
      'filter_contents',
      {},
      {
        ...hyphen,
        genere: 'Horror',
        durata: '2 ore',
        anno: '2002',
        contenuto: 'film',
        page: '1',
        perPage: '12',
      },
    ),
  ];
}

/**
 * The calls beside the 23 that demand a session, each right for a host who has joined the night. The stream of events is of
 * another night: it would never end.
 */
export function extensionCalls(night: string, titleId: number): ValidCall[] {
  const ofNight = (method: 'GET' | 'POST', name: string, end: string, body?: object): ValidCall => ({
    name,
    method,
    path: `/api/movie_nights/:id${end}`,
    params: { id: night },
    query: {},
    ...(body ? { body: { ...body } } : {}),
  });
  return [
    {
      name: 'prepareShare',
      method: 'POST',
      path: '/api/prepared_share/:id',
      params: { id: String(titleId) },
      query: {},
    },
    ofNight('POST', 'joinMovieNight', '/join'),
    ofNight('GET', 'getMovieNight', ''),
    { ...ofNight('GET', 'watchMovieNight', '/events'), params: { id: 'another' } },
    ofNight('GET', 'getMovieNightTitles', '/titles'),
    ofNight('POST', 'voteInMovieNight', '/votes', { votes: [{ content_id: titleId, vote: 'yes', at: 1 }] }),
    ofNight('POST', 'extendMovieNight', '/extend', { minutes: 5 }),
    ofNight('POST', 'removeFromMovieNight', '/remove', { member: 2 }),
    ofNight('POST', 'countDownMovieNight', '/countdown', { seconds: 10 }),
    ofNight('POST', 'decideMovieNight', '/decide'),
    ofNight('POST', 'deliverMovieNight', '/watch'),
    ofNight('POST', 'closeMovieNight', '/close'),
    ...ownPageCalls(titleId),
    ...deskCalls(),
  ];
}

/** Those of the own page. */
function ownPageCalls(titleId: number): ValidCall[] {
  const get = (name: string, path: string, query = {}, params = {}): ValidCall => ({
    name,
    method: 'GET',
    path: `/api/tu/${path}`,
    params,
    query,
  });
  const post = (name: string, path: string, body: object): ValidCall => ({
    ...get(name, path),
    method: 'POST',
    body: { ...body },
  });
  const words = { words: 'Film' };
  return [
    get('getToContinue', 'to_continue'),
    post('leaveSeries', 'leave_series', { content_id: titleId }),
    post('playEpisode', 'play', { content_id: titleId, season: 1, episode: 1 }),
    get('getWatched', 'watched', { page: '1' }),
    post('setWatched', 'watched', { content_id: titleId, episode: null, isWatched: true, watchedAt: null }),
    post('setSeasonWatched', 'watched/season', {
      content_id: titleId,
      season: 1,
      isWatched: false,
      watchedAt: null,
    }),
    get('getOwnTitle', 'title/:id', {}, { id: String(titleId) }),
    get('getOwnSeason', 'title/:id/season/:season', { page: '1' }, { id: String(titleId), season: '1' }),
    post('reportProblem', 'report', { content_id: titleId, episode: null, kind: 'audio', note: null }),
    get('getNoticeSettings', 'notices'),
    post('setNotices', 'notices', { kind: 'series', isOn: true }),
    get('getPreference', 'preference'),
    post('setPreference', 'preference', { quality: 720, language: 'ita' }),
    get('getLanguage', 'language'),
    post('setLanguage', 'language', { language: null }),
    post('sendOwnData', 'data', {}),
    post('eraseOwnData', 'data/erasure', { isConfirmed: true }),
    get('searchAsTyped', 'search', words),
    get('getOwnRequests', 'requests'),
    get('findRequestable', 'requestable', words),
    post('requestTitle', 'requests', { ...words, tmdb: { type: 'film', id: 653 }, isLookedUp: true }),
    post('setRequestWanted', 'requests/wanted', { id: '1', isWanted: false }),
    get('getMovieNights', 'movie_nights'),
    post('makeMovieNight', 'movie_nights', {
      kind: null,
      maxMinutes: 120,
      leftOutGenres: ['Horror'],
      unwatched: false,
      votingMinutes: 30,
      people: null,
    }),
    get('getListImports', 'list_imports'),
    { ...post('uploadList', 'list_imports', {}), query: { name: 'watched.csv', upload: 'an-upload' } },
    post('setListTarget', 'list_imports/target', { id: '1', target: 'liste' }),
    post('requestMissing', 'list_imports/missing', { id: '1' }),
    get('getAwaited', 'awaited'),
    post('setAwaited', 'awaited', { content_id: titleId, season: 1, isAwaited: true }),
    post('setMuted', 'muted', { content_id: titleId, isMuted: true }),
    get('getRecommendations', 'recommendations'),
    get('getOwnPremium', 'premium'),
    post('createInvoice', 'premium/invoice', { kind: 'subscription' }),
    post('setRenewal', 'premium/renewal', { isOn: false }),
  ];
}

/** Those of the desk; `waiting`: the post of a video that waits; `report`: a report; `change`: one that can be undone; `known`: a person. */
export function deskCalls({ waiting = '1', report = 1, change = '1', known = '1' } = {}): ValidCall[] {
  const get = (name: string, path: string, query = {}, params = {}): ValidCall => ({
    name,
    method: 'GET',
    path: `/api/gestione${path}`,
    params,
    query,
  });
  const post = (name: string, path: string, body: object): ValidCall => ({
    ...get(name, path),
    method: 'POST',
    body: { ...body },
  });
  const ignore = { post: Number(waiting), isOne: true, to: { kind: 'ignore' } };
  return [
    get('getDesk', ''),
    get('getWaitingVideos', '/videos', { show: 'all' }),
    get('getVideosOfGroup', '/videos/:post/group', { page: '1' }, { post: waiting }),
    get('getTitlesForVideo', '/videos/:post/titles', {}, { post: waiting }),
    get('searchDeskTitles', '/titles', { words: 'Film' }),
    get('getDeskTitles', '/catalogue', { show: 'all' }),
    get('getDeskTitle', '/catalogue/:title', {}, { title: '1' }),
    post('editDeskTitle', '/catalogue/edit', { title: 1, field: 'durata', value: '90' }),
    { ...post('sendPicture', '/catalogue/picture', {}), query: { title: '1', picture: 'banner' } },
    post('takeTmdbPicture', '/catalogue/tmdb_picture', { title: 1, picture: 'banner', type: 'film', id: 1 }),
    get('getTitleVersions', '/catalogue/:title/versions', { season: '1' }, { title: '1' }),
    post('changeTitleVersion', '/catalogue/versions', {
      title: 1,
      of: 'video',
      id: 1,
      change: { kind: 'remove' },
    }),
    get('getTitleUses', '/catalogue/uses', { titles: '1,2' }),
    post('mergeDeskTitles', '/catalogue/merge', { keep: 999_999, other: 999_998 }),
    post('removeDeskTitles', '/catalogue/remove', { titles: [999_999] }),
    post('changeTitles', '/catalogue/change', { titles: [1], change: { kind: 'hidden', isSet: false } }),
    post('settleVideos', '/videos/settle', { answers: [ignore] }),
    // The change is that of the call before.
    post('undoChange', '/changes/undo', { change }),
    post('takeBackVideos', '/videos/undo', { matched: [], ignored: [Number(waiting)] }),
    get('getPeople', '/people', { show: 'all', words: 'Anna' }),
    post('setBanned', '/people/banned', { person: '1', isBanned: false }),
    post('setHelper', '/people/helper', { person: '1', isHelper: false }),
    get('getFigures', '/figures', { days: '30' }),
    get('getDemand', '/figures/demand', { days: '30' }),
    get('getGivenUpWork', '/given-up'),
    post('retryWork', '/given-up/retry', { queue: 'updates', id: null }),
    get('getFindings', '/findings'),
    get('getDeskRequests', '/requests', { show: 'open' }),
    post('decideRequests', '/requests/decide', { decisions: [{ id: 1, to: { kind: 'approve' } }] }),
    post('reopenRequests', '/requests/undo', { ids: [1] }),
    get('getDeskReports', '/reports'),
    post('settleReports', '/reports/settle', { ids: [1], state: 'resolved' }),
    post('reopenReports', '/reports/undo', { ids: [1] }),
    post('sendReportedVideo', '/reports/video', { id: report }),
    get('getUnwatched', '/people/:person/unwatched', {}, { person: known }),
    post('givePremium', '/people/premium', { person: known, press: 1 }),
    post('takeGiftBack', '/people/premium/back', { person: known, gift: -1 }),
    post('endSessions', '/people/sessions', { person: known }),
    post('sendPersonData', '/people/data', { person: known }),
    post('erasePerson', '/people/erasure', { person: '7', isConfirmed: true }),
    get('getPayments', '/payments'),
    post('refundPayment', '/payments/refund', { payment: 'unknown' }),
    get('getChanges', '/changes'),
    get('getDeskImport', '/imports'),
    { ...post('importFile', '/imports/file', {}), query: { name: 'titles.csv', preview: 'true' } },
    post('importFromTmdb', '/imports/tmdb', { type: 'film', pages: 1, year: null, isPreview: true }),
    post('importFromJellyfin', '/imports/jellyfin', {
      url: 'http://127.0.0.1:9',
      token: 'key',
      isPreview: true,
    }),
    post('stopImport', '/imports/stop', {}),
    post('exportTitles', '/export', {}),
    get('getAnnouncements', '/announcements'),
    post('keepAnnouncementPicture', '/announcements/picture', {}),
    post('previewAnnouncement', '/announcements/preview', {
      text: 'Ciao',
      title: null,
      picture: null,
      audience: 'genre',
      genre: 'Nessuno',
      startsAt: null,
    }),
    post('changeAnnouncement', '/announcements/change', { announcement: 999_999, to: 'gone' }),
  ];
}

/** The request line of a call, its parts percent-encoded. */
export function requestOf({ method, path, params, query }: ValidCall): string {
  const filled = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${method} ${filled}${search && `?${search}`}`;
}
