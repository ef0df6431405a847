import { formatsOf } from '../../lib/formats.ts';

const { number, date } = formatsOf('it-IT');
const dayOf = (iso: string) => date(new Date(`${iso}T12:00:00Z`));
const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

/** `wrong`: the number of bad rows; `faults` explains the first ones. */
type Outcome = { lines: readonly string[]; faults: readonly string[]; wrong: number };

function withFaults({ lines, faults, wrong }: Outcome): string {
  const more = wrong - faults.length;
  return [
    ...lines,
    ...(wrong > 0
      ? [
          `${counted(wrong, 'riga sbagliata', 'righe sbagliate')}:`,
          ...faults.map((fault) => `• ${fault}`),
          ...(more > 0 ? [`… e altre ${number(more)}.`] : []),
        ]
      : []),
  ].join('\n');
}

/** About files of titles, and about imports at the desk. The names of columns are the same everywhere. */
export const files = {
  titles: (created: number, changed: number, unchanged: number) =>
    `${counted(created, 'titolo nuovo', 'titoli nuovi')}, ${counted(changed, 'cambiato', 'cambiati')}, ` +
    `${counted(unchanged, 'già uguale', 'già uguali')}.`,
  /** The reading of a table's dates; `iso`: one that may be read both ways. */
  dayOrder: (example: string, iso: string) => `Nelle date con le barre «${example}» è il ${dayOf(iso)}.`,
  unknownColumns: (columns: readonly string[]) =>
    columns.length === 1
      ? `La colonna «${columns[0]}» non la conosco, e l’ho lasciata stare.`
      : `Queste colonne non le conosco, e le ho lasciate stare: ${columns.map((column) => `«${column}»`).join(', ')}.`,
  /** Sheets of a workbook that were not read. */
  otherSheets: (names: readonly string[]) =>
    `Di più fogli leggo il primo che ha titoli. Non ho letto: ${names.map((name) => `«${name}»`).join(', ')}.`,
  noType: 'Non c’è una colonna «tipo», quindi li prendo tutti come film.',
  parts: (count: number) =>
    count === 1
      ? '1 riga è di un episodio o di una stagione, e vale per la sua serie.'
      : `${number(count)} righe sono di episodi o stagioni, e valgono per le loro serie.`,
  named: (title: string) => `«${title}»`,
  preview: (name: string, outcome: Outcome) => `«${name}», se lo importi:\n${withFaults(outcome)}`,
  taken: (name: string, outcome: Outcome) => `«${name}» è importato:\n${withFaults(outcome)}`,
  take: 'Importa',
  taking: 'Importo…',
  sendAgain: 'Non trovo più il file. Mandamelo di nuovo.',
  /** `place`: the line that shows it. */
  wrongTable: (place: string | undefined) =>
    `Questa tabella non la so leggere${place === undefined ? '' : ` (${place})`}. La prima riga ha i nomi delle colonne, uno per colonna: ` +
    'per i titoli basta «titolo», e accanto anno, tipo, durata, genere. Ogni altra riga è un titolo, con il suo nome e gli stessi separatori, ' +
    'senza sezioni, totali o celle unite.',
  wrongJson:
    'Non ci trovo titoli. Un file JSON deve essere una lista, e ogni titolo deve avere almeno «titolo»: ' +
    '[{"titolo": "Nosferatu", "anno": 1922}].',

  /** The place of a fault: a line of a table, or a title of a list. */
  line: (line: number, sheet?: string) =>
    sheet === undefined ? `riga ${line}` : `riga ${line} di «${sheet}»`,
  item: (title: number) => `titolo ${title}`,
  rest: 'il resto',
  faults: {
    anno: 'serve un anno, come 2018.',
    calendar: 'questo giorno nel calendario non c’è.',
    letters: 'alcune lettere sono rovinate: salva il file come CSV UTF-8.',
    cells: (found: number, wanted: number) =>
      `ha ${found} celle, ma le colonne sono ${wanted}: un testo con il separatore va fra virgolette.`,
    quotes: 'una virgoletta non si chiude.',
    sameTitle: (place: string) => `è lo stesso titolo della ${place}.`,
    mayBeSame: (place: string) => `può essere lo stesso titolo della ${place}: scrivi l’anno in tutte e due.`,
    several: 'il catalogo ha più titoli con questo nome: scrivi l’anno.',
    origin: 'serve una chiave diversa per ogni titolo, fino a 200 lettere.',
    type: 'scrivi «film» oppure «serie».',
    sorgenti: 'serve un solo indirizzo, che comincia con https://.',
    episodio: 'servono i numeri della stagione e dell’episodio.',
    unreadable: 'non si legge.',
  },

  exampleName: 'esempio-titoli.csv',
  /** The first row names the columns; people fill in the file in a spreadsheet. */
  example: [
    ['titolo', 'anno', 'tipo', 'durata', 'genere', 'trama'],
    [
      'Nosferatu il vampiro',
      '1922',
      'film',
      '94',
      'Horror',
      'Un agente immobiliare parte per la Transilvania.',
    ],
    ['Gita a Goa', '2019', 'film', '42', 'Documentario', ''],
    ['Corso di cucina', '2020', 'serie', '2', 'Reality', 'Due stagioni, una ricetta a puntata.'],
  ],
  aboutExample:
    'Ogni riga è un titolo. Serve solo il titolo, il resto può mancare. La durata è in minuti per i film, in stagioni per le serie. ' +
    'Riempi il file e rimandamelo. Prima di importarlo ti dico che cosa cambia.',
  getExample: 'Scarica un esempio',
  /** Reasons why a workbook is not read. */
  workbookFaults: {
    workbook:
      'Questo tipo di foglio di calcolo non lo leggo. Salvalo come Excel (.xlsx) o CSV e mandami quello.',
    locked: 'Il file è protetto da una password. Toglila e rimandamelo.',
    'no table': 'Non è una tabella, anche se il nome del file lo dice. Mandami un file Excel (.xlsx) o CSV.',
    unreadable: 'Il file è rovinato o incompleto. Rimandamelo.',
    'too much work': 'Il file è troppo complesso: mandalo più piccolo o salvato come CSV.',
  },
  isPage: 'È una pagina web, non una tabella. Scarica il file e mandami quello.',

  /** Name of an import from TMDB. */
  filmsOfTmdb: (films: number, year: number | null) =>
    `TMDB: ${films} film${year === null ? '' : ` del ${year}`}`,
  seriesOfTmdb: (series: number, year: number | null) =>
    `TMDB: ${series} serie${year === null ? '' : ` del ${year}`}`,
  fileBreaksOff: 'Il file si interrompe, o non è come dice il suo nome.',
  tmdbBreaksOff: 'TMDB non risponde. Riprova, e continuo da qui.',
  jellyfinHasNothing: 'Con questa chiave non si vede nessuna raccolta di film o di serie.',
  jellyfinRefused: 'Il server non accetta questa chiave.',
  jellyfinDown:
    'Il server non risponde. Controlla che sia acceso e che l’indirizzo e la porta siano giusti, poi riprova.',
  notAnAddress: (text: string) =>
    `«${text}» non è l’indirizzo di un server, che è per esempio http://192.168.1.5:8096.`,
  noJellyfin: 'A questo indirizzo non risponde Jellyfin. Scrivi quello che vedi nel browser quando lo apri.',

  catalogueName: 'titoli.ndjson.gz',
  catalogue: 'Tutto il catalogo. Si importa di nuovo da «Importa ed esporta», o con vetrina titles import.',
  catalogueTooLarge:
    'Il catalogo è troppo grande per un file di Telegram. Esportalo sul server con vetrina titles export.',
  catalogueNotSent: 'Non sono riuscito a mandarti il catalogo. Riprova tra poco.',
};
