/** What the bot says to owners about channels and the videos in them. */

const videos = (count: number) => (count === 1 ? '1 video' : `${count} video`);

const listed = (lines: readonly string[], more: number) =>
  [...lines.map((line) => `• ${line}`), ...(more > 0 ? [`… e altri ${more}.`] : [])].join('\n');

export const channelTexts = {
  how:
    'Per aggiungere un canale fammi amministratore lì, poi scrivi «/canale @nome» oppure inoltrami un suo post. ' +
    'Ogni video che ci pubblichi diventa una sorgente; quelli di prima inoltrameli, quanti vuoi. ' +
    'Il titolo lo leggo dalla didascalia (il numero, un link di TMDB o IMDb, «Titolo (anno)», «Titolo S01E02») ' +
    'o dal nome del file; quando non sono sicuro te lo chiedo.',
  none: 'Non seguo ancora nessun canale.',
  channels: 'I canali che seguo:',
  channel: (title: string, kept: number, unsure: number) =>
    `«${title}»: ${kept === 1 ? '1 sorgente' : `${kept} sorgenti`}${unsure > 0 ? `, ${unsure} da sistemare` : ''}`,
  drop: (title: string) => `Non seguire più «${title}»`,
  dropped: (title: string) => `«${title}»: non lo seguo più. Le sue sorgenti restano.`,
  noSuchChannel: 'Questo canale non lo seguo più.',
  added: (title: string) => `Fatto: da ora i video di «${title}» diventano sorgenti.`,
  alreadyAdded: (title: string) => `«${title}» lo seguo già.`,
  unknown: (name: string) =>
    `Non trovo il canale ${name}. Fammi amministratore lì, poi riprova; se è privato inoltrami un suo post.`,
  noChannel: 'Questo non è un canale.',
  notAdministrator: (title: string) =>
    `In «${title}» non sono amministratore: aggiungimi fra gli amministratori, poi riprova.`,

  /** Only the first ones are listed. */
  nowWatchable: (lines: readonly string[], more: number) =>
    lines.length === 1 && more === 0
      ? `Ora si può guardare ${lines.join('')}.`
      : `Ora si possono guardare:\n${listed(lines, more)}`,
  episodes: (title: string, season: number, episodes: string) =>
    `${title}, stagione ${season}, ${/^\d+$/.test(episodes) ? 'episodio' : 'episodi'} ${episodes}`,
  toSettle: (count: number) =>
    count === 1 ? 'Di 1 video il titolo non è sicuro.' : `Di ${count} video il titolo non è sicuro.`,
  settle: (count: number) => `Sistema (${count})`,

  whichTitle: (waiting: number) => `Che titolo è? (${videos(waiting)} da sistemare)`,
  file: (name: string) => `File: ${name}`,
  caption: (text: string) => `Didascalia: ${text}`,
  isThis: (name: string) => `È questo: ${name}`,
  search: 'Cerca',
  ignore: 'Ignora',
  next: 'Dopo ›',
  openPost: 'Guarda il post',
  nothingToSettle: 'Non c’è altro da sistemare.',
  gone: 'Questo video non aspetta più.',
  ignored: 'Ignorato.',

  /** The first line identifies the video: it is parsed when the reply comes. */
  searchFor: (post: number) => `Cerca per il video ${post}`,
  howToSearch:
    'Rispondi a questo messaggio con il titolo, oppure con il suo numero; per una serie aggiungi stagione ed episodio: ' +
    '«Dark S01E02», «12 S1E2».',
  needsEpisode: (title: string, id: number) =>
    `«${title}» è una serie, e stagione ed episodio non li trovo: rispondi «${id} S1E2».`,

  /** A newer video took the place of an earlier one. */
  replaced: (lines: readonly string[], more: number) => `Sostituiti:\n${listed(lines, more)}`,
  replacedBy: (name: string, now: string, before: string) =>
    [name, now && `ora «${now}»`, before && `al posto di «${before}»`].filter(Boolean).join(', '),
  keepEarlier: (name?: string) => (name === undefined ? 'Annulla' : `Tieni quello di prima: ${name}`),
  keptEarlier: (name: string) => `Va bene: per ${name} vale di nuovo il video di prima.`,
  replacementGone: 'Questo cambio non c’è più.',
  restored: (lines: readonly string[], more: number) =>
    `Il video più nuovo non c’è più, ed è tornato quello di prima:\n${listed(lines, more)}`,

  lost: (lines: readonly string[], more: number) =>
    `Non si trovano più i video di:\n${listed(lines, more)}\n\n` +
    'Il post è stato tolto, o non sono più nel canale. Chi li chiede riceve la scheda; aggiungili di nuovo quando vuoi.',
};
