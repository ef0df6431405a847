import { formatsOf } from '../../lib/formats.ts';
import type { chat as italian } from '../it/chat.ts';
import type { Translated } from '../translated.ts';

const { date, number, plural } = formatsOf('en-GB');

const askAt = (support: string | undefined) =>
  support === undefined
    ? 'For anything else, ask the person who gave you this bot.'
    : `For anything else: ${support}`;

export const chat: Translated<typeof italian> = {
  greeting: (name, app) =>
    `Hi${name === undefined ? '' : ` ${name}`}, this is ${app}: films and series to choose at your leisure and watch right here in the chat.\n\n` +
    'Open the app with the button, or send me the title you’re looking for.',
  emptyCatalogue:
    'The catalogue is still empty. You can fill it from here:\n\n' +
    '• /channel: the videos of one of your channels become titles\n' +
    '• /new Name (2019): one title at a time\n' +
    '• an Excel or CSV file sent to this chat: all of them at once\n' +
    '• Manage, “Import and export”: from a file, TMDB or Jellyfin',
  openApp: (app) => `Open ${app}`,
  openInApp: 'Open in the app',
  openInBrowser:
    'The button can only be opened from an https address. Meanwhile you can open the app from here:',
  desk: 'Manage',
  ownData: 'Everything I keep about you.',
  firstList: 'To watch',

  description: (app) =>
    `${app}: films and series to choose at your leisure and watch right here in the chat.\n\n` +
    'Press the button below to start, then open the app or write the title you’re looking for.',
  shortDescription: 'Films and series to choose at your leisure and watch in the chat.',

  help: ({ name, support }, { commands, required, owners }) =>
    [
      `Send me a title, a name, a genre or a year and I’ll search ${name}. In the app you’ll find charts, new releases and ` +
        'your lists. “Play” sends you the title here in the chat.',
      commands,
      'If you send me a file from Letterboxd, IMDb or Trakt, I’ll add its titles to your watched titles, your list or your likes.',
      ...(owners ? [`Only for people who manage the bot:\n${owners}`] : []),
      `${askAt(support)}\n${required}`,
    ].join('\n\n'),
  terms: ({ terms, support }) =>
    terms === undefined
      ? 'The catalogue is for personal use, without warranty. Premium lasts as long as stated when you buy it; it renews ' +
        `itself only with a subscription, which you can stop at any time.\n\n${askAt(support)}`
      : `The terms: ${terms}`,
  privacy: ({ name, privacy, support }) =>
    privacy === undefined
      ? `I only keep what ${name} needs: your number and your @username in this chat, your lists, what you asked to watch ` +
        'and what you have watched, Premium and payments. You can ask to see it or to have it ' +
        `deleted.\n\n${askAt(support)}`
      : `What I keep about you: ${privacy}`,
  unknownCommand: 'I don’t know this command. Send me a title to search for, or use /help.',
  filesUnreadable: 'I can’t read files at the moment. Whoever runs the bot has to fix that.',
  notText: 'I can only search for text. Send me the title of a film or a series.',
  somethingWrong: 'Something didn’t work. Try again in a moment.',
  buttonGone: 'This button no longer works, or does not work here.',
  questionExpired:
    'I can no longer read the answer to this question. Press its button again and I’ll ask once more.',
  nothingChanged: 'All right, nothing has changed.',
  nothingToCancel: 'There is nothing to cancel.',
  gaveUp: 'I couldn’t do what you asked. Try again later.',

  open: 'Open',
  play: 'Play',
  playing: 'It’s on its way to the chat.',
  notYetPlayable: 'It isn’t here yet. I’ll let you know when it arrives.',
  tooManyWaiting: 'You already have many titles on their way. Wait until they reach you.',
  unknownTitle:
    'This title isn’t in the catalogue, or no longer is. Send me its name and I’ll search for it.',
  notThereYet: 'It isn’t available yet. I’ll message you when it arrives.',
  watch: 'Watch',
  goOn: (season, episode) => `Continue: S${season}E${episode}`,
  nextEpisode: (season, episode) => `Next episode: S${season}E${episode}`,
  otherEpisodes: 'Other episodes',
  playEpisode: (season, episode) => `Play S${season}E${episode}`,
  part: (season, episode) => (season === 0 ? `Special ${episode}` : `Season ${season}, episode ${episode}`),

  arrived: 'It has arrived. You can watch it now.',
  seriesArrived: 'It has arrived. You can watch it now.',
  newEpisodes: (runs) => {
    const names = runs.map(({ season, first, last }) =>
      first === last ? `S${season}E${first}` : `S${season}E${first}–${last}`,
    );
    const isOne = runs.length === 1 && runs[0]?.first === runs[0]?.last;
    return `${isOne ? 'New episode' : 'New episodes'}: ${names.join(', ')}`;
  },
  mute: 'Don’t notify me',
  unmute: 'Notify me again',
  muted: 'All right, no more notifications about this title.',
  unmuted: 'All right, I’ll let you know when there’s something new.',
  noticesOn:
    'Notifications are on. I write to you when a title you’re waiting for arrives, or a new episode of a series that you’ve ' +
    'started or have in your list, if you’re up to date. I also write to you before Premium ends.',
  noticesOnWithoutSeries:
    'Notifications are on. I write to you when a title you’re waiting for arrives and before Premium ends, but not about new episodes of series.',
  noticesOff: 'Notifications are off. I don’t write to you unless you ask me to.',
  turnNoticesOn: 'Turn on',
  turnNoticesOff: 'Turn off',
  seriesNotices: (areOn) => `New episodes: ${areOn ? 'yes' : 'no'}`,

  preferences: 'Quality and language of videos',

  digestOn: 'Once a week I send you what is new in your genres.',
  weeklyDigest: (isOn) => `New this week: ${isOn ? 'yes' : 'no'}`,
  digest: 'New for you',
  turnDigestOff: 'Stop sending these',
  digestIsOff: 'All right, no more weekly news. You can turn it on again with /notifications.',

  chooseSeason: 'Choose a season.',
  chooseEpisode: (season) => (season === 0 ? 'Choose a special.' : `Season ${season}. Choose an episode.`),
  season: (season) => (season === 0 ? 'Specials' : `Season ${season}`),
  episode: (title, season, episode) =>
    season === 0 ? `${title}, special ${episode}` : `${title}, season ${season}, episode ${episode}`,
  episodeButton: (episode, isWatched) => `${isWatched ? '✓ ' : ''}${episode}`,
  allSeasons: '‹ Seasons',
  earlier: '‹',
  later: '›',
  episodeGone: 'This episode is no longer available.',

  whatToSearch: 'What are you looking for?',
  searchHint: 'A title, a person, a genre, a year',
  whatICanDo: 'What I can do',
  found: (words) => `Here is what I found for “${words}”:`,
  foundWithoutWords: 'Here is what you can choose from:',
  playableNow: '▶️ marks what you can watch right away.',
  playable: (line) => `▶️ ${line}`,
  foundByOriginal: (name) => `original title: ${name}`,
  foundByAlternative: (name) => `also: ${name}`,
  foundByDirector: (name) => `directed by ${name}`,
  foundByCreator: (name) => `created by ${name}`,
  foundByCast: (name) => `with ${name}`,
  nothingFound: (words) =>
    `I found nothing for “${words}”. Try another word of the title, or somebody’s name.`,

  request: 'Request',

  chooseLanguage: 'Which language do you prefer?',
  languageChosen: 'All right, from now on I write to you in English.',
  titlesIn: (language) => `Titles: ${language}`,
  titlesAsSpoken: 'Titles: as in messages',
  titleLanguageChosen: 'All right, this is how I show you titles from now on.',

  premiumUntil: (until) => `You have Premium until ${date(until)}.`,
  premiumEndless: 'You have Premium, with no end date.',
  notPremium: 'With Premium you get custom lists and search with filters.',
  invoiceTitle: (app) => (app.length <= 13 ? `${app} Premium, one month` : 'Premium, one month'),
  invoiceDescription: 'Custom lists and search with filters for a month. It doesn’t renew itself.',
  invoiceLabel: 'One month',
  staleInvoice: 'This offer is no longer valid. Send /premium for today’s.',
  thanks: (until) =>
    `Thank you! ${until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until)} ` +
    'Your lists are in the app, under “Lists”. Make more with /list.',
  refunded: (until) => {
    if (until === undefined) return 'Your payment was refunded, and the month that you bought is gone.';
    const still = until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until);
    return `Your payment was refunded, and the month that you bought is gone. ${still}`;
  },
  paymentHelp: (support) =>
    `If there is a problem with a payment, write to ${support ?? 'the person who gave you this bot'}, with the date and the receipt.`,

  listsArePremium: 'Custom lists are part of Premium. Send /premium to learn more.',
  listHelp: 'Send /list and the name that you want to give it: “/list Horror nights”.',
  listTitleTooLong: (longest) => `The name is too long. Use ${longest} characters at most.`,
  listMade: (title) =>
    `Done: the list “${title}” is in the app, under “Lists”. To add a title, open its page and press “Lists”.`,
  listTaken: (title) => `You already have a list called “${title}”. Choose another name.`,
  tooManyLists: (most) => `You already have ${most} lists, which is the limit.`,

  banned: (support) =>
    support === undefined
      ? 'You can’t use this bot.'
      : `You can’t use this bot. For any questions: ${support}`,
  onlyOwner: 'Only the owner can add videos.',
  videoHelp:
    'Send /video, the title’s number (with season and episode for a series) and the address: ' +
    '“/video 12 https://…” or “/video 12 S1E2 https://t.me/channel/34”.',
  pageAboutTitle:
    'This page is about a title but is not its video. Send the address where it can be watched.',
  noSuchTitle: (id) => `There is no title number ${id} in the catalogue.`,
  filmHasNoEpisodes: (title) => `“${title}” is a film. Its number is enough in the caption.`,
  seriesNeedsEpisode: (title, id) =>
    `“${title}” is a series. It needs season and episode, for example “${id} S1E2”.`,
  isItReally: (title, seasons, part, place) =>
    [`“${title}” has ${chat.duration('serie', seasons)}. Is it really ${part}?`, place]
      .filter(Boolean)
      .join('\n'),
  itIs: (part) => `Yes, ${part}`,
  numberTooLarge: (most) => `Season and episode go up to ${most}.`,
  videoKept: (what, outcome, version) =>
    ({
      new: `Done: ${what} can be watched now.`,
      added: `Done: another version of ${what}${version && ` (${version})`}.`,
      replaced: `Done: the video of ${what} was replaced.`,
    })[outcome],

  grantHelp:
    'Send /grant and the person’s number or @username, then how many more days if you want an end date: ' +
    '“/grant 42 30”, “/grant @anna 1 month”.',
  noSuchPerson: (who) =>
    `I don’t know anybody with the ${who.startsWith('@') ? 'username' : 'number'} ${who}. They have to write to the bot first.`,
  grantedToYou: (until) =>
    `You have received Premium as a gift. ${until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until)} ` +
    'Your lists are in the app, under “Lists”.',
  notTold: 'I couldn’t write to them. They may have blocked the bot.',
  granted: (person, until) =>
    until === 'without end'
      ? `${person} has Premium, with no end date.`
      : `${person} has Premium until ${date(until)}.`,
  revokeHelp: 'Send /revoke and the person’s number or @username: “/revoke 42”.',
  refundHelp: 'Send /refund and the payment’s code, which is also in the receipt: “/refund stx…”.',
  refundUnknown: 'I don’t know a payment with this code. /refund alone lists the last ones.',
  refundForgotten: 'The data of whoever paid has been erased, and I no longer know whom to refund.',
  refundOfFormerBot: 'The former bot took it: only that one can refund it.',
  refundRefused: (reason) => `The refund failed: ${reason}`,
  refundDone: (person) => `Refunded. ${person} no longer has that month.`,
  revoked: (person) => `${person} no longer has Premium.`,

  duration: (type, length) => {
    if (type === 'film') return `${number(length)} min`;
    return plural(length, { one: '1 season', other: `${number(length)} seasons` });
  },
};
