import type { OwnTexts } from './texts-type.ts';
import { clockTime, longDate, plural } from './formats.ts';

/** One's own page and movie nights in English, which only our server has. */
export const texts = {
  ownPage: {
    chooseFilm: 'Choose a film',
    importList: 'Import your list',
    sections: 'Sections of your page',
    minutes: (count: number) => `${count} min`,

    toContinue: {
      heading: 'Continue watching',
      progress: (part: string, watched: number, episodes: number) =>
        `${part} · ${watched} of ${episodes} watched`,
      removed: 'Removed. It comes back when you watch another episode.',
      notRemoved: 'The series wasn’t removed. Try again.',
      empty: 'Nothing here yet. Press “Play” on a title and continue it from here.',
    },

    recommendations: {
      heading: 'For you',
      remove: (title: string) => `Not interested: ${title}`,
      removed: (title: string) => `I won’t recommend “${title}” again.`,
      refused: 'The recommendation wasn’t removed. Try again.',
      empty: 'I have nothing new to recommend for now. Come back when more titles arrive.',
    },

    watched: {
      heading: 'Watched',
      remove: (part: string) => `Remove ${part} from watched`,
      restore: (part: string) => `Put ${part} back among watched`,
      refused: 'The change wasn’t saved. Try again.',
      empty: 'Nothing yet. Press “Watched” on a title’s page and you’ll find it here.',
    },

    requests: {
      heading: 'Your requests',
      field: 'Which title is missing?',
      inCatalogue: 'In the catalogue',
      toAsk: 'To request',
      offers: 'What you want to request',
      noneInCatalogue: 'Not there yet.',
      noneOfThese: 'None of these: as you typed it',
      asWritten: 'As you typed it',
      ask: (title: string) => `Request ${title}`,
      waiting: (people: number) =>
        `Pending · ${people <= 1 ? 'only you so far' : `${people} people want it`}`,
      approved: (people: number) =>
        `Approved, I’ll write to you when it’s here · ${people <= 1 ? 'only you so far' : `${people} people want it`}`,
      withdraw: (title: string) => `Withdraw “${title}”`,
      withdrawn: 'Request withdrawn.',
      refused: 'The request wasn’t withdrawn. Try again.',
      empty: 'You have no open requests. Type the missing title above.',
      sent: 'Request sent. I’ll let you know in the chat.',
      joined: (people: number) => `Somebody had already requested it. Now ${people} of you want it.`,
      own: 'You’ve already requested it. I’ll let you know in the chat.',
      exists: 'It’s already in the catalogue, you can watch it.',
      waits: 'It’s already in the catalogue but can’t be watched yet. I’ll tell you when it arrives.',
      rejected: 'This title has already been rejected.',
      tooMany: 'You have too many open requests. Withdraw one.',
      unavailable: 'I can’t read this title’s details right now. Try again shortly.',
      failed: 'The request wasn’t sent.',
    },

    arrivals: {
      heading: 'Coming soon',
      waiting: 'I’ll write to you when it arrives',
      waitingForSeason: (season: number) => `Season ${season} · I’ll write to you when it arrives`,
      remove: (title: string) => `Don’t notify me: ${title}`,
      removed: (title: string) => `You won’t hear from me about “${title}” again.`,
      refused: 'The change wasn’t saved. Try again.',
      empty:
        'You’re not waiting for anything. Press “Play” on a title that isn’t here yet and I’ll write to you when it arrives.',
    },

    notices: {
      heading: 'Notifications',
      about: 'I’ll write to you when a title you’re waiting for arrives, and before Premium ends.',
      episodes: 'New episodes',
      aboutEpisodes: 'For series you’ve started or have in your list, if you’re up to date.',
      digest: 'New this week',
      aboutDigest: 'Once a week, what’s new in your genres.',
      refused: 'Your notifications weren’t changed. Try again.',
    },

    lists: {
      newNameOf: (name: string) => `New name for ${name}`,
      more: 'More',
      rename: 'Rename',
      save: 'Save',
      up: 'Up',
      down: 'Down',
      remove: 'Delete',
      removeQuestion: (name: string) => `Delete “${name}”?`,
      removeWarning: 'The list goes away, its titles stay in the catalogue. This can’t be undone.',
    },

    premium: {
      benefitsName: 'With Premium you get',
      benefits: {
        lists: ['Lists of your own', 'Named and ordered as you like'],
        filters: ['Search with filters', 'By genre, year, duration and type'],
        titles: ['Every title in its place', 'Add it to your lists from its page'],
      },
      firstList: 'Create your first list',
      tryFilters: 'Try the filters',
      discover: 'Discover Premium',
      offer: 'Make your own lists and find the right film fast.',
      endless: 'You have Premium, with no end date.',
      until: (ms: number) => `You have Premium until ${longDate(ms)}.`,
      renews: (ms: number, count: number) =>
        `The subscription renews on ${longDate(ms)}, for ${plural(count, { one: '1 Star', other: `${count} Stars` })}.`,
      ends: (ms: number) => `The subscription ends on ${longDate(ms)} and doesn’t renew.`,
      renewalFailed: (ms: number) =>
        `The renewal failed. Top up your Stars by ${longDate(ms)}, or Premium ends that day.`,
      subscribe: (count: number) =>
        `Subscribe for ${plural(count, { one: '1 Star', other: `${count} Stars` })}`,
      aboutRenewal: 'Renews every 30 days. You can stop it from here whenever you like.',
      stop: 'Stop renewing',
      resume: 'Renew again',
      gift: (count: number) =>
        `Give a month for ${plural(count, { one: '1 Star', other: `${count} Stars` })}`,
      aboutGift:
        'After you pay, I’ll send you a link in the chat. The first person to open it gets a month of Premium.',
      thanks: 'Thank you! Premium is on its way.',
      thanksForGift: 'Thank you! The gift’s link is in the bot’s chat.',
      pending: 'The payment is in progress. I’ll write to you in the chat when it arrives.',
      failed: 'The payment failed.',
      notOpened: 'The payment didn’t open.',
      hasOne: 'You already have a subscription, or Premium with no end date.',
      refused: 'Telegram doesn’t allow it from here. Do it in Settings › My Stars.',
    },

    preferences: {
      heading: 'Preferences',
      about: 'When a title has more than one version, I’ll send you the one closest to these preferences.',
      quality: 'Quality',
      language: 'Language',
      audioLanguage: 'Audio language',
      any: 'Any',
      refused: 'Your preferences weren’t changed. Try again.',
      asInMessenger: 'As in Telegram',
      titleLanguage: 'Titles',
      asInApp: 'As in the app',
    },

    imports: {
      heading: 'Lists from other services',
      about:
        'Bring in what you’ve watched, saved or rated elsewhere. Export your data from Letterboxd, IMDb or Trakt and choose the file, ZIP, Excel, CSV or JSON.',
      file: 'List file',
      choose: 'Choose a file',
      reading: 'Reading the file…',
      lookingUp: 'I’m looking them up in the catalogue and will tell you how it went.',
      progress: (reached: number, titles: number) => `${reached} of ${titles}`,
      missing: 'Missing:',
      more: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
      request: (count: number) => (count === 1 ? 'Request it' : 'Request the missing ones'),
      notRequested: 'The requests weren’t sent. Try again.',
      notSent: (file: string, isOnline: boolean) =>
        `${isOnline ? '' : 'There is no network. '}“${file}” wasn’t sent. Try again, or send it in the bot’s chat.`,
      tooLarge: 'The file is too large. The limit is 5 MB.',
      refused: 'You’ve already decided on this file, or too much time has passed.',
    },

    nights: {
      about:
        'Choose together what to watch, one title at a time, until one suits everybody. Start the movie night, then invite the others with its link.',
      open: 'Movie nights in progress',
      voting: 'Voting',
      chosen: 'Title chosen',
      people: (count: number) => (count === 1 ? 'only you so far' : `${count} of you`),
      new: 'New movie night',
      what: 'What',
      more: 'More options',
      filmsAndSeries: 'Films and series',
      maxDuration: 'Maximum duration',
      any: 'Any',
      votingTime: 'Voting time',
      howMany: 'How many of you',
      unknown: 'I don’t know',
      unwatched: 'Only unwatched titles',
      aboutUnwatched: 'Titles that none of you have watched.',
      without: 'Without these genres',
      start: 'Start the movie night',
      failed: 'The movie night didn’t start.',
    },

    data: {
      heading: 'Your data',
      about:
        'I’ll send you a file in the chat with everything I store about you: lists, watched titles, requests, votes and preferences. Only you can read it.',
      send: 'Send me my data',
      notSent: 'The file wasn’t sent.',
      erase: 'Erase my data',
      eraseWarning:
        'This erases your lists, watched titles, requests, votes and preferences for ever. You also lose Premium, without a refund, and the subscription stops. There’s no going back.',
      eraseForEver: 'Erase for ever',
      keep: 'Don’t erase',
      erasedHeading: 'Data erased',
      erased: 'Done. I no longer store anything about you.',
      comeBack: 'If you change your mind, open the app from the chat again. You’ll start afresh.',
      notFromLink: 'To erase your data, open the app from the chat.',
      notAnOwner:
        'You run this catalogue. Your data can be erased once you’re no longer one of its owners. Nothing has changed.',
      notSoSoon: 'You erased your data a short while ago. Try again in a few minutes.',
      notErased: 'Your data wasn’t erased. Try again shortly.',
      renewalGoesOn:
        'Telegram doesn’t let me stop the subscription’s renewal. Stop it yourself, in Settings › My Stars.',
    },
  },

  movieNight: {
    name: 'Movie night',
    leave: 'Leave the movie night',
    goHome: 'Go to home',
    onlyYou: 'Only you so far',
    members: 'Members',
    memberCount: (count: number) => `${count} members`,
    membersAndCommands: 'Members and commands',
    until: (ms: number) => `until\u00a0${clockTime(ms)}`,
    progress: 'Progress of the movie night',
    you: 'You',
    alsoYou: ' (you)',
    opened: 'started the movie night',
    done: 'Finished',
    votedOf: (count: number, all: number) => `${count} of ${all}`,
    remove: 'Remove',
    removeMember: (name: string) => `Remove ${name}`,
    confirmRemoving: (name: string) => `Confirm: remove ${name}`,
    offline: 'You’re offline. Your votes stay here and are sent as soon as you’re back online.',
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
    undoLast: 'Undo the last one',
    plot: 'Plot',
    through: 'You’ve finished. The others haven’t yet',
    shownHere: (endsAt: number | null) =>
      `As soon as a title suits everybody it appears here${endsAt === null ? '.' : `; otherwise the best compromise is chosen at ${clockTime(endsAt)}.`}`,

    invite: 'Invite',
    sendTheLink: 'Send the link to whoever is watching with you.',
    invitation: (title: string) => `${title}: come and choose what to watch.`,
    asList: 'Show as a list',
    moreMinutes: (minutes: number) => `${minutes} more minutes`,
    decide: 'Decide now',
    close: 'End the movie night',
    closeForAll: 'Tap again to end it for everybody',
    countdown: { 30: 'Countdown: 30 seconds', 120: 'Countdown: 2 minutes' },
    failed: 'Something didn’t work. Try again.',

    allPress: 'Everybody, press',
    pressTogetherIn: 'Press play together in',
    play: 'Play!',
    watch: 'Watch',
    delivered: 'It’s in the bot’s chat. Press play at the signal.',
    notDelivered: 'The bot couldn’t send it to you.',
    sentToChat: 'The bot sends it to you in its chat.',
    lead: {
      compromise: 'The best compromise',
      unanimous: 'Everybody agrees',
    },

    problems: {
      missing: ['This movie night doesn’t exist', 'The link isn’t valid, or the movie night ended long ago.'],
      removed: ['You’re no longer in this movie night', 'The host has removed you.'],
      over: [
        'This movie night is over',
        'To start another one, send /movienight to the bot, or its name and “movienight” in a group.',
      ],
      gone: [
        'The chosen title is gone',
        'To choose another one, send /movienight to the bot, or its name and “movienight” in a group.',
      ],
      full: ['You can no longer join this movie night', 'It’s over, or it’s full.'],
      unreachable: ['I can’t reach the movie night', 'I’ll keep trying. Check your connection.'],
      empty: ['No titles for this movie night', 'The catalogue has nothing to offer for these choices.'],
    },
  },
} satisfies OwnTexts;
