import type { desk as italian } from '../it/desk.ts';
import type { Translated } from '../translated.ts';

export const desk: Translated<typeof italian> = {
  open: 'Open Manage',
  isThere: 'This is now done in Manage.',
  notFromHere:
    'Manage does not open from here: PUBLIC_URL is not an https address. ' +
    'On the server’s computer, “npm run vetrina -- link” writes a link to it for the browser.',
  welcomeHelper: 'From now on you can help to manage the catalogue: open Manage from here, or with /start.',
  dataOf: (person) => `Everything I keep about ${person}.`,

  titleGone: 'This title is no longer there.',
  noTitleInName: 'There is no title in the name.',
  notATitle: 'No title can have this name.',
  oneTitleGone: 'One of the two titles is no longer there.',
  notOfOneKind: 'A film and a series cannot be merged.',
  isMerging: 'This title is being merged with another one: try again once that has ended.',
  hasThisLanguage: 'There are already subtitles in this language.',
  pictureUnreadable: 'I cannot read this photo: try another one, in JPEG or PNG.',
  notAtTmdb: 'TMDB does not have this picture.',
  noSuchGenre: (genre) => `The catalogue has no genre “${genre}”.`,
  choosePictureAgain: 'Choose the photo again.',
  noChat: 'I cannot write to you in the chat: open the bot, press Start and try again.',

  work: {
    updates: 'messages',
    deliveries: 'deliveries',
    outbox: 'notifications',
    lists: 'lists brought from elsewhere',
    merges: 'merges of titles',
    imports: 'imports of titles',
    posts: 'reports',
    plays: 'counts',
    lookups: 'requests to look up',
    seerr: 'requests at Seerr',
    digests: 'weekly digests',
    endings: 'notices that premium ends',
    files: 'posts to read for the new bot',
    readings: 'channels to read back',
    removals: 'titles being removed',
    neighbours: 'recommendations to compute',
    'fan-outs': 'announcements under way',
    arrivals: 'arrivals to announce',
    nights: 'movie nights to decide',
  },
};
