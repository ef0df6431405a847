import type { ListTarget } from '../../../contract/own/list-imports.ts';
import { formatsOf } from '../../lib/formats.ts';
import { files } from './files.ts';

/** Limits of a file. */
type Limits = { rows: number; episodes: number; ofOneSeries: number };

/** The outcome of a file's titles. */
type Outcome = {
  fileName: string;
  target: ListTarget;
  added: number;
  known: number;
  leftOut: number;
  missing: number;
  left: number;
  skipped: number;
};

const { number, date } = formatsOf('it-IT');
const dayOf = (iso: string) => date(new Date(`${iso}T12:00:00Z`));
const titles = (count: number) => (count === 1 ? '1 titolo' : `${number(count)} titoli`);
const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
const are = (count: number) => `${number(count)} ${count === 1 ? 'è' : 'sono'}`;

const TARGETS: Record<ListTarget, { button: string; where: string; leftOut: (count: number) => string }> = {
  visti: {
    button: 'Visti',
    where: 'fra i visti',
    leftOut: (count) =>
      count === 1
        ? '1 serie non ha episodi da segnare'
        : `${number(count)} serie non hanno episodi da segnare`,
  },
  liste: { button: 'La mia lista', where: 'nella lista', leftOut: full },
  mi_piace: { button: 'Mi piace', where: 'fra i «Mi piace»', leftOut: full },
};

function full(count: number): string {
  return `${number(count)} non ${count === 1 ? 'ci sta' : 'ci stanno'}, perché la lista è piena`;
}

/** A row of a file, in a workbook with its sheet. */
type Place = { row: number; sheet?: string | undefined; name: string };

/** The parts of a file that were not imported. */
type Notes = {
  refused: number;
  refusedRows: readonly (Place & {
    why: 'no title' | 'cells' | 'quotes' | 'long' | 'not watched';
    found?: number | undefined;
    wanted?: number | undefined;
  })[];
  leftCells: number;
  partRows: readonly (Place & { cell: string })[];
  skippedRows: readonly Place[];
  otherSheets: readonly string[];
  day: { example: string; iso: string } | null;
  undated: number;
  withoutEpisodes: number;
  namesWithoutEpisodes: readonly string[];
  isTrakt: boolean;
  unknownWords: readonly string[];
  /** Files of the archive that were not imported, and the first of them. */
  left: number;
  leftFiles: readonly { name: string; why: string | null }[];
};

const WHY = {
  'no title': () => 'non trovo un titolo',
  cells: ({ found, wanted }: Notes['refusedRows'][number]) =>
    `ha ${found} celle, ma le colonne sono ${wanted}`,
  quotes: () => 'una virgoletta non si chiude',
  long: () => 'c’è molto più di un titolo',
  'not watched': () => 'il file dice che non è ancora visto',
};

const placeOf = ({ row, sheet, name }: Place) =>
  [
    `riga ${number(row)}${sheet === undefined ? '' : ` di «${sheet}»`}`,
    ...(name === '' ? [] : [`«${name}»`]),
  ].join(', ');
const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

const LEFT_WHY = new Map<string | null, string>([
  ['too large', ' (è troppo grande)'],
  ['too many rows', ' (è troppo lungo)'],
  ['too many episodes', ' (nomina troppi episodi)'],
  ['unreadable', ' (è rovinato)'],
]);

/** Says which files of an archive were left, and what to do about them. */
function notesOnLeft({ left, leftFiles }: Pick<Notes, 'left' | 'leftFiles'>): string[] {
  if (left === 0) return [];
  const names = leftFiles.map(({ name, why }) => `«${name}»${LEFT_WHY.get(why) ?? ''}`).join(', ');
  if (left === 1) return [`Dall’archivio non ho preso ${names}. Se è una lista, mandami quel file da solo.`];
  const others = left - leftFiles.length;
  const more = others > 0 ? ` e ${others === 1 ? 'un altro' : `altri ${number(others)}`}` : '';
  return [
    `Dall’archivio non ho preso ${number(left)} file: ${names}${more}. Se uno è una lista, mandami quel file da solo.`,
  ];
}

function notes(
  {
    refused,
    refusedRows,
    leftCells,
    partRows,
    skippedRows,
    otherSheets,
    day,
    undated,
    withoutEpisodes,
    namesWithoutEpisodes,
    isTrakt,
    unknownWords,
    left,
    leftFiles,
  }: Notes,
  target: ListTarget | null,
): string[] {
  const others = refused - refusedRows.length;
  return [
    ...(refused > 0
      ? [refused === 1 ? '1 riga non l’ho presa:' : `${number(refused)} righe non le ho prese:`]
      : []),
    ...refusedRows.map((row) => `• ${placeOf(row)}: ${WHY[row.why](row)}.`),
    ...(others > 0 ? [`… e altre ${number(others)}.`] : []),
    ...(leftCells > 0
      ? [
          `${leftCells === 1 ? '1 casella non la capisco' : `${number(leftCells)} caselle non le capisco`}, e il resto della riga vale: ${partRows.map((row) => `${placeOf(row)}: «${row.cell}»`).join('; ')}.`,
        ]
      : []),
    ...(skippedRows.length > 0 ? [`Non sono film né serie: ${skippedRows.map(placeOf).join('; ')}.`] : []),
    ...(otherSheets.length > 0 ? [files.otherSheets(otherSheets)] : []),
    ...(unknownWords.length > 0
      ? [
          `Accanto a qualche titolo il file dice ${quoted(unknownWords)}, e non so se vuol dire che è già visto. Lo tratto come gli altri.`,
        ]
      : []),
    ...(day ? [`Nelle date con le barre «${day.example}» è il ${dayOf(day.iso)}.`] : []),
    ...(undated > 0 ? [`Di ${titles(undated)} il file non dice una data valida. Vale quella di oggi.`] : []),
    ...(withoutEpisodes > 0 && target === 'visti'
      ? [
          `Di ${number(withoutEpisodes)} serie il file non dice gli episodi (${quoted(namesWithoutEpisodes)}), e non ne segno nessuno.` +
            (isTrakt
              ? ' Li ha «watched-history-1.json», nella stessa esportazione di Trakt. Mandami quello.'
              : ''),
        ]
      : []),
    ...notesOnLeft({ left, leftFiles }),
  ];
}

