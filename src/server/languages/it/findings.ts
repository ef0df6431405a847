/** A finding, and its remedy. */
type Found = { message: string; hint: string | undefined };

const decimal = (value: number) => value.toFixed(1).replace('.', ',');
const SYNCHRONISE = 'Sincronizza l’orologio: timedatectl set-ntp true';
const REACH_BOT_API = 'Controlla che da questa macchina si raggiunga BOT_API_ROOT.';

/** The doctor's findings, in the desk's 'Numeri'; `hint`: the remedy. The command line has them in English. */
export const findings = {
  /** The subjects of the checks. */
  checks: {
    versions: 'Versioni',
    database: 'Database',
    titles: 'Titoli',
    queues: 'Operazioni',
    disk: 'Disco',
    backups: 'Copie di riserva',
    bot: 'Bot',
    webhook: 'Webhook',
    address: 'Indirizzo',
    clock: 'Orologio',
    links: 'Link di avvio',
    proxy: 'Proxy',
    channels: 'Canali',
    imports: 'Importazioni',
  },

  linksSigned: found('si entra solo con i dati firmati dal messenger'),
  linksOpen: found(
    'chiunque abbia un link di avvio può entrare con quello',
    'Imposta PUBLIC_URL su un indirizzo https e togli REQUIRE_LAUNCH_DATA=no.',
  ),
  proxyUntrusted: found(
    'gli indirizzi inoltrati dal proxy non sono accettati: i limiti per indirizzo non funzionano',
    'Imposta TRUST_PROXY: yes se il proxy è su questa macchina o in una rete privata.',
  ),
  proxyTrusted: (proxies: number | readonly string[]) =>
    found(
      `per gli indirizzi di chi chiama vale: ${typeof proxies === 'number' ? `gli ultimi ${proxies}` : proxies.join(', ')}`,
    ),
  addressSecure: (url: string) => found(`${url} è un indirizzo https`),
  addressInsecure: (url: string) =>
    found(
      `${url} non è un indirizzo https: i messenger non vi aprono mini app`,
      'Metti il server dietro un proxy con un certificato, e imposta PUBLIC_URL sul suo indirizzo https.',
    ),
  addressAnswers: (url: string) => found(`${url} risponde`),
  addressIsOther: (url: string, status: number) =>
    found(`${url} risponde ${status}, ma non è Vetrina`, 'Controlla dove il proxy inoltra le richieste.'),
  addressLeadsTo: (url: string, origin: string) =>
    found(
      `${url} reindirizza a ${origin}`,
      'Imposta PUBLIC_URL su quell’indirizzo e riavvia il server: i webhook non seguono i reindirizzamenti.',
    ),
  addressFails: (url: string, reason: string) =>
    found(`${url}: ${reason}`, 'Avvia il server; controlla il nome, il proxy e il suo certificato.'),
  noToken: found('manca il token: non arriva nessun video', 'Imposta BOT_TOKEN, da @BotFather.'),
  botNamed: (username: string) => found(`@${username}`),
  tokenRefused: (reason: string) =>
    found(
      `la Bot API ha risposto: ${reason}`,
      'Prendi il token di adesso da @BotFather e impostalo in BOT_TOKEN.',
    ),
  botApiFails: (reason: string) => found(`la Bot API ha risposto: ${reason}`, REACH_BOT_API),
  mainApp: (url: string) => found(`ha una mini app principale, il cui indirizzo dev’essere ${url}`),
  noMainApp: (url: string) =>
    found(
      'manca la mini app principale: i link ai titoli aprono la chat, e l’icona sulla schermata Home niente',
      `In @BotFather: /mybots, Bot Settings, Configure Mini App, con l’indirizzo ${url}. Poi riavvia il server.`,
    ),
  inlineMode: found('la ricerca da altre chat è attiva'),
  noInlineMode: found(
    'la ricerca da altre chat è spenta: lì non si trovano titoli, né si condividono come schede',
    'In @BotFather: /setinline. Poi riavvia il server.',
  ),
  otherMenuButton: (url: string, origin: string) =>
    found(
      `il pulsante del menu impostato in @BotFather apre ${url} invece di PUBLIC_URL ${origin}`,
      'In @BotFather: /mybots, Bot Settings, Menu Button, con quell’indirizzo, oppure disattivato.',
    ),
  otherOwnerButton: (chat: string, url: string, origin: string) =>
    found(
      `il pulsante del menu di ${chat}, che gestisce il catalogo, apre ${url} invece di PUBLIC_URL ${origin}`,
      'Scrivi /start al bot: lo imposta.',
    ),
  polling: found('nessuno: il bot chiede gli aggiornamenti'),
  webhookSet: (url: string) => found(`gli aggiornamenti arrivano a ${url}`),
  webhookInTheWay: (url: string) =>
    found(
      `gli aggiornamenti arrivano a ${url}, ma il bot è impostato per chiederli`,
      'Avvia il server: lo corregge.',
    ),
  webhookElsewhere: (url: string, expected: string) =>
    found(
      `gli aggiornamenti arrivano a ${url || 'nessun indirizzo'} invece che a ${expected}`,
      'Avvia il server: lo corregge.',
    ),
  webhookPort: (port: string) =>
    found(
      `PUBLIC_URL ha la porta ${port}: Telegram manda webhook solo alle porte 443, 80, 88 e 8443`,
      'Metti PUBLIC_URL su una di quelle porte; un server della Bot API in modalità locale le accetta tutte.',
    ),
  pollingForPort: (port: string) =>
    found(
      `PUBLIC_URL ha la porta ${port}, a cui Telegram non manda webhook: il bot chiede gli aggiornamenti`,
      'Per riceverli con un webhook metti PUBLIC_URL sulla porta 443, 80, 88 o 8443.',
    ),
  filesReadable: found('i file che il messenger tiene si leggono'),
  folderUnreadable: (folder: string) =>
    found(
      `il server della Bot API è in modalità locale e tiene i file in ${folder}, che da qui non si legge: copertine, liste e tabelle mandate in chat non funzionano`,
      'Monta quella cartella anche su questa macchina, o avvia quel server senza --local.',
    ),
  webhookFails: (at: Date, reason: string) =>
    found(
      `ultimo errore ${at.toISOString()}: ${reason}`,
      'Controlla che PUBLIC_URL si raggiunga da fuori e che il certificato sia valido.',
    ),
  updatesPending: (count: number) =>
    found(`${count} aggiornamenti in attesa`, 'Controlla che un server sia acceso.'),
  noDatabase: found('non c’è ancora', 'Avvia il server: lo crea in DATA_DIR.'),
  databaseSlow: (name: string, ms: number) =>
    found(
      `${name}, ma impiega ${decimal(ms)} ms a rispondere`,
      'Avvicinalo a questa macchina, o scopri che cosa lo tiene occupato.',
    ),
  databaseAnswers: (name: string, ms: number) => found(`${name}, risponde in ${decimal(ms)} ms`),
  migrationsMissing: (names: readonly string[]) =>
    found(`mancano aggiornamenti dello schema: ${names.join(', ')}`, 'Avvia il server: li esegue.'),
  schemaUpToDate: found('lo schema è aggiornato'),
  databaseInUse: found(
    'incluso, e in uso da un altro processo che non lo condivide: ferma quello per controllarlo',
  ),
  databaseFails: (reason: string) =>
    found(reason, 'Controlla DATABASE_URL o DATA_DIR, e che il database sia acceso e accetti questo utente.'),
  grantsMissing: (grants: readonly string[]) =>
    found(
      `a questo utente del database mancano dei permessi (${grants.length})`,
      `Come proprietario del database: ${grants.join(' ')}`,
    ),
  noDuplicates: found('nessun doppione per numero TMDB o IMDb'),
  /** `isAll`: there are no more than these. */
  duplicates: (count: number, isAll: boolean, name: string | undefined) =>
    found(
      `${count}${isAll ? '' : ' o più'} doppioni per numero TMDB o IMDb, come ${name}`,
      'Uniscili qui, in «Titoli».',
    ),
  queuesFine: found('nessuna operazione ferma, nessuna non riuscita'),
  queueWaits: (label: string, minutes: number) =>
    found(
      `${label}: l’operazione più vecchia aspetta da ${minutes} min`,
      'Controlla che un server sia acceso, e il suo log.',
    ),
  queueGaveUp: (label: string, count: number) =>
    found(`${label}: ${count} non riuscite`, 'Il motivo è qui, in «Operazioni».'),
  noTime: found('la Bot API non dice l’ora', 'Controlla a mano l’orologio di questa macchina.'),
  clockOff: (seconds: number) =>
    found(`${seconds.toFixed(0)} s di differenza dall’orologio della Bot API`, SYNCHRONISE),
  clockRight: found('è giusto'),
  clockNearlyRight: (seconds: number) =>
    found(`${seconds.toFixed(0)} s di differenza dall’orologio della Bot API`),
  clockUnknown: (reason: string) => found(`la Bot API non si raggiunge: ${reason}`, REACH_BOT_API),
  databaseClockOff: (seconds: number) =>
    found(
      `${decimal(Math.abs(seconds))} s ${seconds < 0 ? 'indietro' : 'avanti'} rispetto a quello del database`,
      SYNCHRONISE,
    ),
  databaseClockRight: found('d’accordo con quello del database'),
  /** `share`: the free part of the disk, from 0 to 1. */
  diskNearlyFull: (gb: number, share: number, folder: string) =>
    found(
      `solo ${decimal(gb)} GB liberi (${Math.floor(100 * share)}%) per DATA_DIR ${folder}`,
      'Libera spazio, o imposta DATA_DIR su una cartella di un altro disco.',
    ),
  workStuck: (label: string, minutes: number) =>
    found(
      `${label}: niente si muove da ${minutes} min`,
      'Riavvia il server; se non basta, il suo log dice perché.',
    ),
  channelLost: (title: string) =>
    found(
      `in «${title}» non sono più amministratore, e i suoi nuovi video non mi arrivano`,
      'Fammi di nuovo amministratore lì, oppure con «/canale» smetti di seguirlo.',
    ),
  importDied: (name: string) =>
    found(
      `l’importazione di «${name}» si è interrotta a metà`,
      'Avviala di nuovo. Niente viene importato due volte. Oppure lasciala così in «Importa ed esporta».',
    ),

  /** Messages to owners about what is out of order, above findings like these. */
  outOfOrder: 'C’è qualcosa che non va',
  inOrderAgain: 'Di nuovo in ordine',
  andMore: (count: number) => `e altri ${count}`,
  tokenWasRefused:
    'Telegram ha rifiutato il mio token. Fino a ora non potevo scriverti né ricevere messaggi.',
  openFigures: 'Apri «Numeri»',
  openImports: 'Apri «Importa ed esporta»',
  giveRights: 'Ridammi i diritti',

  diskFull: (gb: number, folder: string) =>
    found(
      `${decimal(gb)} GB liberi per DATA_DIR ${folder}`,
      'Libera spazio, o imposta DATA_DIR su una cartella di un altro disco.',
    ),
  noBackups: found('nessuna copia quotidiana: BACKUPS è 0'),
  backupToCome: found('la prima copia quotidiana si scrive mezz’ora dopo l’avvio'),
  lastBackup: (at: Date, file: string, isRestored: boolean) =>
    found(
      `l’ultima è del ${at.toISOString()}, ${isRestored ? 'provata per intero' : 'riletta per intero'}: ${file}`,
    ),
  backupFailed: (at: Date, reason: string) =>
    found(
      `quella del ${at.toISOString()} non è riuscita: ${reason}`,
      'Libera spazio, o imposta BACKUP_DIR su un altro disco.',
    ),
  backupOld: (at: Date) =>
    found(
      `l’ultima buona è del ${at.toISOString()}`,
      'Controlla il log, e che un server sia acceso di notte.',
    ),
  diskFree: (gb: number, folder: string) => found(`${decimal(gb)} GB liberi per DATA_DIR ${folder}`),
  versionFine: (vetrina: string, node: string) => found(`Vetrina ${vetrina} con Node ${node}`),
  nodeOld: (vetrina: string, node: string) =>
    found(`Vetrina ${vetrina} con Node ${node}`, 'Installa Node 20.19 o successivo.'),
};

function found(message: string, hint?: string): Found {
  return { message, hint };
}
