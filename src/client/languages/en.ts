import { clockTime, longDate } from './formats.ts';
import type { Texts } from './texts-type.ts';

const stars = (count: number) => (count === 1 ? '1 Star' : `${count} Stars`);

/** The app in English. */
export const en = {
  common: {
    undo: 'Undo',
    cancel: 'Cancel',
    open: 'Open',
    retry: 'Try again',
    close: 'Close',
    send: 'Send',
    showLess: 'Show less',
    showAll: 'Show all',
    previous: 'Previous',
    next: 'Next',
    backToTop: 'Back to top',
    backHome: 'Back to home',
    backToChat: 'Back to the chat',
    didNotOpen: 'It did not open. Try again.',
  },

  errors: {
    name: 'Error',
    unauthorized: 'You are not authorised, or your session has expired',
    broken: 'Something broke.',
    slow: 'This is taking longer than expected.',
    reload: 'Reload',
  },

  sections: { home: 'Home', films: 'Films', series: 'Series', lists: 'Lists', genres: 'Genres' },

  kinds: { film: 'Film', serie: 'Series', films: 'Films', series: 'Series' },

  home: {
    carousels: {
      likes: 'Most liked',
      loves: 'Most loved',
      plays: 'Most watched',
      releaseDate: 'New releases',
    },
  },

  films: {
    newest: 'Recently added',
    bestOfDay: 'Best of the day',
    bestOfWeek: 'Best of the week',
    bestOfMonth: 'Best of the month',
  },

  series: {
    newest: 'Recently added',
    bestOfDay: 'Best of the day',
    bestOfWeek: 'Best of the week',
    bestOfMonth: 'Best of the month',
  },

  titles: {
    emptyCatalogue: 'The catalogue is still empty: titles are on their way.',
    noneYet: 'No titles yet.',
    ranking: 'Top of the year',
    stopRanking: 'Stop the ranking',
    playRanking: 'Play the ranking',
    random: 'Picked at random',
    another: 'RANDOM',
  },

  title: {
    name: 'Details',
    info: 'Info',
    share: 'Share',
    linkCopied: 'Link copied.',
    notShared: 'It could not be shared.',
    watchTrailer: 'Watch the trailer',
    closeTrailer: 'Close the trailer',
    openOnYouTube: 'Open on YouTube',
    trailerOf: (title: string) => `Trailer for ${title}`,
    similar: 'Similar',
    cast: 'Cast',
    directedBy: 'Directed by',
    createdBy: 'Created by',
    starring: 'Starring',

    episodes: 'Episodes',
    season: (season: number) => `Season ${season}`,
    wholeSeason: 'All watched',
    wholeSeasonOf: (season: number) => `All of season ${season} watched`,
    seasonMarked: 'Marked as watched.',
    seasonUnmarked: 'No longer marked as watched.',
    seasonNotMarked: 'I could not mark the season.',
    watching: 'Watching',
    watched: 'Watched',
    watchedPart: (part: string) => `Watched: ${part}`,
    marked: 'Marked as watched.',
    unmarked: 'No longer marked as watched.',
    notMarked: 'I could not mark it.',
    notPlayable: 'It cannot be played now',

    versions: 'Versions',
    version: (number: number) => `Version ${number}`,
    sentVersion: 'This is the one I send you',
    separateSubtitles: (languages: string) => `Separate subtitles: ${languages}`,
    changePreferences: 'Change your preferences',

    report: 'Report a problem',
    whatIsWrong: (title: string) => `What is wrong with “${title}”?`,
    problems: {
      audio: 'Audio',
      subtitles: 'Subtitles',
      wrong: 'Wrong video',
      broken: 'Does not open',
      other: 'Other',
    },
    inYourWords: 'Tell me in a few words',
    reported: 'Reported. Thank you: I will tell you when it is fixed.',
    reportedBefore: 'You have already reported it: I will tell you when it is fixed.',
    notReported: 'I could not report it: if you have reported many problems today, try again tomorrow.',
  },

  lists: {
    list: 'List',
    myList: 'My list',
    yourList: 'Your list',
    liked: 'Titles you liked',
    loved: 'Titles you love',
    custom: 'Custom list',
    yours: 'Your lists',
    noneYet: 'You have no lists of your own yet.',
    inList: 'In my list',
    like: 'Like',
    love: 'Love',
    edit: 'Edit',
    done: 'Done',
    removeTitle: (title: string) => `Remove ${title}`,
    removedFrom: (list: string) => `Removed from “${list}”.`,
    empty: 'The list is empty',
    emptyList: 'The list is empty.',
  },

  genres: {
    headingOf: (genre: string) => `Genre: ${genre}`,
    film: 'film',
    serie: 'series',
    noneYet: 'No genres yet.',
    empty: 'No titles in this genre.',
  },

  filters: {
    name: 'Premium search',
    heading: 'Search',
    filters: 'Filters',
    clear: 'Clear',
    open: 'Open the filters',
    collapse: 'Collapse the filters',
    genre: 'Genre',
    year: 'Year',
    duration: 'Duration',
    type: 'Type',
    twoLetters: 'Type at least two letters.',
    loading: 'Loading...',
    results: 'Results',
    found: (count: number, hasMore: boolean) => `Results: ${count}${hasMore ? ' and more' : ''}`,
    none: 'No title matches these filters.',
  },

  search: {
    name: 'Search',
    failed: 'The search did not start.',
    field: 'Search titles or people',
    erase: 'Erase',
    notFound: 'It is not in the catalogue.',
    ask: (words: string) => `Request “${words}”`,
    notYet: 'not available yet',
  },

  playback: {
    play: 'Play',
    playPart: (part: string) => `Play ${part}`,
    sent: 'Done: continue in the bot’s chat.',
    failed: 'Playback did not start.',
    openChat: 'Open the chat',
    noWriteAccess: 'The bot cannot write to you yet: start it in its chat.',
  },

  homeScreen: {
    question: (app: string) => `Add ${app} to your phone’s home screen?`,
    notNow: 'Not now',
    add: 'Add',
  },

  ownPage: {
    name: 'Your page',
    notLoaded: 'I cannot load this part.',
    minutes: (count: number) => `${count} min`,

    toContinue: {
      heading: 'Continue watching',
      progress: (part: string, watched: number, episodes: number) =>
        `${part} · ${watched} of ${episodes} watched`,
      removed: 'Removed: it comes back when you watch another episode.',
      notRemoved: 'I could not remove it from here.',
      empty: 'Nothing here yet: press “Play” on a title, and continue it from here.',
    },

    recommendations: {
      heading: 'For you',
      remove: (title: string) => `Not interested: ${title}`,
      removed: (title: string) => `I will not recommend “${title}” again.`,
      refused: 'That did not work: the title stays among the recommendations.',
      empty: 'I have nothing new to recommend for now: come back when more titles arrive.',
    },

    watched: {
      heading: 'Watched',
      remove: (part: string) => `Remove ${part} from watched`,
      restore: (part: string) => `Put ${part} back among watched`,
      refused: 'I could not change it.',
      empty: 'Nothing yet: press “Watched” on a title’s page, and find it here.',
    },

    requests: {
      heading: 'Your requests',
      field: 'Which title is missing?',
      inCatalogue: 'In the catalogue',
      toAsk: 'To request',
      noneOfThese: 'None of these: as you typed it',
      asWritten: 'As you typed it',
      ask: (title: string) => `Request ${title}`,
      waiting: (people: number) =>
        `Pending · ${people <= 1 ? 'only you so far' : `${people} people want it`}`,
      approved: (people: number) =>
        `Approved: I will write to you when it is here · ${people <= 1 ? 'only you so far' : `${people} people want it`}`,
      withdraw: (title: string) => `Withdraw “${title}”`,
      withdrawn: 'Request withdrawn.',
      refused: 'That did not work: the request is as it was.',
      empty: 'You have no open requests: type the missing title above.',
      sent: 'Request sent: I will write to you in the chat about how it went.',
      joined: (people: number) => `Somebody has requested it already: now ${people} of you want it.`,
      own: 'You have requested it already: I will write to you in the chat about how it went.',
      exists: 'It is in the catalogue already: you can watch it.',
      waits: 'It is in the catalogue already but cannot be watched yet: I will tell you when it arrives.',
      rejected: 'This title has already been rejected.',
      tooMany: 'You have too many open requests: withdraw one.',
      unavailable: 'I cannot read this title’s details right now: try again shortly.',
      failed: 'The request was not sent.',
    },

    arrivals: {
      heading: 'Coming soon',
      waiting: 'I will write to you when it arrives',
      waitingForSeason: (season: number) => `Season ${season} · I will write to you when it arrives`,
      remove: (title: string) => `Do not notify me: ${title}`,
      removed: (title: string) => `I will not notify you about “${title}” any longer.`,
      refused: 'That did not work: you are still waiting for it.',
      empty:
        'You are not waiting for anything: press “Play” on a title that is not here yet, and I will write to you when it arrives.',
    },

    notices: {
      heading: 'Notifications',
      about: 'I write to you when a title you are waiting for arrives, and before Premium ends.',
      episodes: 'New episodes',
      aboutEpisodes: 'Of series that you have started or that are in your list, if you are up to date.',
      digest: 'New this week',
      aboutDigest: 'Once a week, what is new in your genres.',
      refused: 'I could not change your notifications.',
    },

    premium: {
      heading: 'Premium',
      about: 'Lists of your own, and search with filters.',
      none: 'You do not have Premium.',
      endless: 'You have Premium, with no end date.',
      until: (ms: number) => `You have Premium until ${longDate(ms)}.`,
      renews: (ms: number, count: number) =>
        `The subscription renews on ${longDate(ms)}, for ${stars(count)}.`,
      ends: (ms: number) => `The subscription ends on ${longDate(ms)} and does not renew.`,
      renewalFailed: (ms: number) =>
        `The renewal failed: top up your Stars by ${longDate(ms)}, or Premium ends that day.`,
      subscribe: (count: number) => `Subscribe: ${stars(count)}`,
      aboutRenewal: 'It renews every 30 days: stop it from here whenever you like.',
      stop: 'Stop renewing',
      resume: 'Renew again',
      gift: (count: number) => `Give a month: ${stars(count)}`,
      aboutGift:
        'After payment I write you a link in the chat: whoever opens it first has Premium for a month.',
      thanks: 'Thank you! Premium arrives right away.',
      thanksForGift: 'Thank you! The gift’s link is in the bot’s chat.',
      pending: 'The payment is in progress: I will write to you in the chat when it arrives.',
      failed: 'The payment failed.',
      notOpened: 'The payment did not open.',
      hasOne: 'You already have a subscription, or Premium with no end date.',
      refused: 'Telegram does not allow it from here: do it in Settings › My Stars.',
    },

    preferences: {
      heading: 'Preferences',
      about: 'When a title has more than one version I send you the one closest to these preferences.',
      quality: 'Quality',
      language: 'Language',
      any: 'Any',
      refused: 'I could not change your preferences.',
    },

    imports: {
      heading: 'Lists from other services',
      about:
        'Bring what you have watched, saved or rated elsewhere: export your data from Letterboxd, IMDb or Trakt and choose a file, CSV or JSON.',
      file: 'List file',
      choose: 'Choose a file',
      reading: 'Reading the file…',
      lookingUp: 'I am looking them up in the catalogue and will tell you how it went.',
      progress: (reached: number, titles: number) => `${reached} of ${titles}`,
      missing: 'Missing:',
      more: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
      request: (count: number) => (count === 1 ? 'Request it' : 'Request the missing ones'),
      notRequested: 'I could not request them.',
      notSent: (file: string, isOnline: boolean) =>
        `${isOnline ? '' : 'There is no network. '}“${file}” was not sent: try again, or send it in the bot’s chat.`,
      tooLarge: 'The file is too large: 5 MB at most.',
      refused: 'You have already decided on this file, or too much time has passed.',
    },

    nights: {
      about:
        'You choose together what to watch: one title at a time, until one suits everybody. Open the movie night, then invite the others with its link.',
      open: 'Open movie nights',
      voting: 'Voting',
      chosen: 'Title chosen',
      people: (count: number) => (count === 1 ? 'only you so far' : `${count} of you`),
      new: 'New movie night',
      what: 'What',
      filmsAndSeries: 'Films and series',
      maxDuration: 'Maximum duration',
      any: 'Any',
      votingTime: 'Time to vote',
      howMany: 'How many are you',
      unknown: 'I don’t know',
      unwatched: 'Never watched only',
      aboutUnwatched: 'Titles that none of you has watched.',
      without: 'Without these genres',
      start: 'Open the movie night',
      failed: 'The movie night did not open.',
    },

    data: {
      heading: 'Your data',
      about:
        'I send you a file in the chat with everything that I store about you: lists, watched titles, requests, votes and preferences. Only you read it.',
      send: 'Send me my data',
      notSent: 'I could not send you the file.',
      erase: 'Erase my data',
      eraseWarning:
        'I erase lists, watched titles, requests, votes and preferences for ever. You also lose Premium, without a refund, and the subscription stops. There is no going back.',
      eraseForEver: 'Erase for ever',
      keep: 'Do not erase',
      erased: 'Done: I no longer store anything about you.',
      notErased: 'I could not erase your data: nothing has changed. Try again shortly.',
      renewalGoesOn:
        'Telegram does not let me stop the subscription’s renewal: stop it yourself, in Settings › My Stars.',
    },
  },

  movieNight: {
    name: 'Movie night',
    entering: 'Joining the movie night…',
    leave: 'Leave the movie night',
    goHome: 'Go to home',
    onlyYou: 'Only you so far',
    members: 'Members',
    memberCount: (count: number) => `${count} members`,
    membersAndCommands: 'Members and commands',
    until: (ms: number) => `until\u00a0${clockTime(ms)}`,
    progress: 'How far the movie night is',
    you: 'You',
    alsoYou: ' (you)',
    opened: 'opened the movie night',
    done: 'Finished',
    votedOf: (count: number, all: number) => `${count} of ${all}`,
    remove: 'Remove',
    removeMember: (name: string) => `Remove ${name}`,
    confirmRemoving: (name: string) => `Confirm: remove ${name}`,
    offline: 'You are offline: your votes stay here and are sent as soon as you are back online.',
    joined: (name: string) => `${name} has joined.`,
    finished: (name: string) => `${name} has finished.`,
    chosen: (title: string, reason: string) => `Title chosen: ${title}. ${reason}`,

    titles: 'Titles of the movie night',
    yourVote: 'Your vote',
    voteFor: (title: string) => `Vote for ${title}`,
    votes: {
      no: { full: 'No', short: 'No' },
      later: { full: 'Not tonight, but some day', short: 'Some day' },
      yes: { full: 'I’m in', short: 'I’m in' },
    },
    yourYes: 'You are in for',
    undoLast: 'Undo the last one',
    review: 'Review your votes',
    plot: 'Plot',
    through: 'You have finished: the others have not yet',
    shownHere: (endsAt: number | null) =>
      `As soon as a title suits everybody it shows here${endsAt === null ? '.' : `; otherwise the best compromise is chosen at ${clockTime(endsAt)}.`}`,

    invite: 'Invite',
    invitation: (title: string) => `${title}: come and choose what to watch.`,
    asList: 'Show as a list',
    moreMinutes: (minutes: number) => `${minutes} more minutes`,
    decide: 'Decide now',
    decideWithoutVotes: 'Nobody has voted yet: chance decides. Tap again',
    close: 'Close the movie night',
    closeForAll: 'Tap again to close it for everybody',
    countdown: { 30: 'Countdown: 30 seconds', 120: 'Countdown: 2 minutes' },
    failed: 'It did not work. Try again.',

    allPress: 'All press',
    pressTogetherIn: 'All press play in',
    play: 'Play!',
    watch: 'Watch',
    delivered: 'It is in the bot’s chat: press play at the signal.',
    notDelivered: 'The bot could not send it to you.',
    sentToChat: 'The bot sends it to you in its chat.',
    howDrawn: 'How it was drawn',
    drawExplained: (seed: string) =>
      `Code of the draw, fixed before the votes: ${seed}. Of the titles that tie, the one for which the SHA-256 hash of “${seed}:title number” is smallest wins.`,
    lead: {
      compromise: 'The best compromise',
      drawn: 'Drawn by lot',
      unanimous: 'Everybody agrees',
      agreed: 'There is agreement',
    },

    problems: {
      missing: [
        'This movie night does not exist',
        'The link is not valid, or the movie night ended long ago.',
      ],
      removed: ['You are no longer in this movie night', 'Its host has removed you from the members.'],
      over: [
        'This movie night is over',
        'To open another one send /serata to the bot, or its name and “serata” in a group.',
      ],
      gone: [
        'The chosen title is gone',
        'To choose another one send /serata to the bot, or its name and “serata” in a group.',
      ],
      full: ['This movie night cannot be joined any longer', 'It is over, or it is full.'],
      unreachable: ['I cannot join the movie night', 'I keep trying: check your connection.'],
      empty: ['No titles for this movie night', 'The catalogue has nothing to offer for these choices.'],
    },
  },
} satisfies Texts;
