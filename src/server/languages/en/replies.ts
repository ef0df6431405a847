import type { replies as italian } from '../it/replies.ts';
import type { Translated } from '../translated.ts';

export const replies: Translated<typeof italian> = {
  thanks: 'You’re welcome! Send me another title whenever you like.',
  farewell: 'See you soon!',
  search: 'Send me a title, a person or a genre, and I’ll look for it.',
  link: 'I don’t open links. Send me the title you’re looking for.',
  contact: (support) =>
    support === undefined
      ? 'Only I answer here, and I’m a bot. To talk to a person, write to whoever gave you this bot.'
      : `Only I answer here, and I’m a bot. To talk to a person: ${support}`,
  nearest: (words) => `I don’t have “${words}”. The closest I have:`,
  notATitle: 'I didn’t mean a title',
  doors: { broken: 'A video doesn’t work', premium: 'Premium and payments', how: 'How it works' },
  how:
    'On TV: open this chat in Telegram on your TV or computer, or cast your phone’s screen.\n\n' +
    'Subtitles and languages: choose them on the title’s card and in /preferenze.\n\n' +
    'Saving: the video stays in this chat, where you can find it whenever you like.\n\n' +
    'Quality: where there are several versions, choose on the title’s card; /preferenze says which one you usually want.\n\n' +
    'Is it legal? Whoever runs the bot answers for what is here: /terms.\n\n' +
    'What does it cost? Searching and watching are free.',
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
