/** The page 'Connect your bot' of `npm start`. Between backquotes: code; between asterisks: bold. */
export const firstStart = {
  steps: {
    token: 'Bot',
    address: 'Indirizzo',
    owner: 'Proprietario',
    language: 'Lingua',
    finish: 'Avvio',
  },
  stepsLabel: 'Passi',
  change: 'Cambia',
  changeStep: (step: string) => `Cambia: ${step}`,
  failed: 'Non ha funzionato.',
  oneMoment: 'Un momento …',

  tokenHeading: 'Collega il tuo bot',
  tokenIntro:
    'Intanto Vetrina continua con i titoli di prova. Servono un bot tuo e un indirizzo https che arriva a questo computer.',
  newBot: 'In Telegram apri [@BotFather](https://t.me/BotFather) e scrivi `/newbot`.',
  newBotName: 'Scegli un nome. Alla fine ricevi il token.',
  token: 'Token del bot',
  tokenStays: 'Il token resta su questo computer.',
  checkToken: 'Controlla il token',
  notAToken: 'Questo non è un token. Un token è fatto così: 123456789:AbC-dEf, senza spazi.',
  unknownToken: 'Telegram non riconosce questo token. Copialo di nuovo da @BotFather, per intero.',
  messengerAway: 'Telegram non risponde. Controlla la connessione di questo computer e riprova.',
  messengerError: (reason: string) => `Telegram ha risposto con un errore: ${reason}`,
  notTheMessenger:
    'A BOT_API_ROOT risponde un altro programma, non Telegram. Controlla l’indirizzo, oppure togli quella riga.',

  addressHeading: 'Dove si raggiunge',
  earlierHost: (host: string) => `Finora i suoi messaggi andavano a *${host}*. Da adesso arrivano qui.`,
  addressIntro:
    'Telegram apre la mini app a un indirizzo https. Un proxy con un certificato lo porta fin qui, per esempio:',
  address: 'Indirizzo pubblico',
  addressCheck: 'Chiedo a quell’indirizzo se arriva a questo computer, poi lo do a Telegram.',
  checkAddress: 'Controlla l’indirizzo',
  goOnHint:
    'Alcuni router non fanno vedere il proprio indirizzo da dentro. Se da fuori funziona, puoi andare avanti. Il prossimo passo lo prova con un messaggio vero.',
  goOn: 'Vai avanti lo stesso',
  notAnAddress: 'L’indirizzo deve cominciare con https://, per esempio https://vetrina.example.org.',
  otherProgram: (origin: string, status: number) =>
    `A ${origin} risponde un altro programma (codice ${status}). Il proxy deve inoltrare tutto a Vetrina.`,
  unknownHost: (host: string) =>
    `Il nome ${host} non si trova. Controlla com’è scritto; un dominio nuovo può metterci qualche ora.`,
  badCertificate: (host: string, code: string) =>
    `Il certificato di ${host} non è valido (${code}). Controlla il proxy che lo presenta.`,
  nobodyAnswers: (host: string) =>
    `A ${host} non risponde nessuno. Avvia il proxy https, e controlla che le porte 80 e 443 siano aperte.`,
  addressRefused: (reason: string) => `Telegram rifiuta questo indirizzo: ${reason}.`,
  otherServer: 'Un altro programma usa questo bot e ne riceve i messaggi. Fermalo e riprova.',
  unreachable: (address: string, reason: string) =>
    `Telegram non riesce a raggiungere ${address}: ${reason}.`,

  codeHeading: 'Chi gestisce il catalogo',
  sendCode: 'Manda questo codice al bot, da Telegram. Chi lo manda può gestire il catalogo.',
  openBot: (username: string) => `Apri @${username}`,
  codeHint: 'Dal link basta premere Avvia. Il codice vale dieci minuti.',
  waiting: 'Aspetto il messaggio …',
  reload: 'Aggiorna la pagina',
  codeExpired: 'Il codice è scaduto.',
  newCode: 'Nuovo codice',
  codeReceived: 'Codice ricevuto. Torna alla pagina e conferma.',

  ownerHeading: 'Sei tu?',
  codeCameFrom: 'Il codice è arrivato da:',
  isMe: 'Sì, sono io',
  isNotMe: 'No, nuovo codice',

  languageHeading: 'Che lingua parla il bot',
  mainLanguage: 'Lingua principale',
  otherLanguages:
    'Anche le altre: chi ha Telegram in una di queste lingue la trova nel bot e nella mini app, gli altri l’inglese',
  goToFinish: 'Avanti',

  finishHeading: 'Tutto pronto',
  finishHint: (file: string) =>
    `Scrivo le impostazioni in \`${file}\`; se c’è già, ne tengo una copia. Poi Vetrina riparte con il bot e i titoli di prova lasciano il catalogo.`,
  start: 'Avvia il bot',
  notWritten: (file: string, reason: string) => `Non riesco a scrivere ${file}: ${reason}`,

  doneHeading: 'Il bot è collegato',
  done: (file: string) =>
    `Il bot risponde. Le impostazioni sono in \`${file}\`. Dalla prossima volta basta \`npm start\`.`,
  copyKept: (copy: string) => `Quelle di prima sono in \`${copy}\`.`,
  next: 'Che cosa viene adesso',
  nextTitle: 'Scrivi `/nuovo La mia vacanza (2024)` al bot e il titolo è nel catalogo.',
  nextVideo:
    'Manda al bot il video, con il numero del titolo o con il suo nome come didascalia, e si può guardare.',
  nextChannel:
    'Per molti video fai il bot amministratore di un canale e scrivigli `/canale`. Quelli di cui non è sicuro aspettano in *Gestione*, che si apre dal bot.',
  nextTmdb: (file: string) =>
    `Per trame e copertine da TMDB aggiungi a \`${file}\` la riga \`TMDB_TOKEN=…\`, con la chiave di themoviedb.org, e riavvia.`,
  nextBotFather: (address: string) =>
    `In @BotFather: \`/mybots\`, Bot Settings, Configure Mini App, con l’indirizzo \`${address}\`; poi \`/setinline\`. Così i link aprono la mini app.`,
  ended:
    'Questa pagina ha finito e il suo link non risponde più. Tutto il resto è in `docs/proprietario.md`.',

  notStartedHeading: 'Vetrina non è ripartita',
  notStarted: (file: string) =>
    `Le impostazioni sono in \`${file}\`. Correggile e avvia di nuovo \`npm start\`. Per ricominciare da qui c’è \`docs/after-the-first-day.md\`.`,
};
