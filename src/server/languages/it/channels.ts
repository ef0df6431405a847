import { formatsOf } from '../../lib/formats.ts';

const { date, number } = formatsOf('it-IT');
const videos = (count: number) => (count === 1 ? '1 video' : `${number(count)} video`);

const listed = (lines: readonly string[], more: number) =>
  [...lines.map((line) => `• ${line}`), ...(more > 0 ? [`… e altri ${more}.`] : [])].join('\n');

/** About channels and the videos in them. */
export const channels = {
  how:
    'Per aggiungere un canale fammi amministratore lì. Se lo ero già, scrivi «/canale @nome» oppure inoltrami un suo post. ' +
    'Ogni video che ci pubblichi lo abbino al suo titolo; quelli di prima li leggo se premi «Leggi anche i post di prima». ' +
    'Il titolo lo leggo dalla didascalia (il numero, un link di TMDB o IMDb, «Titolo (anno)», «Titolo S01E02») ' +
    'o dal nome del file; quando non sono sicuro te lo chiedo.',
  choose: 'Scegli un canale',
  none: 'Non seguo ancora nessun canale.',
  channels: 'I canali che seguo:',
  channel: (title: string, used: number, unmatched: number) =>
    `«${title}»: ${videos(used)}${unmatched > 0 ? `, ${unmatched} da abbinare` : ''}`,
  rightsLost: (title: string) =>
    `«${title}»: non sono più amministratore, i suoi video nuovi non mi arrivano`,
  drop: (title: string) => `Non seguire più «${title}»`,
  dropped: (title: string) => `Non seguo più «${title}». I suoi video restano.`,
  noSuchChannel: 'Questo canale non lo seguo più.',
  added: (title: string) => `Fatto: da ora abbino i video di «${title}» ai loro titoli.`,
  unknown: (name: string) =>
    `Non trovo il canale ${name}. Fammi amministratore lì, poi riprova; se è privato inoltrami un suo post.`,
  noChannel: 'Questo non è un canale.',
  notAdministrator: (title: string) =>
    `In «${title}» non sono amministratore. Aggiungimi fra gli amministratori, poi riprova.`,

  /** Lists only the first ones, and then counts all videos. */
  nowWatchable: (lines: readonly string[], more: number, count: number) =>
    lines.length === 1 && more === 0
      ? `Ora si può guardare ${lines.join('')}.`
      : `Ora si possono guardare${more > 0 ? ` ${videos(count)}` : ''}:\n${listed(lines, more)}`,
  episodes: (title: string, season: number, episodes: string) =>
    season === 0
      ? `${title}, ${/^\d+$/.test(episodes) ? 'speciale' : 'speciali'} ${episodes}`
      : `${title}, stagione ${season}, ${/^\d+$/.test(episodes) ? 'episodio' : 'episodi'} ${episodes}`,
  toMatch: (count: number) => `${videos(count)} da abbinare.`,
  match: (count: number) => `Da abbinare (${count})`,
  /** Posts that look like videos and are none. */
  withoutVideo: (count: number) => `${number(count)} post senza un video.`,
  notAFilm: 'Questo non è un video. Se è un film, mandalo come file.',

  whichTitle: 'Che titolo è?',
  /** A video without a name, by its day and time, or its number of that day. */
  videoOf: (at: Date, detail: string | undefined) => {
    const day = date(at);
    return `Video ${/^(?:8|11) /.test(day) ? 'dell’' : 'del '}${day}${detail === undefined ? '' : `, ${detail}`}`;
  },
  video: 'Video',
  orReply: 'Puoi anche rispondermi con il titolo o il suo numero.',
  file: (name: string) => `File: ${name}`,
  caption: (text: string) => `Didascalia: ${text}`,
  /** A video that is much shorter than the title that it is called like. */
  lengths: (video: string, title: string | undefined) =>
    title === undefined ? `Dura ${video}` : `Dura ${video}, il titolo ${title}`,
  duration: (seconds: number) => (seconds < 90 ? `${seconds} secondi` : `${Math.round(seconds / 60)} min`),
  bytes: (bytes: number) => `${Math.max(1, Math.round(bytes / 1e6))} MB`,
  /** The common trait of a group's videos. */
  groupReasons: {
    extra: 'Sembrano trailer, contenuti extra o recensioni.',
    part: 'Sembrano parti di un film.',
    short: 'Durano molto meno del loro titolo.',
    episode: 'La stagione o l’episodio della didascalia è oltre quelli del titolo. È giusto?',
    unnamed: 'Non hanno un titolo nel nome.',
  },
  isThis: (name: string) => `È questo: ${name}`,
  anotherTitle: 'Un altro titolo',
  ignore: 'Ignora',
  openPost: 'Guarda il post',
  undo: 'Annulla',

  create: (name: string) => `Crea titolo: ${name}`,
  noName: 'Dal nome del file non capisco il titolo. Scrivilo nella Gestione.',
  gone: 'Questo video non aspetta più.',
  ignored: 'Ignorato.',
  needsEpisode: (name: string) =>
    `${name} è una serie. Dal nome del file non capisco che episodio è. Puoi scriverlo nella Gestione.`,
  settled: (name: string, count: number) =>
    count === 1 ? `Fatto: ora si può guardare ${name}.` : `Fatto: ${videos(count)} di ${name}.`,

  onTmdb: (name: string, series: boolean) => `Su TMDB: ${name}, ${series ? 'serie' : 'film'}`,
  addFromTmdb: (name: string) => `Aggiungi da TMDB: ${name}`,

  /** A newer video took the place of an earlier one. */
  replaced: (lines: readonly string[], more: number) => `Sostituiti:\n${listed(lines, more)}`,
  replacedBy: (name: string, now: string, before: string) =>
    [name, now && `ora «${now}»`, before && `al posto di «${before}»`].filter(Boolean).join(', '),
  keepEarlier: (name?: string) => (name === undefined ? 'Annulla' : `Tieni quello di prima: ${name}`),
  keptEarlier: (name: string) => `Va bene, per ${name} vale di nuovo il video di prima.`,
  replacementGone: 'Questo cambio non c’è più.',
  restored: (lines: readonly string[], more: number) =>
    `Il video più nuovo non c’è più, ed è tornato quello di prima:\n${listed(lines, more)}`,

  lost: (lines: readonly string[], more: number) =>
    `Non si trovano più i video di:\n${listed(lines, more)}\n\n` +
    'Il post è stato tolto, o non sono più nel canale. Chi li chiede riceve la scheda; aggiungili di nuovo quando vuoi.',
};
