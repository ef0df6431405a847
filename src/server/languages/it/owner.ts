import { formatsOf } from '../../lib/formats.ts';

const { day, decimal, moment, number } = formatsOf('it-IT');

/** The bot's messages to owners about titles, people and announcements. */
export const owner = {
  /** Reasons of a failed delivery. */
  failed: {
    heading: 'Consegne non riuscite',
    none: 'Nessuna.',
    title: (name: string, id: number) => `${name}, n. ${id}`,
    search: 'Ricerca',
    line: (who: string, at: Date, why: string) => `${who}, ${moment(at)}: ${why}`,
    retry: (index: number) => `Riprova ${index}`,
    retried: 'Riprovo subito.',
    notThere: 'Questa consegna non c’è più.',
    blocked: 'ha bloccato il bot',
    gone: 'il suo account non c’è più',
    unknown: 'non ha mai scritto al bot',
    banned: 'è tra le persone bloccate',
  },
  banHelp: 'Scrivi /blocca e il numero o il @nome della persona: «/blocca 42».',
  unbanHelp: 'Scrivi /sblocca e il numero o il @nome della persona: «/sblocca 42».',
  notAnOwner: 'È titolare e non si può bloccare.',
  bannedNow: (userId: string, givenUp: number) =>
    givenUp === 0
      ? `${userId} non può più entrare.`
      : `${userId} non può più entrare. Consegne annullate: ${givenUp}.`,
  unbannedNow: (userId: string) => `${userId} può entrare di nuovo, con /start.`,
  wasNotBanned: (userId: string) => `${userId} non era fra le persone bloccate.`,

  number: (id: number) => `Titolo n. ${id}`,
  edit: 'Modifica',
  hide: 'Nascondi',
  show: 'Mostra',
  cancel: 'Annulla',
  back: '‹ Indietro',
  card: 'Scheda',
  titleHelp: 'Scrivi /titolo e il suo numero o nome: «/titolo 12», «/titolo Nosferatu».',

  /** After /nuovo, before a series' name. */
  newSeries: 'serie',
  newTitleHelp:
    'Scrivi /nuovo, il nome e l’anno: «/nuovo Gita a Goa (2019)». Per una serie: «/nuovo serie Corso di cucina (2020)».',

  hiddenNow: (hidden: boolean) => (hidden ? 'Nascosto. Ora lo vedi solo tu.' : 'Ora lo vedono tutti.'),

  noValue: 'niente',

  folderUnreadable: (folder: string) =>
    `Non posso leggere il file. Il server della Bot API è in modalità locale e lo tiene in ${folder}, che da qui non si legge. Monta quella cartella anche su questa macchina, o avvia quel server senza --local.`,
  notDownloaded: 'Non riesco a scaricare il file da Telegram. Rimandamelo.',
  photoHelp:
    'Per fare di questa foto la copertina di un titolo rimandamela con il suo numero come didascalia: «12». ' +
    'Una foto più larga che alta diventa il banner.',
  coverSet: 'Fatto: è la nuova copertina.',
  bannerSet: 'Fatto: è il nuovo banner.',
  useStill: 'Usa un fotogramma del video',
  stillUsed: 'Fatto: copertina e banner sono un fotogramma del video.',
  noStill: 'Di questo titolo non ho un fotogramma.',

  wholeTitle: 'Film',
  episodePart: (season: number, episode: number) =>
    season === 0 ? `Speciale ${episode}` : `Stagione ${season}, episodio ${episode}`,
  messageOf: (chat: string, message: number) => `messaggio ${message} di ${chat}`,
  fileOf: (kind: 'video' | 'document') => (kind === 'video' ? 'video' : 'video inviato come file'),
  videoDropped: (part: string, isReplaced: boolean) =>
    isReplaced ? `Tolto: ${part}. È tornato quello di prima.` : `Tolto: ${part}.`,
  videoReplaced: 'di riserva',
  videoLost: 'non si trova più',
  size: (bytes: number) =>
    bytes < 1e9 ? `${number(Math.ceil(bytes / 1e6))} MB` : `${decimal(bytes / 1e9)} GB`,
  day,
  noSuchVideo: 'Questo video non c’è più.',

  announceHelp:
    'Scrivi /annuncio, il numero del titolo e il testo: «/annuncio 12 Questa sera tutti al cinema!». ' +
    'Prima di inviarlo te lo faccio vedere.',
  announcementTooLong: (longest: number) => `Il testo è troppo lungo. Usa al massimo ${longest} caratteri.`,
  announceWhat: (people: number) =>
    `Così lo vedrà ognuno. Lo ${people === 1 ? 'riceverà 1 persona' : `riceveranno ${number(people)} persone`}. Lo invio?`,
  announce: 'Invia',
  stopAnnouncing: 'Ferma',
  announceOn: 'Riprendi',
  announcementDropped: 'Va bene, non lo invio.',
  announcementGone: 'Questo annuncio non c’è più.',
  announcementProgress: (
    state: 'draft' | 'running' | 'stopped' | 'done',
    { people, sent, unsent, unknown }: { people: number; sent: number; unsent: number; unknown: number },
  ) => {
    const heading = {
      draft: 'Annuncio',
      running: 'Annuncio in corso',
      stopped: 'Annuncio fermo',
      done: 'Annuncio finito',
    };
    const rest = unsent > 0 ? `, ${number(unsent)} non raggiungibili` : '';
    const perhaps = unknown > 0 ? `, di ${number(unknown)} non so se è arrivato` : '';
    return `${heading[state]}: ${number(sent)} di ${number(people)}${rest}${perhaps}.`;
  },

  typeName: (type: 'film' | 'serie') => (type === 'film' ? 'Film' : 'Serie'),
  notThere: 'Non è ancora nel catalogo.',
  alreadyThere: (id: number) => `È già nel catalogo: n. ${id}. «Aggiorna» riporta quello che ne dice TMDB.`,
  add: 'Aggiungi',
  update: 'Aggiorna',
  tmdbOutcome: ({ created, changed }: { created: number; changed: number }) => {
    if (created > 0) return 'Aggiunto al catalogo.';
    return changed > 0 ? 'Aggiornato.' : 'Era già aggiornato.';
  },
  tmdbNeedsToken:
    'Per aggiungere un titolo da un link serve TMDB_TOKEN. Crea una chiave su themoviedb.org/settings/api, ' +
    'mettila nel file .env o nell’ambiente del server, e riavvialo.',
  tmdbIncomplete: (fields: readonly string[]) =>
    `Su TMDB a questo titolo manca qualcosa (${fields.join(', ')}). Completalo lì, oppure importalo da un file.`,
  tmdbFailed: (failure: 'refused' | 'blocked' | 'missing' | 'transient' | 'unexpected', seconds: number) => {
    if (failure === 'refused')
      return 'TMDB non accetta TMDB_TOKEN. Creane uno su themoviedb.org/settings/api e riavvia il server.';
    if (failure === 'blocked')
      return 'Un firewall o un proxy tra il server e TMDB rifiuta la richiesta. TMDB_TOKEN non c’entra.';
    if (failure === 'missing') return 'TMDB non conosce questo titolo.';
    if (failure === 'unexpected')
      return 'TMDB ha risposto in un modo che non capisco. Forse serve un Vetrina più nuovo.';
    if (seconds > 0)
      return `TMDB chiede di aspettare. Riprova fra ${seconds} ${seconds === 1 ? 'secondo' : 'secondi'}.`;
    return 'TMDB adesso non risponde. Riprova tra poco.';
  },
};
