import type { ListFileError, ListTarget } from './list-entry.ts';
import type { ListImportResult } from './list-imports.ts';

const number = new Intl.NumberFormat('it-IT');
const titles = (count: number) => (count === 1 ? '1 titolo' : `${number.format(count)} titoli`);
const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

const TARGETS: Record<ListTarget, { button: string; added: string; leftOut: string }> = {
  visti: { button: 'Visti', added: 'fra i visti', leftOut: 'senza episodi da segnare' },
  liste: { button: 'La mia lista', added: 'nella lista', leftOut: 'fuori, la lista è piena' },
  mi_piace: { button: 'Mi piace', added: 'fra i «Mi piace»', leftOut: 'fuori, la lista è piena' },
};

/** What people are told of the lists that they bring from elsewhere. */
export const listImportTexts = {
  target: (target: ListTarget) => TARGETS[target].button,
  cancel: 'Annulla',
  whatTo: (file: string, count: number) => `«${file}»: ${titles(count)}. Che cosa diventano?`,
  reading: (file: string, count: number, target: ListTarget) =>
    `«${file}»: ${titles(count)}, ${TARGETS[target].added}. Li cerco nel catalogo e ti dico com’è andata.`,
  chosen: (target: ListTarget) => `Va bene, ${TARGETS[target].added}. Ti dico com’è andata.`,
  cancelled: 'Va bene, non ho cambiato niente.',
  decided: 'Di questo file hai già deciso.',

  isZip:
    'Un archivio non lo apro: mandami i file uno per uno, per esempio watched.csv, watchlist.csv, likes/films.csv.',
  tooLarge: (most: number) => `Il file è troppo grande: al massimo ${megabytes(most)}.`,
  tooManyRows: (most: number) => `Il file è troppo lungo: al massimo ${number.format(most)} righe.`,
  tooManyToday: (most: number) => `Per oggi basta: al massimo ${most} file al giorno.`,
  notDownloaded: 'Non sono riuscito a scaricare il file: rimandamelo.',
  fault: ({ kind, row }: Pick<ListFileError, 'kind' | 'row'>) => {
    if (kind === 'bad row')
      return `Alla riga ${number.format(row ?? 1)} non trovo un titolo. Non ho cambiato niente.`;
    if (kind === 'empty') return 'Nel file non ci sono titoli. Non ho cambiato niente.';
    if (kind === 'unreadable') return 'Il file è rovinato: non riesco a leggerlo. Non ho cambiato niente.';
    return 'Non è una lista che conosco: mandami un’esportazione di Letterboxd, IMDb o Trakt. Non ho cambiato niente.';
  },

  summary: ({ fileName, target, added, known, leftOut, skipped, missing }: ListImportResult) => {
    const { added: where, leftOut: why } = TARGETS[target];
    const parts = [
      `${number.format(added)} ${where}`,
      ...(known > 0 ? [`${number.format(known)} ${known === 1 ? 'c’era' : 'c’erano'} già`] : []),
      ...(leftOut > 0 ? [`${number.format(leftOut)} ${why}`] : []),
      ...(missing > 0 ? [`${number.format(missing)} non in catalogo`] : []),
      ...(skipped > 0 ? [`${number.format(skipped)} né film né serie`] : []),
    ];
    return `«${fileName}»: ${parts.join(', ')}.`;
  },
  missing: 'Mancano:',
  more: (count: number) => `e ${count === 1 ? 'un altro' : `altri ${number.format(count)}`}`,
  askForMissing: (count: number) => (count === 1 ? 'Richiedilo' : 'Richiedi quelli che mancano'),
};
