import type { ListTarget } from '../../../contract/own-list-imports.ts';
import { type ListFault, MAX_EPISODES, MAX_EPISODES_OF_A_SERIES, MAX_ROWS } from './list-entry.ts';
import type { ListImportResult } from './list-imports.ts';

const italian = new Intl.NumberFormat('it-IT');
const number = (count: number) => italian.format(count);
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

const UNCHANGED = 'Non ho cambiato niente.';

const FAULTS: Record<ListFault, (row: string) => string> = {
  'too many rows': () => `Il file è troppo lungo: al massimo ${number(MAX_ROWS)} righe.`,
  'too many episodes': () =>
    `Il file nomina troppi episodi: al massimo ${number(MAX_EPISODES)}, e ${number(MAX_EPISODES_OF_A_SERIES)} di una serie.`,
  'too much work': () => 'Il file è troppo complicato da leggere: mandamelo diviso in parti più piccole.',
  'large row': (row) => `Alla riga ${row} c’è molto più di un titolo: non la leggo.`,
  'bad row': (row) => `Alla riga ${row} non trovo un titolo.`,
  empty: () => 'Nel file non ci sono titoli.',
  unreadable: () => 'Il file è rovinato: non riesco a leggerlo.',
  'no list': () => 'Non è una lista che conosco: mandami un’esportazione di Letterboxd, IMDb o Trakt.',
};

/** Texts about the lists that people bring from elsewhere. */
export const listImportTexts = {
  target: (target: ListTarget) => TARGETS[target].button,
  cancel: 'Annulla',
  whatTo: (file: string, count: number) => `«${file}»: ${titles(count)}. Che cosa diventano?`,
  reading: (file: string, count: number, target: ListTarget) =>
    `«${file}»: ${titles(count)}, ${TARGETS[target].where}. Li cerco nel catalogo e ti dico com’è andata.`,
  chosen: (target: ListTarget) => `Va bene, ${TARGETS[target].where}. Ti dico com’è andata.`,
  cancelled: 'Va bene, non ho cambiato niente.',
  decided: 'Di questo file hai già deciso, o è passato troppo tempo: nel caso, rimandamelo.',

  isZip:
    'Un archivio non lo apro: mandami i file uno per uno, per esempio watched.csv, watchlist.csv, likes/films.csv.',
  tooLarge: (most: number) => `Il file è troppo grande: al massimo ${megabytes(most)}.`,
  tooManyToday: (most: number) => `Oggi mi hai già mandato ${most} file: rimandami questo domani.`,
  tooManyWaiting:
    'Ho ancora molti titoli tuoi da cercare: rimandami questo file quando ti ho detto com’è andata con gli altri.',
  notDownloaded: 'Non sono riuscito a scaricare il file: rimandamelo.',
  fault: ({ kind, row = 1 }: { kind: ListFault; row?: number | undefined }) =>
    `${FAULTS[kind](number(row))} ${UNCHANGED}`,

  summary(result: ListImportResult): string {
    const { fileName, target, added, known, leftOut, missing, left, skipped } = result;
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
  exactNamesOnly: (most: number) =>
    `Dopo ${number(most)} ricerche ho guardato solo i nomi identici: qualche titolo può esserci con un altro nome.`,
  missing: 'Mancano:',
  more: (count: number) => `e ${count === 1 ? 'un altro' : `altri ${number(count)}`}`,
  askForMissing: (count: number) => (count === 1 ? 'Richiedilo' : 'Richiedi quelli che mancano'),
};
