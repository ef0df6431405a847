/** The texts of bot and desk about managing the catalogue. */
export const desk = {
  open: 'Apri la Gestione',
  isThere: 'Questo ora si fa nella Gestione.',
  notFromHere:
    'Da qui la Gestione non si apre, perché PUBLIC_URL non è un indirizzo https. ' +
    'Sul computer del server «npm run vetrina -- link» ne scrive un link per il browser.',
  welcomeHelper: 'Ora collabori alla gestione del catalogo. Apri la Gestione da qui, o con /start.',
  dataOf: (person: string) => `Tutto quello che conservo di ${person}.`,

  titleGone: 'Questo titolo non c’è più.',
  noTitleInName: 'Nel nome non c’è un titolo.',
  notATitle: 'Nessun titolo può chiamarsi così.',
  oneTitleGone: 'Uno dei due titoli non c’è più.',
  notOfOneKind: 'Un film e una serie non si possono unire.',
  tooLarge:
    'Il titolo che sparirebbe è in più di 200.000 liste, visioni e richieste: sono troppe da spostare. Nascondilo.',
  isBusy: 'Qualcun altro sta cambiando questi titoli, o ne sta partendo un avviso. Riprova fra un momento.',
  hasThisLanguage: 'Ci sono già sottotitoli in questa lingua.',
  pictureUnreadable: 'Non riesco a leggere questa foto. Prova con un’altra, in JPEG o PNG.',
  notAtTmdb: 'TMDB non ha questa immagine.',
  noSuchGenre: (genre: string) => `Nel catalogo non c’è il genere «${genre}».`,
  choosePictureAgain: 'Scegli di nuovo la foto.',
  noChat: 'Non riesco a scriverti in chat. Apri il bot, premi Avvia e riprova.',

  /** Kinds of work that waits, in 'Numeri'. */
  work: {
    updates: 'messaggi',
    deliveries: 'consegne',
    outbox: 'avvisi',
    lists: 'liste portate da fuori',
    imports: 'importazioni di titoli',
    posts: 'rapporti',
    plays: 'conteggi',
    lookups: 'richieste da cercare',
    digests: 'novità della settimana',
    endings: 'avvisi di fine Premium',
    files: 'post da rileggere per il nuovo bot',
    readings: 'canali da rileggere',
    removals: 'titoli da rimuovere',
    'fan-outs': 'annunci in corso',
    arrivals: 'arrivi da annunciare',
    nights: 'serate da decidere',
  },
};
