import type { replies as italian } from '../it/replies.ts';
import type { Translated } from '../translated.ts';

export const replies: Translated<typeof italian> = {
  thanks: 'You’re welcome! Send me another title whenever you like.',
  farewell: 'See you soon!',
  search: 'Send me a title, a person or a genre, and I’ll look for it.',
  bot: 'I’m a bot. All I can do is find films and series and send them to you here. Send me a title, a person or a genre.',
  insult: 'I’m sorry. Tell me what you’re looking for, or what isn’t working, and I’ll try again.',
  other: 'Send me another title, or a few more words: who is in it, who directed it, the year.',
  link: 'I don’t open links. Send me the title you’re looking for.',
  contact: (support) =>
    support === undefined
      ? 'Only I answer here, and I’m a bot. To talk to a person, write to whoever gave you this bot.'
      : `Only I answer here, and I’m a bot. To talk to a person: ${support}`,
  oneLanguage: 'I write in English only, but I find titles by their original names as well.',
  arrival:
    'I don’t know when it comes out. As soon as it’s here I’ll tell you, if you’re waiting for that title, or if it’s a series that you’ve ' +
    'started or that’s in your list. See /notifications.',
  alsoMissing: (names) => `I don’t have ${names.map((name) => `“${name}”`).join(', ')}.`,
  nearest: (words) => `I don’t have “${words}”. The closest I have:`,
  notATitle: 'I didn’t mean a title',
  unclear: (words) =>
    `I didn’t understand ${words === undefined ? 'that' : `“${words}”`}. I’m a bot that finds films and series: send me a title, a person or ` +
    'a genre, or choose below.',
  choices: {
    title: 'I meant a title',
    wish: 'Something to watch',
    broken: 'A video isn’t working',
    premium: 'Premium and payments',
    requests: 'Requests',
    notices: 'Notifications',
    contact: 'Talk to a person',
  },

  whatIsWrong: 'What’s wrong?',
  whichVideo: 'Choose the video, and I’ll report it to whoever runs the bot.',
  belowTheVideo:
    'If it’s a video, press “Report a problem” below it, and I’ll report it to whoever runs the bot.',

  nothingToCancel:
    'You have no subscription that renews, so there is nothing to cancel, and you won’t be charged again.',
  howToCancel:
    'To cancel, press “Stop renewing” below, or do it in Telegram, under Settings › My Stars. You keep Premium until the end of the ' +
    'period you’ve paid for.',
  refunds: (support) =>
    `Refunds are made by whoever runs the bot. Write to ${support ?? 'whoever gave you this bot'}, with the date and the receipt.`,
  ownData: 'Your data',
  eraseData: (hasButton) =>
    `${hasButton ? 'With “Your data”' : 'On your own page, under “Your data”,'} you can see and delete everything I keep about you. ` +
    'You can stop my messages with /notifications.',

  onlyInPrivate:
    'In a group I can start a movie night, with /movienight. For anything else, write to me in private.',
  toTheChat: 'Write to me in private',
  nothingInline: 'Nothing found, search in the chat',
};
