/** What the bot says to owners about channels and the videos in them. */

const videos = (count: number) => (count === 1 ? '1 video' : `${count} video`);

const listed = (lines: readonly string[], more: number) =>
  [...lines.map((line) => `• ${line}`), ...(more > 0 ? [`… e altri ${more}.`] : [])].join('\n');

const GROUP_REASONS: Record<string, string> = {
  'x:extra': 'Sembrano trailer, contenuti extra o recensioni.',
  'x:part': 'Sembrano parti di un film.',
  'x:short': 'Sono molto più corti del titolo che portano.',
  'x:unnamed': 'Non hanno un titolo nel nome.',
};

export const channelTexts = {
  how:
    'Per aggiungere un canale fammi amministratore lì, poi scrivi «/canale @nome» oppure inoltrami un suo post. ' +
    'Ogni video che ci pubblichi lo abbino al suo titolo; quelli di prima li leggo se premi «Leggi anche i post di prima». ' +
    'Il titolo lo leggo dalla didascalia (il numero, un link di TMDB o IMDb, «Titolo (anno)», «Titolo S01E02») ' +
    'o dal nome del file; quando non sono sicuro te lo chiedo.',
  none: 'Non seguo ancora nessun canale.',
  channels: 'I canali che seguo:',
  channel: (title: string, used: number, unsure: number) =>
    `«${title}»: ${videos(used)}${unsure > 0 ? `, ${unsure} da abbinare` : ''}`,
  drop: (title: string) => `Non seguire più «${title}»`,
  dropped: (title: string) => `«${title}»: non lo seguo più. I suoi video restano.`,
  noSuchChannel: 'Questo canale non lo seguo più.',
  added: (title: string) => `Fatto: da ora abbino i video di «${title}» ai loro titoli.`,
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
  toMatch: (count: number) => `${videos(count)} da abbinare: non sono sicuro del titolo.`,
  stillReading: (count: number) =>
    count === 1 ? 'Ne sto leggendo ancora 1.' : `Ne sto leggendo ancora ${count}.`,
  match: (count: number) => `Da abbinare (${count})`,

  whichTitle: (waiting: number, questions: number) =>
    `Che titolo è? (${videos(waiting)} da abbinare${questions < waiting ? ` in ${questions} ${questions === 1 ? 'domanda' : 'domande'}` : ''})`,
  ignoredVideos: (count: number) => `Ignorati: ${count}`,
  file: (name: string) => `File: ${name}`,
  caption: (text: string) => `Didascalia: ${text}`,
  /** A video that is much shorter than the title that it is called like. */
  lengths: (video: string, title: string | undefined) =>
    title === undefined ? `dura ${video}` : `dura ${video}, il titolo ${title}`,
  duration: (seconds: number) => (seconds < 90 ? `${seconds} secondi` : `${Math.round(seconds / 60)} min`),
  bytes: (bytes: number) => `${Math.max(1, Math.round(bytes / 1e6))} MB`,
  videosOf: (count: number) => `${videos(count)}, una risposta sola:`,
  listed,
  /** What the videos of a group have in common. */
  groupReason: (key: string) => GROUP_REASONS[key],
  isThis: (name: string) => `È questo: ${name}`,
  search: 'Cerca',
  ignore: (count: number) => (count === 1 ? 'Ignora' : `Ignora tutti e ${count}`),
  oneByOne: 'Uno per uno',
  previous: '‹ Prima',
  next: 'Dopo ›',
  openPost: 'Guarda il post',
  filters: { all: 'Tutti', film: 'Film', serie: 'Serie', other: 'Altri', ignored: 'Ignorati' },
  ignoreAll: (count: number) => `Ignora tutti (${count})`,
  ignoreAllWhat: (count: number) => `Ignorare ${videos(count)} da abbinare, senza guardarli?`,
  ignoreGroupWhat: (count: number) => `Ignorare ${videos(count)}?`,
  ignoreAllYes: 'Sì, ignora',
  undo: 'Annulla',
  takeBack: (count: number) => (count === 1 ? 'Non ignorare più' : `Non ignorare più tutti e ${count}`),
  takenBack: (count: number) => (count === 1 ? 'Aspetta di nuovo.' : `${videos(count)} aspettano di nuovo.`),
  nothingIgnored: 'Non hai ignorato niente.',

  create: (name: string) => `Crea titolo: ${name}`,
  noName: 'Dal nome del file non capisco il titolo: con «Cerca» lo scrivi tu.',
  acceptLikely: (count: number) => `Accetta chi ha un solo titolo (${count})`,
  createMissing: (count: number) => `Crea i titoli che mancano (${count})`,
  acceptWhat: (shown: number, all: number) =>
    shown === all
      ? 'Questi video hanno un solo titolo possibile. Li abbino così?'
      : `Questi sono i primi ${shown} di ${all} con un solo titolo possibile. Li abbino così?`,
  createWhat: (shown: number, all: number) =>
    shown === all
      ? 'Di questi video nel catalogo non c’è il titolo. Lo creo dal nome?'
      : `Questi sono i primi ${shown} di ${all} il cui titolo nel catalogo non c’è. Lo creo dal nome?`,
  isTitle: (video: string, title: string) => `${video} → ${title}`,
  newTitle: (name: string, count: number, isSeries: boolean) =>
    `${name}${isSeries ? `, serie: ${videos(count)}` : count > 1 ? `: ${videos(count)}` : ''}`,
  acceptYes: (count: number) => (count === 1 ? 'Sì, abbina' : `Sì, abbina tutti e ${count}`),
  createYes: (count: number) => (count === 1 ? 'Sì, crea' : `Sì, crea tutti e ${count}`),
  changed: 'Nel frattempo è cambiato qualcosa: guarda di nuovo.',
  allSettled: (done: number) => `Fatto: ${videos(done)}.`,
  table: 'Scarica la tabella',
  nothingToSettle: 'Non c’è altro da abbinare.',
  nothingOfKind: 'Di questo tipo non c’è altro da abbinare.',
  gone: 'Questo video non aspetta più.',
  ignored: (count: number) => (count === 1 ? 'Ignorato.' : `Ignorati: ${count}.`),
  settled: (name: string, count: number) =>
    count === 1 ? `Fatto: ora si può guardare ${name}.` : `Fatto: ${videos(count)} di ${name}.`,

  onTmdb: (name: string, series: boolean) => `Su TMDB: ${name}, ${series ? 'serie' : 'film'}`,
  addFromTmdb: (name: string) => `Aggiungi da TMDB: ${name}`,

  whichSeason: (title: string, count: number) =>
    `Di ${count === 1 ? 'un video' : videos(count)} di «${title}» so l’episodio. Di che stagione?`,

  searchFor: (post: number, isOne: boolean) =>
    isOne ? `Cerca per il video ${post}` : `Cerca per il video ${post} e i suoi simili`,
  howToSearch:
    'Rispondi a questo messaggio con il titolo, oppure con il suo numero; per un solo episodio di una serie aggiungilo: ' +
    '«Dark S01E02», «12 S1E2».',
  episodeFor: (post: number, content: number, isOne: boolean) =>
    `Episodio del video ${post}, titolo ${content}${isOne ? '' : ', e dei suoi simili'}`,
  howToEpisode: (title: string, name: string) =>
    `«${title}» è una serie: che episodio è «${name}»? Rispondi «S1E5» o «5». ` +
    'Se i video di questo nome sono episodi di fila, basta il primo e l’ultimo: «S1E1-12».',
  episodeUnread: 'Così non va: scrivi «S1E5», «5» oppure «S1E1-12».',
  episodesDiffer: (requested: number, waiting: number) =>
    `Hai scritto ${requested} episodi, ma aspettano ${videos(waiting)}.`,
  titleFirst: 'Prima il titolo: rispondi con il nome della serie, poi ti chiedo l’episodio.',

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
