/** What the bot's buttons send back when pressed: a word and whole numbers, `season:12:1:0`. */
function callback<const Names extends readonly string[]>(word: string, numbers: Names) {
  const pattern = new RegExp(`^${[word, ...numbers.map(() => '(\\d{1,16})')].join(':')}$`);
  return {
    pattern,
    make: (...values: { [Index in keyof Names]: number }) => [word, ...values].join(':'),
    /** The numbers in the text that `pattern` matched. */
    read: (match: string | RegExpMatchArray) => (typeof match === 'string' ? [] : match.slice(1).map(Number)),
  };
}

export const callbacks = {
  /** Shows a title's card. */
  card: callback('card', ['content']),
  /** The same wish as the mini app's 'Riproduci'. */
  play: callback('play', ['content']),
  seasons: callback('seasons', ['content', 'page']),
  season: callback('season', ['content', 'season', 'page']),
  episode: callback('episode', ['content', 'season', 'episode']),
  /** No more notices of a title, or again. */
  mute: callback('mute', ['content']),
  unmute: callback('unmute', ['content']),

  /** What only owners are offered, and only to them is answered. */
  tools: callback('tools', ['content']),
  edit: callback('edit', ['content']),
  editField: callback('field', ['content', 'field']),
  hide: callback('hide', ['content', 'hidden']),
  sources: callback('sources', ['content', 'page']),
  dropSource: callback('unsource', ['content', 'source', 'page']),
  remove: callback('remove', ['content']),
  removeSurely: callback('surely', ['content']),
  keep: callback('keep', ['content']),
  /** Videos whose title is not sure: the next one after a post, and what to do with one. */
  unsure: callback('unsure', ['post']),
  /** Season and episode as the owner has said them; 0 for what the video itself says. */
  isThis: callback('isthis', ['post', 'content', 'season', 'episode']),
  searchFor: callback('searchfor', ['post']),
  ignorePost: callback('ignore', ['post']),
  /** A channel by its number without the sign. */
  dropChannel: callback('unchannel', ['channel']),
  announce: callback('announce', ['announcement']),
  stopAnnouncing: callback('unannounce', ['announcement']),
  dropAnnouncement: callback('noannounce', ['announcement']),
  /** `series`: 1 for a series, 0 for a film. */
  addTmdb: callback('tmdb', ['series', 'id']),
  /** `dark`: 1 in the dark look's colours, 0 in the light one's. */
  statistics: callback('stats', ['days', 'dark']),
  failed: callback('failed', ['page']),
  retry: callback('retry', ['wish', 'page']),
};
