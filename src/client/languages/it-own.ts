import { clockTime, longDate, plural } from './formats.ts';

/** One's own page and movie nights in Italian, which only our server has. */
export const texts = {
  ownPage: {
    chooseFilm: 'Scegli un film',
    importList: 'Importa la tua lista',
    sections: 'Sezioni della tua pagina',
    minutes: (count: number) => `${count} min`,

    toContinue: {
      heading: 'Continua a guardare',
      progress: (part: string, watched: number, episodes: number) =>
        `${part} · ${watched} di ${episodes} visti`,
      removed: 'Tolta da qui. Riprende quando guardi un altro episodio.',
      notRemoved: 'La serie non è stata tolta. Riprova.',
      empty: 'Niente in sospeso. Premi «Riproduci» su un titolo e da qui lo riprendi.',
    },

    recommendations: {
      heading: 'Per te',
      remove: (title: string) => `Non mi interessa: ${title}`,
      removed: (title: string) => `Non ti consiglio più «${title}».`,
      refused: 'Il consiglio non è stato tolto. Riprova.',
      empty: 'Per ora non ho niente di nuovo da consigliarti. Torna quando arrivano altri titoli.',
    },

    watched: {
      heading: 'Visti',
      remove: (part: string) => `Togli ${part} dai visti`,
      restore: (part: string) => `Rimetti ${part} fra i visti`,
      refused: 'La modifica non è stata salvata. Riprova.',
      empty: 'Ancora niente. Premi «Visto» nella pagina di un titolo e lo trovi qui.',
    },

    requests: {
      heading: 'Le tue richieste',
      field: 'Quale titolo manca?',
      inCatalogue: 'Nel catalogo',
      toAsk: 'Da chiedere',
      offers: 'Che cosa vuoi chiedere',
      noneInCatalogue: 'Non c’è ancora.',
      noneOfThese: 'Nessuno di questi: così come l’hai scritto',
      asWritten: 'Così come l’hai scritto',
      ask: (title: string) => `Chiedi ${title}`,
      waiting: (people: number) =>
        `In attesa · ${people <= 1 ? 'per ora l’hai chiesto solo tu' : `lo vogliono in ${people}`}`,
      approved: (people: number) =>
        `Approvata, ti scrivo quando c’è · ${people <= 1 ? 'per ora l’hai chiesto solo tu' : `lo vogliono in ${people}`}`,
      withdraw: (title: string) => `Ritira «${title}»`,
      withdrawn: 'Richiesta ritirata.',
      refused: 'La richiesta non è stata ritirata. Riprova.',
      empty: 'Non hai richieste aperte. Scrivi qui sopra il titolo che manca.',
      sent: 'Richiesta inviata. Ti scrivo in chat com’è andata.',
      joined: (people: number) => `L’ha già chiesto qualcuno. Ora lo volete in ${people}.`,
      own: 'L’hai già chiesto. Ti scrivo in chat com’è andata.',
      exists: 'C’è già nel catalogo, puoi guardarlo.',
      waits: 'È già nel catalogo, ma non si può ancora guardare. Quando arriva te lo dico.',
      rejected: 'Questo titolo è già stato rifiutato.',
      tooMany: 'Hai già troppe richieste aperte. Ritirane una.',
      unavailable: 'Adesso non riesco a leggere la scheda di questo titolo. Riprova tra poco.',
      failed: 'La richiesta non è partita.',
    },

    arrivals: {
      heading: 'In arrivo',
      waiting: 'Ti scrivo quando arriva',
      waitingForSeason: (season: number) => `Stagione ${season} · ti scrivo quando arriva`,
      remove: (title: string) => `Non avvisarmi: ${title}`,
      removed: (title: string) => `Non ti avviso più di «${title}».`,
      refused: 'La modifica non è stata salvata. Riprova.',
      empty:
        'Non aspetti niente. Premi «Riproduci» su un titolo che non c’è ancora e ti scrivo quando arriva.',
    },

    notices: {
      heading: 'Avvisi',
      about: 'Ti scrivo quando arriva un titolo che aspetti, e prima che Premium finisca.',
      episodes: 'Nuovi episodi',
      aboutEpisodes: 'Delle serie che hai cominciato o nella tua lista, se sei in pari.',
      digest: 'Novità della settimana',
      aboutDigest: 'Una volta alla settimana, le novità dei tuoi generi.',
      refused: 'Gli avvisi non sono stati cambiati. Riprova.',
    },

    lists: {
      newNameOf: (name: string) => `Nuovo nome di ${name}`,
      more: 'Altro',
      rename: 'Rinomina',
      save: 'Salva',
      up: 'Su',
      down: 'Giù',
      remove: 'Elimina',
      removeQuestion: (name: string) => `Eliminare «${name}»?`,
      removeWarning: 'La lista sparisce, i titoli restano nel catalogo. Non si può annullare.',
    },

    premium: {
      benefitsName: 'Con Premium hai',
      benefits: {
        lists: ['Liste tue', 'Con il nome e l’ordine che vuoi'],
        filters: ['Ricerca con i filtri', 'Per genere, anno, durata e tipo'],
        titles: ['Ogni titolo al suo posto', 'Lo metti nelle tue liste dalla sua pagina'],
      },
      firstList: 'Crea la tua prima lista',
      tryFilters: 'Prova i filtri',
      discover: 'Scopri Premium',
      offer: 'Crea le tue liste e trova subito il film giusto.',
      endless: 'Hai Premium, senza scadenza.',
      until: (ms: number) => `Hai Premium fino al ${longDate(ms)}.`,
      renews: (ms: number, count: number) =>
        `L’abbonamento si rinnova il ${longDate(ms)}, per ${plural(count, { one: '1 Stella', other: `${count} Stelle` })}.`,
      ends: (ms: number) => `L’abbonamento finisce il ${longDate(ms)} e non si rinnova.`,
      renewalFailed: (ms: number) =>
        `Il rinnovo non è riuscito. Ricarica le Stelle entro il ${longDate(ms)}, o Premium finisce quel giorno.`,
      subscribe: (count: number) =>
        `Abbonati: ${plural(count, { one: '1 Stella', other: `${count} Stelle` })}`,
      aboutRenewal: 'Si rinnova ogni 30 giorni e lo fermi da qui quando vuoi.',
      stop: 'Non rinnovare più',
      resume: 'Rinnova di nuovo',
      gift: (count: number) =>
        `Regala un mese: ${plural(count, { one: '1 Stella', other: `${count} Stelle` })}`,
      aboutGift: 'Dopo il pagamento ti scrivo in chat un link. Chi lo apre per primo ha Premium per un mese.',
      thanks: 'Grazie! Premium arriva subito.',
      thanksForGift: 'Grazie! Il link del regalo è nella chat del bot.',
      pending: 'Il pagamento è in corso. Ti scrivo in chat quando arriva.',
      failed: 'Il pagamento non è riuscito.',
      notOpened: 'Il pagamento non si è aperto.',
      hasOne: 'Hai già un abbonamento, o Premium senza scadenza.',
      refused: 'Telegram non lo permette da qui. Fallo in Impostazioni › Le mie Stelle.',
    },

    preferences: {
      heading: 'Preferenze',
      about:
        'Quando di un titolo c’è più di una versione ti mando quella che più si avvicina a queste preferenze.',
      quality: 'Qualità',
      language: 'Lingua',
      audioLanguage: 'Lingua dell’audio',
      any: 'Indifferente',
      refused: 'Le preferenze non sono state cambiate. Riprova.',
      asInMessenger: 'Come in Telegram',
      titleLanguage: 'Titoli',
      asInApp: 'Come l’app',
    },

    imports: {
      heading: 'Liste da altri servizi',
      about:
        'Porta qui quello che hai visto, segnato o votato altrove. Esporta i tuoi dati da Letterboxd, IMDb o Trakt e scegli il file, ZIP, Excel, CSV o JSON.',
      file: 'File della lista',
      choose: 'Scegli un file',
      reading: 'Leggo il file…',
      lookingUp: 'Li cerco nel catalogo e ti dico com’è andata.',
      progress: (reached: number, titles: number) => `${reached} di ${titles}`,
      missing: 'Mancano:',
      more: (count: number) => (count === 1 ? 'e un altro' : `e altri ${count}`),
      request: (count: number) => (count === 1 ? 'Richiedilo' : 'Richiedi quelli che mancano'),
      notRequested: 'Le richieste non sono partite. Riprova.',
      notSent: (file: string, isOnline: boolean) =>
        `${isOnline ? '' : 'Non c’è rete. '}«${file}» non è partito. Riprova, o mandalo nella chat del bot.`,
      tooLarge: 'Il file è troppo grande. Il massimo è 5 MB.',
      refused: 'Di questo file hai già deciso, o è passato troppo tempo.',
    },

    nights: {
      about:
        'Si sceglie insieme che cosa guardare: un titolo alla volta, finché uno va bene a tutti. Apri la serata, poi invita gli altri con il suo link.',
      open: 'Serate in corso',
      voting: 'Si vota',
      chosen: 'Titolo scelto',
      people: (count: number) => (count === 1 ? 'per ora ci sei solo tu' : `siete in ${count}`),
      new: 'Nuova serata',
      what: 'Che cosa',
      more: 'Altre opzioni',
      filmsAndSeries: 'Film e serie',
      maxDuration: 'Durata massima',
      any: 'Qualsiasi',
      votingTime: 'Tempo per votare',
      howMany: 'In quanti siete',
      unknown: 'Non lo so',
      unwatched: 'Solo mai visti',
      aboutUnwatched: 'Titoli che nessuno di voi ha già visto.',
      without: 'Senza questi generi',
      start: 'Apri la serata',
      failed: 'La serata non si è aperta.',
    },

    data: {
      heading: 'I tuoi dati',
      about:
        'Ti mando in chat un file con tutto quello che conservo di te: liste, visti, richieste, voti e preferenze. Lo leggi solo tu.',
      send: 'Mandami i miei dati',
      notSent: 'Il file non è partito.',
      erase: 'Cancella i miei dati',
      eraseWarning:
        'Cancello per sempre liste, visti, richieste, voti e preferenze. Perdi anche Premium, senza rimborso, e l’abbonamento si ferma. Non si può tornare indietro.',
      eraseForEver: 'Cancella per sempre',
      keep: 'Non cancellare',
      erasedHeading: 'Dati cancellati',
      erased: 'Fatto. Non conservo più niente di te.',
      comeBack: 'Se cambi idea, riapri l’app dalla chat. Si ricomincia da zero.',
      notFromLink: 'Per cancellare i tuoi dati apri l’app dalla chat.',
      notAnOwner:
        'Gestisci questo catalogo. I tuoi dati si possono cancellare quando non sei più tra i proprietari. Non è cambiato niente.',
      notSoSoon: 'Hai già cancellato i tuoi dati da poco. Riprova fra qualche minuto.',
      notErased: 'I tuoi dati non sono stati cancellati. Riprova fra poco.',
      renewalGoesOn:
        'Telegram non mi lascia fermare il rinnovo dell’abbonamento. Fermalo tu, in Impostazioni › Le mie Stelle.',
    },
  },

  movieNight: {
    name: 'Serata',
    leave: 'Esci dalla serata',
    goHome: 'Vai alla home',
    onlyYou: 'Per ora solo tu',
    members: 'Partecipanti',
    memberCount: (count: number) => `${count} partecipanti`,
    membersAndCommands: 'Partecipanti e comandi',
    until: (ms: number) => `fino\u00a0alle\u00a0${clockTime(ms)}`,
    progress: 'A che punto è la serata',
    you: 'Tu',
    alsoYou: ' (tu)',
    opened: 'ha aperto la serata',
    done: 'Ha finito',
    votedOf: (count: number, all: number) => `${count} di ${all}`,
    remove: 'Rimuovi',
    removeMember: (name: string) => `Rimuovi ${name}`,
    confirmRemoving: (name: string) => `Conferma: rimuovi ${name}`,
    offline: 'Sei offline. I voti restano qui e partono appena torni online.',
    joined: (name: string) => `${name} partecipa.`,
    finished: (name: string) => `${name} ha finito.`,
    chosen: (title: string, reason: string) => `Titolo scelto: ${title}. ${reason}`,

    titles: 'Titoli della serata',
    yourVote: 'Il tuo voto',
    voteFor: (title: string) => `Voto per ${title}`,
    votes: {
      no: { full: 'No', short: 'No' },
      later: { full: 'Non stasera, ma prima o poi', short: 'Prima o poi' },
      yes: { full: 'Ci sto', short: 'Ci sto' },
    },
    undoLast: 'Annulla l’ultimo',
    plot: 'Trama',
    through: 'Hai finito. Mancano gli altri',
    shownHere: (endsAt: number | null) =>
      `Appena un titolo va bene a tutti compare qui${endsAt === null ? '.' : `; se no alle ${clockTime(endsAt)} si sceglie il miglior compromesso.`}`,

    invite: 'Invita',
    sendTheLink: 'Manda il link a chi guarda con te.',
    invitation: (title: string) => `${title}: vieni a scegliere che cosa guardare.`,
    asList: 'Mostra come elenco',
    moreMinutes: (minutes: number) => `${minutes} minuti in più`,
    decide: 'Decidi ora',
    close: 'Chiudi la serata',
    closeForAll: 'Tocca ancora per chiudere per tutti',
    countdown: { 30: 'Conto alla rovescia: 30 secondi', 120: 'Conto alla rovescia: 2 minuti' },
    failed: 'Qualcosa non ha funzionato. Riprova.',

    allPress: 'Premete tutti',
    pressTogetherIn: 'Premete play insieme tra',
    play: 'Play!',
    watch: 'Guarda',
    delivered: 'È nella chat del bot. Al via premi play.',
    notDelivered: 'Il bot non ha potuto mandartelo.',
    sentToChat: 'Il bot te lo manda nella sua chat.',
    lead: {
      compromise: 'Il miglior compromesso',
      unanimous: 'Tutti d’accordo',
    },

    problems: {
      missing: ['Questa serata non esiste', 'Il link non è valido, oppure la serata è finita da tempo.'],
      removed: ['Non partecipi più a questa serata', 'Chi l’ha aperta ti ha tolto dai partecipanti.'],
      over: [
        'Questa serata è finita',
        'Per aprirne un’altra scrivi /serata al bot, o il suo nome e «serata» in un gruppo.',
      ],
      gone: [
        'Il titolo scelto non c’è più',
        'Per sceglierne un altro scrivi /serata al bot, o il suo nome e «serata» in un gruppo.',
      ],
      full: ['In questa serata non si entra più', 'È finita, oppure è al completo.'],
      unreachable: ['Non riesco a entrare nella serata', 'Continuo a provare. Controlla la connessione.'],
      empty: ['Nessun titolo per questa serata', 'Con queste scelte il catalogo non ha niente da proporre.'],
    },
  },
} as const;
