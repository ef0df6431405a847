import { clock } from '../../lib/clock.ts';
import { readDay, readMoment } from '../../lib/read-day.ts';
import { readWholeNumber } from '../../lib/read-number.ts';
import { isNoTitle, titleKindOf } from '../catalogue/rules/title-kind.ts';
import type { TableRow } from '../imports/tables/read-table.ts';
import { partOfCells, saidBy } from '../imports/tables/title-cells.ts';
import { readWrittenTitle, type WrittenTitle } from '../imports/tables/written-title.ts';
import type { Cells, Field } from './list-columns.ts';
import { ListEntries, type ListEntry, type ListPlace } from './list-entry.ts';
import { saidByMark, saidByStatus } from './watched-words.ts';

const MAX_NAME_LENGTH = 300;
const MAX_SMALLINT = 32_767;
const MAX_INTEGER = 2 ** 31 - 1;
const OLDEST_YEAR = 1870;
const NEWEST_YEAR = 2200;
/** The earliest time zone begins a day this long before UTC. */
const ZONES_MS = 14 * 3_600_000;

type Part = ReturnType<typeof partOfCells>;

/** The entries of a file's rows; `hasMarks`: a cell marks its title as watched. */
export function entriesOf(rows: readonly TableRow<Field>[]): { entries: ListEntries; hasMarks: boolean } {
  const marks = rows.flatMap((row) => ('value' in row ? markOf(row.value) : []));
  const entries = new ListEntries();
  for (const row of rows) {
    const at = { row: row.row, sheet: row.sheet };
    if ('fault' in row) {
      const { kind: why, ...counts } = row.fault;
      entries.refuse({ ...at, name: '', why, ...counts });
      continue;
    }
    // Beside marks an empty cell is a 'no'.
    const { watched = marks.length > 0 ? 'no' : undefined, ...cells } = row.value;
    addRow(entries, at, watched === undefined ? cells : { ...cells, watched });
  }
  return { entries, hasMarks: marks.includes('watched') };
}

/** The meaning of a cell under 'Visto', unless it is a day. */
function markOf({ watched = '' }: Cells) {
  const said = readDay(watched) === undefined ? saidByMark(watched) : 'none';
  return said === 'none' ? [] : [said];
}

function addRow(entries: ListEntries, at: ListPlace, cells: Cells): void {
  const part = partOfCells(cells.season, cells.episode);
  const text = nameIn(nameCell(cells, part));
  const entry = cells.extra === undefined ? entryOf(cells, text, part) : undefined;
  const name = entry?.name ?? text;
  if (!entry) entries.skip({ ...at, name });
  else if (name === '' && entry.tmdbId === null && entry.imdbId === null)
    entries.refuse({ ...at, name, why: 'no title' });
  else {
    for (const cell of unreadCells(cells, part, entry)) entries.leave({ ...at, name, cell: nameIn(cell) });
    // 'Type' is the kind of title, or beside 'Entity type' a status.
    const status = cells.status === cells.type ? undefined : cells.status;
    const said = [saidByStatus(status), saidByMark(cells.watched)];
    [status, cells.watched].forEach((word = '', index) => {
      if (said[index] === 'unknown') entries.doubt(nameIn(word));
    });
    if (said.includes('not yet') || saidBy(cells.later) === true || cells.paused !== undefined)
      entries.plan(at, entry);
    else entries.add(entry);
  }
}

/** A series' name, beside which a title may be the episode's; a column of series may say yes or no instead. */
function nameCell({ show, series, movie, name }: Cells, part: Part): string | undefined {
  const ofSeries = saidBy(series) === undefined ? series : undefined;
  return show ?? (part === undefined ? undefined : ofSeries) ?? movie ?? name ?? ofSeries;
}

/** Cells that are not understood, beside which the others of their row count. */
function unreadCells(cells: Cells, part: Part, { episodes }: ListEntry): string[] {
  return [
    ...(cells.year !== undefined && yearIn(cells.year) === null ? [cells.year] : []),
    ...(part === 'unread' && !episodes ? [cells.episode ?? cells.season ?? ''] : []),
  ];
}

/** Undefined for anything but a film or a series: a person, a whole season, a single episode without its numbers. */
function entryOf(cells: Cells, text: string, ofCells: Part): ListEntry | undefined {
  const { type: word = '', series, show, movie } = cells;
  const year = yearIn(cells.year) ?? yearIn(cells.released);
  const kind = titleKindOf(word);
  const isHistory = year === null && kind === undefined && cells.at !== undefined;
  // A service's own column of names says nothing else.
  const known = { year: year ?? undefined, type: kind, isHistory };
  const written = (show ?? movie) === undefined ? readWrittenTitle(text, known) : nameAlone(text);
  const part = kind === 'film' ? undefined : ofCells;
  if (isNoTitle(word) || (kind === 'episode' && part === undefined && written.season === undefined))
    return undefined;
  const ofName = written.type ?? (movie !== undefined && show === undefined ? 'film' : null);
  const isOfSeries =
    part !== undefined || show !== undefined || (series !== undefined && saidBy(series) !== false);
  const type = kind === 'film' ? kind : kind !== undefined || isOfSeries ? 'serie' : ofName;
  const at = momentIn(cells.at);
  const { season, episodes } = part === undefined || part === 'unread' ? written : part;
  return {
    type,
    name: written.name,
    originalName: nameIn(cells.originalName) || written.name,
    // The year is that of a later season, if the name has one.
    year: (written.season ?? 1) > 1 ? null : (year ?? written.year ?? null),
    tmdbId: idIn(cells.tmdb),
    imdbId: /^(?:.*\/title\/)?(tt\d{5,12})(?!\w)/.exec(cells.imdb ?? '')?.[1] ?? null,
    at,
    episodes: type === 'serie' ? episodesOf(season, episodes, at) : null,
  };
}

const nameAlone = (name: string): WrittenTitle => ({
  name,
  year: undefined,
  type: undefined,
  season: undefined,
  episodes: [],
  isSeason: undefined,
});

/** The watched episodes of one season; null without any. */
function episodesOf(
  season: number | undefined,
  episodes: readonly number[],
  at: Date | null,
): ListEntry['episodes'] {
  if (season === undefined || season > MAX_SMALLINT) return null;
  const all = episodes.filter((number) => number <= MAX_SMALLINT);
  return all.length > 0 ? all.map((number) => [season, number, at]) : null;
}

function nameIn(text = ''): string {
  return text
    .slice(0, 2 * MAX_NAME_LENGTH)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

/** A year, or that of a day or of a range as the series of IMDb have it. */
function yearIn(text = ''): number | null {
  const year = Number(readDay(text)?.slice(0, 4));
  return year >= OLDEST_YEAR && year <= NEWEST_YEAR ? year : null;
}

function idIn(text = ''): number | null {
  const id = readWholeNumber(text) ?? 0;
  return id > 0 && id <= MAX_INTEGER ? id : null;
}

/** A moment of the past; a day alone begins in UTC, and today's in the person's zone is now. */
function momentIn(text = ''): Date | null {
  const at = readMoment(text)?.getTime() ?? 0;
  const now = clock.now();
  return at > 0 && at <= now + ZONES_MS ? new Date(Math.min(at, now)) : null;
}
