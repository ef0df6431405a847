/**
 * The lengths of some texts that the messenger shows at most, or refuses. Paths as in `src/server/languages/it/`;
 * `*` is any name.
 */
export const TEXT_LIMITS: readonly { what: string; most: number; texts: readonly string[] }[] = [
  { what: 'a command', most: 32, texts: ['commands.*.name'] },
  { what: 'what a command is for', most: 256, texts: ['commands.*.what'] },
  { what: 'the bot’s description, in its empty chat', most: 512, texts: ['chat.description'] },
  { what: 'the bot’s short description, in its profile', most: 120, texts: ['chat.shortDescription'] },
  {
    what: 'an invoice’s title',
    most: 32,
    texts: ['chat.invoiceTitle', 'premium.subscriptionTitle', 'premium.giftTitle'],
  },
  {
    what: 'an invoice’s description',
    most: 255,
    texts: ['chat.invoiceDescription', 'premium.subscriptionDescription', 'premium.giftDescription'],
  },
  {
    what: 'a grey hint in the field where people write',
    most: 64,
    texts: ['chat.searchHint', 'requests.hint'],
  },
  {
    what: 'the answer to a pressed button',
    most: 200,
    texts: [
      'chat.playing',
      'chat.notYetPlayable',
      'chat.tooManyWaiting',
      'chat.unknownTitle',
      'chat.somethingWrong',
      'chat.buttonGone',
      'chat.muted',
      'chat.unmuted',
      'chat.digestIsOff',
      'chat.episodeGone',
      'chat.languageChosen',
      'nights.beginChat',
      'nights.choiceGone',
      'nights.isOver',
      'nights.nobodyYet',
      'nights.wrongLink',
      'premium.renewalStopped',
      'premium.subscriptionRefused',
      'reports.dismissedNow',
      'reports.gone',
      'reports.repeated',
      'reports.resolvedNow',
      'reports.settledBefore',
      'requests.alreadyDecided',
      'requests.gone',
      'requests.notCreated',
      'requests.tmdbIsDown',
      'requests.tooMany',
      'versions.gone',
      'versions.subtitlesGone',
      'versions.subtitlesSettled',
      'watched.lastForNow',
      'watched.left',
      'watched.marked',
      'watched.seriesEnd',
      'watched.unmarked',
    ],
  },
];

/** The limits as a table for translators. */
export function textLimitsTable(): string {
  return [
    '| what | characters at most | texts |',
    '| --- | --- | --- |',
    ...TEXT_LIMITS.map(({ what, most, texts }) => `| ${what} | ${most} | ${namesOf(texts)} |`),
  ].join('\n');
}

/** Names by their files: `chat`: muted, unmuted. */
function namesOf(texts: readonly string[]): string {
  const files = [...new Set(texts.map(fileOf))];
  const namesIn = (file: string) =>
    texts.filter((text) => fileOf(text) === file).map((text) => text.slice(file.length + 1));
  return files.map((file) => `\`${file}\`: ${namesIn(file).join(', ')}`).join('; ');
}

const fileOf = (text: string) => text.split('.', 1).join();
