import type { Brand } from '../../lib/brand.ts';
import { formatsOf } from '../../lib/formats.ts';

const { date, number } = formatsOf('it-IT');

const askAt = (support: string | undefined) =>
  support === undefined
    ? 'Per altre domande scrivi a chi ti ha dato questo bot.'
    : `Per altre domande: ${support}`;

/** The bot's messages to everybody. */
export const chat = {
  greeting: (name: string | undefined, app: string) =>
    `Ciao${name === undefined ? '' : ` ${name}`}, questo è ${app}: film e serie da scegliere con calma e guardare qui in chat.\n\n` +
    'Apri l’app con il pulsante, oppure scrivimi il titolo che cerchi.',
  emptyCatalogue:
    'Il catalogo è ancora vuoto. Puoi riempirlo da qui:\n\n' +
    '• /canale: i video di un tuo canale diventano titoli\n' +
    '• /nuovo Nome (2019): un titolo alla volta\n' +
    '• un file Excel o CSV mandato in questa chat: tutti insieme\n' +
    '• Gestione, «Importa ed esporta»: da un file, da TMDB o da Jellyfin',
  openApp: (app: string) => `Apri ${app}`,
  openInApp: 'Apri nell’app',
  openInBrowser: 'Il pulsante si apre solo da un indirizzo https. Intanto puoi aprire l’app da qui:',
  desk: 'Gestione',
  ownData: 'Tutto quello che conservo di te.',
  firstList: 'Da vedere',

  /** The bot's description in its empty chat and profile. */
  description: (app: string) =>
    `${app}: film e serie da scegliere con calma e guardare qui in chat.\n\n` +
    'Premi il pulsante qui sotto per cominciare, poi apri l’app o scrivi il titolo che cerchi.',
  shortDescription: 'Film e serie da scegliere con calma e guardare in chat.',

  /** `commands`: a line each; `required`: Telegram's; `owners`: theirs, empty for anybody else. */
  help: (
    { name, support }: Brand,
    { commands, required, owners }: { commands: string; required: string; owners: string },
  ): string =>
    [
      `Scrivimi un titolo, un nome, un genere o un anno e cerco in ${name}. Nell’app trovi classifiche, novità e le tue ` +
        'liste. «Riproduci» ti manda il titolo qui in chat.',
      commands,
      'Se mi mandi un file di Letterboxd, IMDb o Trakt metto i suoi titoli fra i visti, nella tua lista o fra i «Mi piace».',
      ...(owners ? [`Solo per chi gestisce il bot:\n${owners}`] : []),
      `${askAt(support)}\n${required}`,
    ].join('\n\n'),
  terms: ({ terms, support }: Brand) =>
    terms === undefined
      ? 'Il catalogo è per uso personale, senza garanzie. Premium dura quanto è scritto quando lo compri; si rinnova ' +
        `da solo soltanto con un abbonamento, che fermi quando vuoi.\n\n${askAt(support)}`
      : `Le condizioni: ${terms}`,
  privacy: ({ name, privacy, support }: Brand) =>
    privacy === undefined
      ? `Conservo solo quello che serve a ${name}: il tuo numero e il tuo @nome in questa chat, le tue ` +
        'liste, che cosa hai chiesto di vedere e che cosa hai visto, Premium e i pagamenti. Puoi chiedere di vederlo o di farlo ' +
        `cancellare.\n\n${askAt(support)}`
      : `Che cosa conservo di te: ${privacy}`,
  unknownCommand: 'Non conosco questo comando. Scrivimi un titolo da cercare, oppure usa /help.',
  filesUnreadable: 'Per ora non posso leggere i file. Lo deve sistemare chi gestisce il bot.',
  notText: 'Posso cercare solo un testo. Scrivimi il titolo di un film o di una serie.',
  somethingWrong: 'Qualcosa non ha funzionato. Riprova tra poco.',
  buttonGone: 'Questo pulsante non vale più, o non vale qui.',
  questionExpired:
    'Non posso più leggere la risposta a questa domanda. Premi di nuovo il suo pulsante e te la rifaccio.',
  nothingChanged: 'Va bene, resta com’era.',
  nothingToCancel: 'Non c’è niente da annullare.',
  gaveUp: 'Non sono riuscito a fare quello che hai chiesto. Riprova più tardi.',

  open: 'Apri',
  play: 'Riproduci',
  playing: 'Arriva subito in chat.',
  notYetPlayable: 'Non c’è ancora. Quando arriva te lo dico.',
  tooManyWaiting: 'Hai già molti titoli in arrivo. Aspetta che ti raggiungano.',
  unknownTitle: 'Questo titolo non è nel catalogo, o non c’è più. Scrivimi il nome e lo cerco.',
  notThereYet: 'Non è ancora disponibile. Ti scrivo quando arriva.',
  watch: 'Guarda',
  goOn: (season: number, episode: number) => `Continua: S${season}E${episode}`,
  nextEpisode: (season: number, episode: number) => `Prossimo episodio: S${season}E${episode}`,
  otherEpisodes: 'Altri episodi',
  playEpisode: (season: number, episode: number) => `Riproduci S${season}E${episode}`,
  part: (season: number, episode: number) =>
    season === 0 ? `Speciale ${episode}` : `Stagione ${season}, episodio ${episode}`,

  arrived: 'È arrivato. Ora puoi guardarlo.',
  seriesArrived: 'È arrivata. Ora puoi guardarla.',
  newEpisodes: (runs: readonly { season: number; first: number; last: number }[]) => {
    const names = runs.map(({ season, first, last }) =>
      first === last ? `S${season}E${first}` : `S${season}E${first}–${last}`,
    );
    const isOne = runs.length === 1 && runs[0]?.first === runs[0]?.last;
    return `${isOne ? 'Nuovo episodio' : 'Nuovi episodi'}: ${names.join(', ')}`;
  },
  mute: 'Non avvisarmi',
  unmute: 'Avvisami ancora',
  muted: 'Va bene, di questo titolo non ti avviso più.',
  unmuted: 'Va bene, ti avviso quando c’è qualcosa di nuovo.',
  noticesOn:
    'Gli avvisi sono attivi. Ti scrivo quando arriva un titolo che aspetti, o un nuovo episodio di una serie che hai ' +
    'cominciato o nella tua lista, se sei in pari. Ti scrivo anche prima che Premium finisca.',
  noticesOnWithoutSeries:
    'Gli avvisi sono attivi. Ti scrivo quando arriva un titolo che aspetti e prima che Premium finisca. Dei nuovi episodi delle serie non ti avviso.',
  noticesOff: 'Gli avvisi sono disattivati. Non ti scrivo se non me lo chiedi.',
  turnNoticesOn: 'Attiva',
  turnNoticesOff: 'Disattiva',
  seriesNotices: (areOn: boolean) => `Nuovi episodi: ${areOn ? 'sì' : 'no'}`,

  preferences: 'Qualità e lingua dei video',

  digestOn: 'Una volta alla settimana ti mando le novità dei tuoi generi.',
  weeklyDigest: (isOn: boolean) => `Novità della settimana: ${isOn ? 'sì' : 'no'}`,
  digest: 'Novità per te',
  turnDigestOff: 'Non mandarmele più',
  digestIsOff: 'Va bene, niente più novità della settimana. Le riattivi con /avvisi.',

  chooseSeason: 'Scegli la stagione.',
  chooseEpisode: (season: number) =>
    season === 0 ? 'Scegli lo speciale.' : `Stagione ${season}. Scegli l’episodio.`,
  season: (season: number) => (season === 0 ? 'Speciali' : `Stagione ${season}`),
  episode: (title: string, season: number, episode: number) =>
    season === 0 ? `${title}, speciale ${episode}` : `${title}, stagione ${season}, episodio ${episode}`,
  episodeButton: (episode: number, isWatched: boolean) => `${isWatched ? '✓ ' : ''}${episode}`,
  allSeasons: '‹ Stagioni',
  earlier: '‹',
  later: '›',
  episodeGone: 'Questo episodio non è più disponibile.',

  whatToSearch: 'Che cosa cerchi?',
  searchHint: 'Un titolo, una persona, un genere, un anno',
  whatICanDo: 'Che cosa so fare',
  found: (words: string) => `Ecco che cosa ho trovato per «${words}»:`,
  foundWithoutWords: 'Ecco che cosa puoi scegliere:',
  playableNow: 'Con ▶️ quello che puoi guardare subito.',
  playable: (line: string) => `▶️ ${line}`,
  foundByOriginal: (name: string) => `titolo originale: ${name}`,
  foundByAlternative: (name: string) => `anche: ${name}`,
  foundByDirector: (name: string) => `regia di ${name}`,
  foundByCreator: (name: string) => `ideata da ${name}`,
  foundByCast: (name: string) => `con ${name}`,
  nothingFound: (words: string) =>
    `Non ho trovato niente per «${words}». Prova con un’altra parola del titolo, o con un nome.`,

  request: 'Richiedi',

  chooseLanguage: 'In che lingua ti scrivo?',
  languageChosen: 'Va bene, da adesso ti scrivo in italiano.',
  titlesIn: (language: string) => `Titoli: ${language}`,
  titlesAsSpoken: 'Titoli: come i messaggi',
  titleLanguageChosen: 'Va bene, da adesso i titoli te li mostro così.',

  premiumUntil: (until: Date) => `Sei premium fino al ${date(until)}.`,
  premiumEndless: 'Sei premium, senza scadenza.',
  notPremium: 'Con Premium hai le liste personali e la ricerca con i filtri.',
  /** At most 32 characters. */
  invoiceTitle: (app: string) => (app.length <= 15 ? `${app} Premium, un mese` : 'Premium, un mese'),
  invoiceDescription: 'Liste personali e ricerca con i filtri per un mese. Non si rinnova da solo.',
  invoiceLabel: 'Un mese',
  staleInvoice: 'Questa offerta non è più valida. Scrivi /premium per quella di oggi.',
  thanks: (until: Date | 'without end') =>
    `Grazie! ${until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until)} ` +
    'Le tue liste sono nell’app, sotto «Liste». Con /lista ne fai altre.',
  refunded: (until: Date | 'without end' | undefined) => {
    if (until === undefined)
      return 'Il pagamento ti è stato rimborsato, e il mese che avevi comprato non c’è più.';
    const still = until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until);
    return `Il pagamento ti è stato rimborsato, e il mese che avevi comprato non c’è più. ${still}`;
  },
  paymentHelp: (support: string | undefined) =>
    `Per un problema con un pagamento scrivi a ${support ?? 'chi ti ha dato questo bot'}, con la data e la ricevuta.`,

  listsArePremium: 'Le liste personali sono per chi è premium. Scrivi /premium per saperne di più.',
  listHelp: 'Scrivi /lista e il nome che vuoi darle: «/lista Serate horror».',
  listTitleTooLong: (longest: number) => `Il nome è troppo lungo. Usa al massimo ${longest} caratteri.`,
  listMade: (title: string) =>
    `Fatto: la lista «${title}» è nell’app, sotto «Liste». Per aggiungerci un titolo apri la sua scheda e premi «Liste».`,
  listTaken: (title: string) => `Hai già una lista «${title}». Scegli un altro nome.`,
  tooManyLists: (most: number) => `Hai già ${most} liste, che sono il massimo.`,

  banned: (support: string | undefined) =>
    support === undefined
      ? 'Non puoi usare questo bot.'
      : `Non puoi usare questo bot. Per qualsiasi domanda: ${support}`,
  onlyOwner: 'Solo il proprietario può aggiungere video.',
  videoHelp:
    'Scrivi /video, il numero del titolo (con stagione ed episodio per una serie) e l’indirizzo: ' +
    '«/video 12 https://…» oppure «/video 12 S1E2 https://t.me/canale/34».',
  pageAboutTitle:
    'Questa pagina parla di un titolo, ma non è il suo video. Manda l’indirizzo da cui si guarda.',
  noSuchTitle: (id: number) => `Nel catalogo non c’è un titolo con il numero ${id}.`,
  filmHasNoEpisodes: (title: string) => `«${title}» è un film. Nella didascalia basta il suo numero.`,
  seriesNeedsEpisode: (title: string, id: number) =>
    `«${title}» è una serie. Servono stagione ed episodio, per esempio «${id} S1E2».`,
  /** To a person who may have mistyped; `place`: the video's address, which the button's handler reads. */
  isItReally: (title: string, seasons: number, part: string, place: string) =>
    [`«${title}» ha ${chat.duration('serie', seasons)}. È proprio ${part}?`, place]
      .filter(Boolean)
      .join('\n'),
  itIs: (part: string) => `Sì, ${part}`,
  numberTooLarge: (most: number) => `Stagione ed episodio arrivano al massimo a ${most}.`,
  videoKept: (what: string, outcome: 'new' | 'added' | 'replaced', version: string) =>
    ({
      new: `Fatto: ora si può guardare ${what}.`,
      added: `Fatto: un’altra versione di ${what}${version && ` (${version})`}.`,
      replaced: `Fatto: video sostituito per ${what}.`,
    })[outcome],

  grantHelp:
    'Scrivi /concedi e il numero o il @nome della persona, poi i giorni in più se vuoi una scadenza: ' +
    '«/concedi 42 30», «/concedi @anna 1 mese».',
  noSuchPerson: (who: string) =>
    `Non conosco nessuno con ${who.startsWith('@') ? 'il nome' : 'il numero'} ${who}. Deve prima scrivere al bot.`,
  grantedToYou: (until: Date | 'without end') =>
    `Hai ricevuto Premium in regalo. ${until === 'without end' ? chat.premiumEndless : chat.premiumUntil(until)} ` +
    'Le tue liste sono nell’app, sotto «Liste».',
  notTold: 'Non ho potuto scriverglielo. Forse ha bloccato il bot.',
  granted: (person: string, until: Date | 'without end') =>
    until === 'without end'
      ? `${person} è premium, senza scadenza.`
      : `${person} è premium fino al ${date(until)}.`,
  revokeHelp: 'Scrivi /revoca e il numero o il @nome della persona: «/revoca 42».',
  refundHelp: 'Scrivi /rimborsa e il codice del pagamento, che sta anche nella ricevuta: «/rimborsa stx…».',
  refundUnknown: 'Non conosco un pagamento con questo codice. /rimborsa da solo elenca gli ultimi.',
  refundForgotten: 'I dati di chi ha pagato sono stati cancellati, e non so più a chi rimborsare.',
  refundOfFormerBot: 'Lo ha preso il bot di prima: solo quello può rimborsarlo.',
  refundRefused: (reason: string) => `Il rimborso non è riuscito: ${reason}`,
  refundDone: (person: string) => `Rimborsato. Il mese di ${person} non c’è più.`,
  revoked: (person: string) => `${person} non è più premium.`,

  duration: (type: 'film' | 'serie', length: number) => {
    if (type === 'film') return `${number(length)} min`;
    return length === 1 ? '1 stagione' : `${number(length)} stagioni`;
  },
};
