/** Callback data of buttons: a name and whole numbers, `season:12:1:0`. */
function callback<const Names extends readonly string[]>(word: string, numbers: Names) {
  const pattern = new RegExp(`^${[word, ...numbers.map(() => '(\\d{1,16})')].join(':')}$`);
  return {
    pattern,
    make: (...values: { [Index in keyof Names]: number }) => [word, ...values].join(':'),
    /** The numbers in the text that `pattern` matched. */
    read: (match: string | RegExpMatchArray) => (typeof match === 'string' ? [] : match.slice(1).map(Number)),
  };
}

export const callbackData = {
  /** Shows a title's card. */
  card: callback('card', ['content']),
  /** The same delivery as the mini app's 'Riproduci'. */
  play: callback('play', ['content']),
  seasons: callback('seasons', ['content', 'page']),
  season: callback('season', ['content', 'season', 'page']),
  episode: callback('episode', ['content', 'season', 'episode']),
  /** Turns off the notifications of one title. */
  mute: callback('mute', ['content']),
  unmute: callback('unmute', ['content']),
  /** Turns all notifications on (1) or off (0). */
  notices: callback('notices', ['on']),

  /** For owners only. */
  tools: callback('tools', ['content']),
  edit: callback('edit', ['content']),
  editField: callback('field', ['content', 'field']),
  hide: callback('hide', ['content', 'hidden']),
  sources: callback('sources', ['content', 'page']),
  dropSource: callback('unsource', ['content', 'source', 'page']),
  remove: callback('remove', ['content']),
  removeSurely: callback('surely', ['content']),
  keep: callback('keep', ['content']),
  /** Puts a replaced source back. */
  keepEarlier: callback('keepearlier', ['replaced']),
  /** Unmatched videos: shows the next one after this post. */
  unsure: callback('unsure', ['post']),
  /** Season and episode as given by the owner; 0 where the video's own name has them. */
  isThis: callback('isthis', ['post', 'content', 'season', 'episode']),
  searchFor: callback('searchfor', ['post']),
  ignorePost: callback('ignore', ['post']),
  /** The channel's id without its sign. */
  dropChannel: callback('unchannel', ['channel']),
  announce: callback('announce', ['announcement']),
  stopAnnouncing: callback('unannounce', ['announcement']),
  dropAnnouncement: callback('noannounce', ['announcement']),
  /** `series`: 1 for a series, 0 for a film. */
  addTmdb: callback('tmdb', ['series', 'id']),
  /** `dark`: 1 for the dark theme, 0 for the light one. */
  statistics: callback('stats', ['days', 'dark']),
  failed: callback('failed', ['page']),
  retry: callback('retry', ['delivery', 'page']),
};
