type OwnerCommand = {
  /** Its spellings. */
  calls: readonly [string, ...string[]];
  /** The same in the Italian guide, where an example's words differ. */
  chiamate?: readonly string[];
  english: string;
  italian: string;
};

/**
 * An owner's commands in the chat, as the guides describe them; a test compares their names with the owner's menu.
 */
const OWNER_COMMANDS: readonly OwnerCommand[] = [
  {
    calls: ['/titolo 12'],
    english:
      "shows a title's card, even a hidden one's, with 'Nascondi', and 'Modifica', which opens it in 'Gestione'; by a name the titles that it finds",
    italian:
      'mostra la scheda di un titolo, anche nascosto, con «Nascondi» e con «Modifica», che lo apre nella Gestione; con un nome i titoli che trova',
  },
  {
    calls: ['/video 12 https://…'],
    english: "adds a link, or a message of a channel that the bot is in, as a title's video",
    italian: 'aggiunge al titolo un video: un link, o un messaggio di un canale in cui c’è il bot',
  },
  {
    calls: ['/nuovo Name (2019)'],
    chiamate: ['/nuovo Nome (2019)'],
    english: 'adds a title; `/nuovo serie Name (2019)` a series',
    italian: 'crea un titolo; `/nuovo serie Nome (2019)` una serie',
  },
  {
    calls: ['/canale @name'],
    chiamate: ['/canale @nome'],
    english: 'follows a channel and matches its videos with titles; alone it lists the channels',
    italian: 'collega un canale: i suoi video vengono abbinati ai titoli; da solo elenca i canali',
  },
  {
    calls: ['/concedi 42 30', '/revoca 42'],
    english:
      'gives a person 30 more days of premium and notifies them; ends it. `@anna` works in place of the id, `1 month` in place of the days; in reply to a forwarded message of the person, no id is needed',
    italian:
      'regala 30 giorni di premium in più e avvisa la persona; lo toglie. Al posto del numero va bene `@anna`, al posto dei giorni `1 mese`; in risposta a un messaggio inoltrato della persona il numero non serve',
  },
  {
    calls: ['/rimborsa', '/rimborsa stx…'],
    english:
      "lists the last payments; refunds one, by its number there or in the person's receipt, and revokes what it bought; a subscription ends with it",
    italian:
      'elenca gli ultimi pagamenti; ne rimborsa uno, con il numero che sta lì o nella ricevuta, e toglie quello che ha comprato; un abbonamento finisce lì',
  },
  {
    calls: ['/annuncio 12 Testo'],
    english: "sends everybody a message with a title's buttons, after showing it to you",
    italian: 'manda a tutti un messaggio con i pulsanti di un titolo, dopo avertelo mostrato',
  },
  {
    calls: ['/statistiche'],
    english: 'people, plays, premium, Stars and subscriptions in a few lines; a button opens the charts',
    italian:
      'persone, riproduzioni, Premium, Stelle e abbonamenti in poche righe; un pulsante apre i grafici',
  },
  {
    calls: ['/richieste'],
    english: 'requested titles, the most wanted first',
    italian: 'i titoli richiesti, prima quelli che vogliono più persone',
  },
  {
    calls: ['/consegne'],
    english: "deliveries that failed for good, with 'Riprova'",
    italian: 'le consegne non riuscite, con «Riprova»',
  },
  {
    calls: ['/segnalazioni'],
    english:
      "problems that people have reported, with their video, 'Sostituisci', 'Rimuovi il video', 'Risolto', 'Funziona'",
    italian:
      'i problemi segnalati, con il loro video, «Sostituisci», «Rimuovi il video», «Risolto», «Funziona»',
  },
  {
    calls: ['/blocca 42', '/sblocca 42'],
    english:
      'bans a person from bot and mini app and ends their sessions and the renewal of their premium; lifts the ban',
    italian:
      'blocca una persona nel bot e nella mini app, chiude i suoi accessi e ferma il rinnovo del suo Premium; la sblocca',
  },
];

/** The table of `docs/owner.md`. */
export function ownerCommandsTable(): string {
  const rows = OWNER_COMMANDS.map(({ calls, english }) => row(calls, english));
  return ['| command | what it does |', '| --- | --- |', ...rows].join('\n');
}

/** The table of `docs/proprietario.md`. */
export function comandiTable(): string {
  const rows = OWNER_COMMANDS.map(({ calls, chiamate = calls, italian }) => row(chiamate, italian));
  return ['| comando | che cosa fa |', '| --- | --- |', ...rows].join('\n');
}

function row(calls: readonly string[], text: string): string {
  return `| ${calls.map((call) => `\`${call}\``).join(', ')} | ${text} |`;
}
