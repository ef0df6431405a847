import type { desk as italian } from '../it/desk.ts';
import type { Translated } from '../translated.ts';

export const desk: Translated<typeof italian> = {
  open: 'Open Manage',
  isThere: 'This is now done in Manage.',
  notFromHere:
    'Manage doesn’t open from here, because PUBLIC_URL isn’t an https address. ' +
    'On the server’s computer, “npm run vetrina -- link” writes a link to it for the browser.',
  welcomeHelper: 'You’re now a helper of this catalogue. Open Manage from here, or with /start.',
  dataOf: (person) => `Everything I keep about ${person}.`,

  titleGone: 'This title is no longer there.',
  noTitleInName: 'There is no title in the name.',
  notATitle: 'No title can have this name.',
  oneTitleGone: 'One of the two titles is no longer there.',
  notOfOneKind: 'A film and a series can’t be merged.',
  tooLarge:
    'The title that would go is in more than 200,000 lists, plays and requests: too many to move. Hide it instead.',
  isBusy:
    'Somebody else is changing these titles, or a notice about one is being sent. Try again in a moment.',
  hasThisLanguage: 'There are already subtitles in this language.',
  pictureUnreadable: 'I can’t read this photo. Try another one, in JPEG or PNG.',
  notAtTmdb: 'TMDB doesn’t have this picture.',
  noSuchGenre: (genre) => `The catalogue has no genre “${genre}”.`,
  choosePictureAgain: 'Choose the photo again.',
  noChat: 'I can’t write to you in the chat. Open the bot, press Start and try again.',

  work: {
    updates: 'messages',
    deliveries: 'deliveries',
    outbox: 'notifications',
    lists: 'lists from elsewhere',
    imports: 'imports of titles',
    posts: 'reports',
    plays: 'counts',
    lookups: 'requests to look up',
    digests: 'weekly digests',
    endings: 'notices that premium ends',
    files: 'posts to read for the new bot',
    readings: 'channels to read back',
    removals: 'titles being removed',
    'fan-outs': 'announcements under way',
    arrivals: 'arrivals to announce',
    nights: 'movie nights to decide',
  },
};
