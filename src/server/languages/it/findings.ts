/** A finding, and its remedy. */
type Found = { message: string; hint: string | undefined };

const decimal = (value: number) => value.toFixed(1).replace('.', ',');

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

  /** The desk's sentence about a check that is not in order. */
  faults: {
    versions: 'Node è troppo vecchio.',
    database: 'È lento, non risponde o non è aggiornato.',
    titles: 'Ci sono doppioni: uniscili in «Titoli».',
    queues: 'Qualcosa è fermo o non è riuscito: guarda in «Operazioni».',
    disk: 'Lo spazio sta per finire.',
    backups: 'L’ultima manca o non è riuscita.',
    bot: 'Il token, le impostazioni in @BotFather o i file non sono a posto.',
    webhook: 'Gli aggiornamenti di Telegram non arrivano come dovrebbero.',
    address: 'La mini app non si apre da fuori, o non per https.',
    clock: 'Non è giusto.',
    links: 'Chiunque abbia un link di avvio può entrare con quello.',
    proxy: 'I suoi indirizzi inoltrati non sono accettati: i limiti per indirizzo non funzionano.',
    channels: 'In uno non sono più amministratore.',
    imports: 'Una si è interrotta a metà.',
  },
  isInOrder: 'a posto',
  askDoctor: 'Il perché e il rimedio, in inglese: npm run vetrina -- doctor (docs/operations.md).',
  tokenRefused: (reason: string) =>
    found(
      `la Bot API ha risposto: ${reason}`,
      'Prendi il token di adesso da @BotFather e impostalo in BOT_TOKEN.',
    ),
  webhookInTheWay: (url: string) =>
    found(
      `gli aggiornamenti arrivano a ${url}, ma il bot è impostato per chiederli`,
      'Avvia il server: lo corregge.',
    ),
  webhookElsewhere: (url: string, expected: string) =>
    found(
      `gli aggiornamenti arrivano a ${url || 'nessun indirizzo'} invece che a ${expected}`,
      url === ''
        ? 'Un server acceso lo corregge entro un minuto: se non c’è, avvialo.'
        : 'Un altro server usa questo bot: fermalo, poi riavvia questo.',
    ),
  webhookFails: (at: Date, reason: string) =>
    found(
      `ultimo errore ${at.toISOString()}: ${reason}`,
      'Controlla che PUBLIC_URL si raggiunga da fuori e che il certificato sia valido.',
    ),
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
};

function found(message: string, hint?: string): Found {
  return { message, hint };
}
