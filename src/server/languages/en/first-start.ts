import type { firstStart as italian } from '../it/first-start.ts';
import type { Translated } from '../translated.ts';

export const firstStart: Translated<typeof italian> = {
  steps: {
    token: 'Bot',
    address: 'Address',
    owner: 'Owner',
    language: 'Language',
    finish: 'Start',
  },
  stepsLabel: 'Steps',
  change: 'Change',
  changeStep: (step) => `Change: ${step}`,
  failed: 'That didn’t work.',
  oneMoment: 'One moment …',

  tokenHeading: 'Connect your bot',
  tokenIntro:
    'Meanwhile Vetrina goes on with the sample titles. You need a bot and an https address that leads to this computer.',
  newBot: 'In Telegram, open [@BotFather](https://t.me/BotFather) and write `/newbot`.',
  newBotName: 'Choose a name. At the end you get the token.',
  token: 'The bot’s token',
  tokenStays: 'The token stays on this computer.',
  checkToken: 'Check the token',
  notAToken: 'This is not a token. A token looks like 123456789:AbC-dEf, without spaces.',
  unknownToken: 'Telegram doesn’t know this token. Copy it again from @BotFather, the whole of it.',
  messengerAway: 'Telegram doesn’t answer. Check this computer’s connection and try again.',
  messengerError: (reason) => `Telegram answered with an error: ${reason}`,
  notTheMessenger:
    'Another program answers at BOT_API_ROOT, not Telegram. Check the address, or remove that line.',

  addressHeading: 'Where people reach it',
  earlierHost: (host) => `So far its messages went to *${host}*. From now on they come here.`,
  addressIntro:
    'Telegram opens the mini app at an https address. A proxy with a certificate brings it here, for example:',
  address: 'Public address',
  addressCheck: 'I check whether that address leads to this computer, then give it to Telegram.',
  checkAddress: 'Check the address',
  goOnHint:
    'Some routers hide their own address from the inside. If it works from outside, you can go on. The next step tries it with a real message.',
  goOn: 'Go on anyway',
  notAnAddress: 'The address must start with https://, for example https://vetrina.example.org.',
  otherProgram: (origin, status) =>
    `Another program answers at ${origin} (status ${status}). The proxy must forward everything to Vetrina.`,
  unknownHost: (host) =>
    `The name ${host} cannot be found. Check how it is spelt; a new domain can take a few hours.`,
  badCertificate: (host, code) =>
    `The certificate of ${host} is not valid (${code}). Check the proxy that presents it.`,
  nobodyAnswers: (host) =>
    `Nothing answers at ${host}. Start the https proxy, and check that ports 80 and 443 are open.`,
  addressRefused: (reason) => `Telegram refuses this address: ${reason}.`,
  otherServer: 'Another program uses this bot and receives its messages. Stop it and try again.',
  unreachable: (address, reason) => `Telegram cannot reach ${address}: ${reason}.`,

  codeHeading: 'Who runs the catalogue',
  sendCode: 'Send this code to the bot, from Telegram. Whoever sends it can run the catalogue.',
  openBot: (username) => `Open @${username}`,
  codeHint: 'From the link, just press Start. The code is valid for ten minutes.',
  waiting: 'Waiting for the message …',
  reload: 'Reload the page',
  codeExpired: 'The code has expired.',
  newCode: 'New code',
  codeReceived: 'Code received. Go back to the page and confirm.',

  ownerHeading: 'Is this you?',
  codeCameFrom: 'The code came from:',
  isMe: 'Yes, it’s me',
  isNotMe: 'No, new code',

  languageHeading: 'What language the bot speaks',
  mainLanguage: 'Main language',
  otherLanguages:
    'The others too: whoever uses Telegram in one of these languages gets it in the bot and in the mini app, everybody else gets English',
  goToFinish: 'Next',

  finishHeading: 'All set',
  finishHint: (file) =>
    `I write the settings to \`${file}\`; if it exists, I keep a copy. Then Vetrina restarts with the bot, and the sample titles leave the catalogue.`,
  start: 'Start the bot',
  notWritten: (file, reason) => `I cannot write ${file}: ${reason}`,

  doneHeading: 'The bot is connected',
  done: (file) =>
    `The bot answers. The settings are in \`${file}\`. From now on \`npm start\` is all that it takes.`,
  copyKept: (copy) => `The earlier ones are in \`${copy}\`.`,
  next: 'What comes next',
  nextTitle: 'Write `/new My holiday (2024)` to the bot, and the title is in the catalogue.',
  nextVideo:
    'Send the bot the video, with the title’s number or its name as the caption, and people can watch it.',
  nextChannel:
    'For many videos make the bot an administrator of a channel and write `/channel` to it. Those that it is not sure of wait in *Manage*, which opens from the bot.',
  nextTmdb: (file) =>
    `For plots and covers from TMDB add the line \`TMDB_TOKEN=…\`, with the key of themoviedb.org, to \`${file}\` and restart.`,
  nextBotFather: (address) =>
    `In @BotFather: \`/mybots\`, Bot Settings, Configure Mini App, with the address \`${address}\`; then \`/setinline\`. Then links open the mini app.`,
  ended: 'This page has done its work, and its link no longer answers. All the rest is in `docs/owner.md`.',

  notStartedHeading: 'Vetrina did not restart',
  notStarted: (file) =>
    `The settings are in \`${file}\`. Correct them and run \`npm start\` again. How to begin here again is in \`docs/after-the-first-day.md\`.`,
};
