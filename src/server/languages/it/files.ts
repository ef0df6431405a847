import { formatsOf } from '../../lib/formats.ts';

const { number } = formatsOf('it-IT');
const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

/** `wrong`: how many rows are; of the first ones it is said why. */
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

/**
 * About files of titles and tables of waiting videos, and about imports at the desk. The names of columns are the same
 * everywhere.
 */
export const files = {
  titles: (created: number, changed: number, unchanged: number) =>
    `${counted(created, 'titolo nuovo', 'titoli nuovi')}, ${counted(changed, 'cambiato', 'cambiati')}, ` +
    `${counted(unchanged, 'già uguale', 'già uguali')}.`,
  videos: (settled: number, created: number) =>
    `${counted(settled, 'video abbinato', 'video abbinati')}, ${counted(created, 'titolo nuovo', 'titoli nuovi')}.`,
  notPossible: (count: number) =>
    count === 1
      ? '1 video aspetta ancora: il suo titolo non ha quell’episodio.'
      : `${number(count)} video aspettano ancora: i loro titoli non hanno quegli episodi.`,
  left: (count: number) =>
    count === 1
      ? '1 video senza titolo aspetta ancora.'
      : `${number(count)} video senza titolo aspettano ancora.`,
  preview: (name: string, outcome: Outcome) => `«${name}», se lo importi:\n${withFaults(outcome)}`,
  taken: (name: string, outcome: Outcome) => `«${name}» è importato:\n${withFaults(outcome)}`,
  take: 'Importa',
  taking: 'Importo…',
  sendAgain: 'Non trovo più il file: mandamelo di nuovo.',
  wrongHeader:
    'La prima riga deve avere i nomi delle colonne. Per i titoli servono origin, type e titolo; ' +
    'per i video che aspettano scarica la tabella e riempila.',

  /** Where a fault is: a line of a table, or a title of a list. */
  line: (line: number) => `riga ${line}`,
  item: (title: number) => `titolo ${title}`,
  rest: 'il resto',
  faults: {
    origin: 'serve una chiave diversa per ogni titolo, fino a 200 lettere.',
    type: 'scrivi «film» oppure «serie».',
    sorgenti: 'servono indirizzi che cominciano con https://.',
    unreadable: 'non si legge.',
  },

  tableName: 'da-abbinare.csv',
  howToFill: (count: number) =>
    `${counted(count, 'video', 'video')} da abbinare. Completa titolo, anno e tipo («film» o «serie»), per le serie anche ` +
    'stagione ed episodio, poi rimandami il file. Le righe senza titolo restano in attesa.',
  /** Why a line of that table is wrong. */
  tableFaults: {
    video: 'manca il numero del video',
    videoNumber: 'il numero del video è sbagliato',
    titolo: 'il titolo è troppo lungo',
    anno: 'l’anno è sbagliato',
    tipo: 'il tipo è «film» o «serie»',
    stagione: 'la stagione è sbagliata',
    episodio: 'l’episodio è sbagliato',
    unreadable: 'non si legge',
    settled: (video: number) => `il video ${video} non aspetta più`,
  },

  /** What an import from TMDB is called. */
  filmsOfTmdb: (films: number, year: number | null) =>
    `TMDB: ${films} film${year === null ? '' : ` del ${year}`}`,
  seriesOfTmdb: (series: number, year: number | null) =>
    `TMDB: ${series} serie${year === null ? '' : ` del ${year}`}`,
  fileBreaksOff: 'Il file si interrompe, o non è come dice il suo nome.',
  tmdbBreaksOff: 'TMDB non risponde: riprova, e continuo da qui.',
  jellyfinHasNothing: 'Il server non accetta questa chiave, o non ha raccolte di film o di serie.',
  jellyfinRefused: 'Il server non accetta questa chiave.',
  jellyfinDown: 'Il server non risponde: riprova.',
  noJellyfin: 'A questo indirizzo non risponde Jellyfin: scrivi quello che vedi nel browser quando lo apri.',

  catalogueName: 'titoli.ndjson.gz',
  catalogue: 'Tutto il catalogo. Si importa di nuovo da «Importa ed esporta», o con vetrina titles import.',
  catalogueTooLarge:
    'Il catalogo è troppo grande per un file di Telegram: esportalo sul server con vetrina titles export.',
};
