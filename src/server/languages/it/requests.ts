import { formatsOf } from '../../lib/formats.ts';

const { number, day } = formatsOf('it-IT');
const people = (count: number) => (count === 1 ? '1 persona' : `${number(count)} persone`);

/** About requests for titles. */
export const requests = {
  what: 'Quale titolo manca? Scrivilo rispondendo a questo messaggio.',
  hint: 'Un titolo',
  tooLong: (longest: number) => `Basta il titolo, al massimo ${longest} caratteri.`,
  gone: 'Questa richiesta non c’è più.',

  catalogueHas: (words: string) => `«${words}» c’è già nel catalogo:`,
  isAnother: 'È un altro, richiedilo',
  notYetPlayable: (name: string) =>
    `«${name}» è già nel catalogo, ma non si può ancora guardare. Quando arriva te lo dico.`,
  isPlayable: (name: string) => `«${name}» c’è già, puoi guardarlo.`,

  whichOf: (words: string) => `Quale di questi è «${words}»?`,
  noneOfThese: 'Nessuno di questi',
  ask: 'Richiedi',
  notATitle: (words: string) => `«${words}» non sembra un titolo, e non l’ho chiesto.`,
  askAnyway: 'Chiedi lo stesso',
  wholeSeries: 'Tutta la serie',
  seasonButton: (season: number) => `Stagione ${season}`,
  catalogueHasSeries: 'È già nel catalogo. Manca una stagione?',
  tmdbIsDown: 'Adesso non riesco a leggere la scheda di questo titolo. Riprova tra poco.',

  asked: (name: string) => `Richiesta inviata: «${name}». Ti dico com’è andata.`,
  joined: (name: string, count: number) =>
    `«${name}» l’ha già chiesto qualcuno, e ora lo vogliono in ${number(count)}. Ti dico com’è andata.`,
  own: (name: string, count: number) =>
    count === 1
      ? `«${name}» l’hai già chiesto. Ti dico com’è andata.`
      : `«${name}» l’hai già chiesto. Lo vogliono in ${number(count)}. Ti dico com’è andata.`,
  rejectedBefore: (name: string, reason: string) => `«${name}» è già stato rifiutato: ${reason}`,
  tooMany: (most: number) =>
    most === 1
      ? 'Hai già una richiesta aperta. Ritirala con /richieste.'
      : `Hai già ${number(most)} richieste aperte. Ritirane una con /richieste.`,

  askedForMissing: (asked: number, left: number) => {
    const first =
      asked === 0 ? '' : asked === 1 ? 'Richiesto un titolo.' : `Richiesti ${number(asked)} titoli.`;
    if (left === 0) return first || 'Li hai già richiesti tutti.';
    const rest = `${left === 1 ? 'Ne resta uno' : `Ne restano ${number(left)}`}. Aspetta una risposta, poi premi ancora.`;
    return [first, rest].filter(Boolean).join(' ');
  },

  accepted: (name: string) => `«${name}»: richiesta approvata. Quando c’è te lo dico.`,
  added: (name: string) =>
    `«${name}»: richiesta approvata, ora è nel catalogo. Quando si può guardare te lo dico.`,
  available: (name: string) => `«${name}», che avevi chiesto, è arrivato. Puoi guardarlo.`,
  rejected: (name: string, reason: string) => `«${name}»: richiesta rifiutata. ${reason}`,

  ownRequests: 'Le tue richieste',
  noOwnRequests: 'Non hai richieste aperte.',
  askTitle: 'Chiedi un titolo',
  ownLine: (name: string, count: number, isAccepted: boolean) =>
    `${name}: ${count === 1 ? 'l’hai chiesto solo tu' : `lo vogliono in ${number(count)}`}${isAccepted ? ', approvata' : ''}`,
  withdraw: 'Ritira la richiesta',
  withdrawn: 'Ritirata.',

  openRequests: 'Richieste aperte',
  noRequests: 'Nessuna.',
  openLine: (name: string, count: number, isAccepted: boolean) =>
    `${name}: ${people(count)}${isAccepted ? ', approvata' : ''}`,
  allRequests: '‹ Richieste',

  request: (id: number) => `Richiesta n. ${id}`,
  onlyWords: 'Titolo scritto a mano',
  film: 'Film',
  series: 'Serie',
  season: (season: number) => `stagione ${season}`,
  wantedBy: (count: number, names: readonly string[], since: Date) => {
    const more = count - names.length;
    return `Dal ${day(since)} ${count === 1 ? 'lo vuole' : 'lo vogliono'} ${people(count)}: ${names.join(', ')}${
      more > 0 ? ` e ${more === 1 ? 'un’altra' : `altre ${number(more)}`}` : ''
    }`;
  },
  state: {
    open: '',
    accepted: 'Approvata. La collego appena c’è un titolo o un video con questo nome.',
    added: 'Approvata, è nel catalogo.',
    linked: 'C’era già nel catalogo.',
    withdrawn: 'Nessuno la vuole più.',
    merged: 'Unita a un’altra richiesta.',
  },
  rejectedFor: (reason: string) => `Rifiutata: ${reason}`,

  approve: 'Approva',
  reject: 'Rifiuta',
  isThere: 'C’è già',
  create: 'Crea titolo',
  createFilm: 'Crea un film',
  createSeries: 'Crea una serie',
  notCreated: 'Queste parole non possono essere un titolo.',
  back: '‹ Indietro',
  card: 'Scheda',
  withoutTmdb: 'Approva senza TMDB',
  alreadyDecided: (by: string | undefined) =>
    by === undefined ? 'Questa richiesta è già stata decisa.' : `Questa richiesta l’ha già decisa ${by}.`,
  reasons: {
    notFound: 'Non si trova.',
    unsuitable: 'Non è adatto al catalogo.',
    notReleased: 'Non è ancora uscito.',
  },
  otherReason: 'Scrivi il motivo',
  whyReject: (id: number) => `Motivo per la richiesta n. ${id}`,
  howToReject: (name: string) =>
    `Perché rifiuti «${name}»? Rispondi a questo messaggio, lo leggerà chi l’ha chiesto.`,
  reasonTooLong: (longest: number) => `Il motivo è troppo lungo. Usa al massimo ${longest} caratteri.`,
  whichTitle: (id: number) => `Titolo per la richiesta n. ${id}`,
  howToLink: (name: string) => `Quale titolo del catalogo è «${name}»? Rispondi con il suo numero o il nome.`,
  noTitleFound: 'Nel catalogo non lo trovo.',
  otherTitle: 'Un altro',
  rejectedNow: 'Rifiutata.',
  approvedNow: 'Approvata.',
  linkedNow: 'Collegata.',
};
