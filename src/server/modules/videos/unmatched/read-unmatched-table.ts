import { fileTexts as words } from '../../../chat/texts/file-texts.ts';
import { readDay } from '../../../lib/read-day.ts';
import { readWholeNumber } from '../../../lib/read-number.ts';
import { episodesInCell, seasonInCell } from '../../catalogue/rules/parts-in-cell.ts';
import { titleKindOf } from '../../catalogue/rules/title-kind.ts';
import { parseTitleRecord } from '../../catalogue/rules/title-record.ts';
import { COLUMN_NAMES as names } from '../../imports/tables/column-names.ts';
import type { TableRow } from '../../imports/tables/read-table.ts';
import type { TableKind } from '../../imports/tables/table-kind.ts';
import { withoutGuard } from '../../imports/tables/write-table.ts';

/** The columns of the table of unmatched videos; the first four identify the video, the others are the answer. */
export const UNMATCHED_COLUMNS = [
  'video',
  'file',
  'didascalia',
  'minuti',
  'titolo',
  'anno',
  'tipo',
  'stagione',
  'episodio',
] as const;
export type UnmatchedColumn = (typeof UNMATCHED_COLUMNS)[number];

export const UNMATCHED_TABLE: TableKind<UnmatchedColumn> = {
  columns: {
    video: ['video'],
    file: ['file', 'archivo'],
    didascalia: ['didascalia', 'caption'],
    minuti: names.minutes,
    titolo: names.title,
    anno: names.year,
    tipo: names.type,
    stagione: names.season,
    episodio: names.episode,
  },
  isHeader: (has) => has('video') && has('titolo'),
  needed: 'video and titolo',
};

/** A row's answer for a video; `type`: undefined if the row has none. */
export type UnmatchedRow = {
  video: number;
  name: string;
  year: number | undefined;
  type: 'film' | 'serie' | undefined;
  season: number | undefined;
  /** Undefined if the row names none. */
  episodes: readonly number[] | undefined;
};

/** Reads a row; `empty`: it has no title. Otherwise the row's fault, in the owner's language. */
export function readUnmatchedRow(row: TableRow<UnmatchedColumn>): UnmatchedRow | 'empty' | { fault: string } {
  const { tableFaults: faults } = words;
  if ('fault' in row) return { fault: cellsFault(row.fault) };
  const { video, titolo, anno, tipo, stagione, episodio } = row.value;
  if (titolo === undefined) return 'empty';
  const number = readNumber(video);
  if (number === undefined) return { fault: video === undefined ? faults.video : faults.videoNumber };
  const name = withoutGuard(titolo).trim();
  const year = anno === undefined ? undefined : Number(readDay(anno)?.slice(0, 4) ?? Number.NaN);
  const kind = tipo === undefined ? undefined : titleKindOf(tipo);
  const [season, episodes] = [seasonInCell(stagione), episodesInCell(episodio)];
  if (!isName(name)) return { fault: faults.titolo };
  if (year !== undefined && !(year >= 1800 && year <= 2200)) return { fault: faults.anno };
  if (tipo !== undefined && kind === undefined) return { fault: faults.tipo };
  if (stagione !== undefined && season === undefined) return { fault: faults.stagione };
  if (episodio !== undefined && episodes === undefined) return { fault: faults.episodio };
  const said = kind === 'episode' ? 'serie' : kind;
  return {
    video: number,
    name,
    year,
    type: said ?? (episodes === undefined ? undefined : 'serie'),
    season,
    episodes,
  };
}

const MAX_INTEGER = 2 ** 31 - 1;

function readNumber(text: string | undefined): number | undefined {
  const number = text === undefined ? undefined : readWholeNumber(text);
  return number !== undefined && number <= MAX_INTEGER ? number : undefined;
}

/** True if a title can have this name. */
function isName(titolo: string): boolean {
  return 'record' in parseTitleRecord({ origin: 'x', type: 'film', titolo });
}

function cellsFault(fault: Extract<TableRow<UnmatchedColumn>, { fault: unknown }>['fault']): string {
  const { faults } = words;
  if (fault.kind === 'cells') return faults.cells(fault.found, fault.wanted);
  return fault.kind === 'long' ? faults.unreadable : faults[fault.kind];
}