/** Texts about people's lists from other services. */
export const listImports = {
  target: (target: ListTarget) => TARGETS[target].button,
  cancel: 'Annulla',
  whatTo: (file: string, count: number) => `«${file}»: ${titles(count)}. Che cosa diventano?`,
  reading: (file: string, count: number, target: ListTarget) =>
    `«${file}»: ${titles(count)}, ${TARGETS[target].where}. Li cerco nel catalogo e ti dico com’è andata.`,
  chosen: (target: ListTarget) => `Va bene, ${TARGETS[target].where}. Ti dico com’è andata.`,
  cancelled: 'Va bene, non ho cambiato niente.',
  decided: 'Di questo file hai già deciso, o è passato troppo tempo. Nel caso, rimandamelo.',

  tooLarge: (most: number) => `Il file è troppo grande. Il massimo è ${megabytes(most)}.`,
  tooManyToday: (most: number) => `Oggi mi hai già mandato ${most} file. Rimandami questo domani.`,
  tooManyWaiting:
    'Ho ancora molti titoli tuoi da cercare. Rimandami questo file quando ti ho detto com’è andata con gli altri.',
  notDownloaded: 'Non riesco a scaricare il file. Rimandamelo.',
  /** Reasons why a file is not read. */
  faults: {
    'too many rows': ({ rows }: Limits) => `Il file è troppo lungo. Il massimo è ${number(rows)} righe.`,
    'too many episodes': ({ episodes, ofOneSeries }: Limits) =>
      `Il file nomina troppi episodi. Il massimo è ${number(episodes)}, e ${number(ofOneSeries)} di una serie.`,
    'too much work': (_limits: Limits) => files.workbookFaults['too much work'],
    empty: (_limits: Limits) => 'Nel file non ci sono titoli.',
    unreadable: (_limits: Limits) => 'Il file è rovinato e non riesco a leggerlo.',
    'no list': (_limits: Limits) =>
      'Non è una lista che conosco. Mandami un’esportazione di Letterboxd, IMDb, Trakt, Simkl, TV Time o Netflix, anche come .zip, ' +
      'o una tabella (CSV o Excel) con un titolo per riga e le colonne titolo, anno e visto.',
    workbook: (_limits: Limits) => files.workbookFaults.workbook,
    locked: (_limits: Limits) => files.workbookFaults.locked,
    'no table': (_limits: Limits) => files.workbookFaults['no table'],
    page: (_limits: Limits) =>
      'È una pagina web, non una lista. Scarica il file dell’esportazione e mandami quello.',
  },
  unchanged: 'Non ho cambiato niente.',

  summary: ({ fileName, target, added, known, leftOut, missing, left, skipped }: Outcome) => {
    const { where, leftOut: whyLeftOut } = TARGETS[target];
    const parts = [
      ...(added > 0 ? [`${are(added)} ora ${where}`] : []),
      ...(known > 0 ? [`${number(known)} ${known === 1 ? 'c’era' : 'c’erano'} già`] : []),
      ...(leftOut > 0 ? [whyLeftOut(leftOut)] : []),
      ...(missing > 0 ? [`${number(missing)} non ${missing === 1 ? 'è' : 'sono'} in catalogo`] : []),
      ...(left > 0 ? [`${number(left)} non li ho cercati, perché qualcosa si è rotto`] : []),
    ];
    const count = added + known + leftOut + missing + left;
    const rows =
      skipped === 1 ? '1 riga non è un film né una serie' : `${number(skipped)} righe non sono film né serie`;
    return [
      `Ho letto «${fileName}», ${titles(count)}: ${parts.join(', ')}.`,
      ...(skipped > 0 ? [`${rows}.`] : []),
    ].join(' ');
  },
  notes,
  exactNamesOnly: (most: number) =>
    `Dopo ${number(most)} ricerche ho guardato solo i nomi identici. Qualche titolo può esserci con un altro nome.`,
  missing: 'Mancano:',
  more: (count: number) => `e ${count === 1 ? 'un altro' : `altri ${number(count)}`}`,
  askForMissing: (count: number) => (count === 1 ? 'Richiedilo' : 'Richiedi quelli che mancano'),
};
