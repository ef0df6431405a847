import { dayOrderOf, readDay } from '../../lib/read-day.ts';
import { END, TableLines } from '../imports/tables/table-rows.ts';
import { readWrittenTitle } from '../imports/tables/written-title.ts';
import { episodesOfSeason, imdbIdIn, momentIn, nameIn } from './entry-fields.ts';
import {
  ListEntries,
  type ListEntry,
  ListFileError,
  MAX_ROWS,
  type ParsedList,
  type RefusedListRow,
} from './list-entry.ts';
import { withoutRemarks } from './note-remarks.ts';
import { saidByMark, saidByStatus } from './watched-words.ts';

/** Longest line of a list. */
const MAX_LINE = 300;
/** '- ', '3. ', '3) ', '#3 ', '🎬'; '(500) Days of Summer' is a name. */
const BULLET =
  /^(?:[-*+•·–—▪◦‣➤]\s+|(?:[([]\d{1,2}[)\]]|\d{1,4}[.)\]])\s+|#\d+\s+|(?![✓✔✅☑✗✘❌☐⬜◻□🔲])\p{Extended_Pictographic}\uFE0F?\s*)(?=\S)/u;
/** '[x]', '[ ]', '✅'. */
const BOX = /^(?:\[(.?)\]|([✓✔✅☑✗✘❌☐⬜◻□🔲]))\uFE0F?\s*/u;

const LINK = /https?:\/\/\S+/;
const withoutLinks = (text: string) => text.replace(/(?<![\s–—-])[\s–—-]*https?:\/\/\S+/g, '').trim();

/** `bullet`: it is marked as one of several. */
type Line = { row: number; text: string; bullet: boolean; box: string | undefined };

/** Reads a person's note: a title a line, with bullets, boxes, and what the person says behind the name. */
export async function readNote(bytes: AsyncIterable<Uint8Array>): Promise<ParsedList> {
  const lines = await linesOf(new TableLines(bytes));
  const bullets = lines.filter(({ bullet }) => bullet).length;
  const isBulleted =
    bullets > lines.filter((line) => !line.bullet && headingOf(line, true) === undefined).length;
  const entries = new NoteEntries();
  let section: string | undefined;
  for (const line of lines) {
    const heading = headingOf(line, isBulleted, section !== undefined);
    const why = whyNoTitle(line, isBulleted);
    if (heading !== undefined) section = heading;
    else if (why === undefined) entries.addLine(line, section);
    else entries.refuse({ row: line.row, name: why === 'long' ? '' : nameIn(line.text), why });
  }
  if (entries.lost * 2 > lines.length) throw new ListFileError('no list');
  const { example } = dayOrderOf(entries.days);
  const day = example === undefined ? null : { example, iso: readDay(example) ?? '' };
  return { ...entries.toList(false, day), target: entries.isWatched ? 'visti' : null };
}

class NoteEntries extends ListEntries {
  readonly days: string[] = [];
  /** Lines without a title. */
  lost = 0;
  #counts = { watched: 0, unsaid: 0 };

  /** True if the person says of all titles that they are watched, unless it says that they are not. */
  get isWatched(): boolean {
    return this.#counts.watched > 0 && this.#counts.unsaid === 0;
  }

  override refuse(row: RefusedListRow): void {
    if (row.why !== 'not watched') this.lost += 1;
    super.refuse(row);
  }

  addLine({ row, text, box }: Line, section = ''): void {
    const imdbId = imdbIdIn(LINK.exec(text)?.[0]);
    const { name: written, mark, day, isRated } = withoutRemarks(withoutLinks(text));
    const own = saidByMark(box ?? mark);
    const said = own === 'none' ? (isRated ? 'watched' : saidByStatus(section)) : own;
    if (day !== undefined) this.days.push(day);
    const entry = entryOf(written, { imdbId, day });
    if (said === 'not yet') this.plan({ row }, entry);
    else {
      this.#counts[said === 'watched' ? said : 'unsaid'] += 1;
      this.add(entry);
    }
  }
}

function entryOf(
  written: string,
  { imdbId, day }: { imdbId: string | null; day: string | undefined },
): ListEntry {
  const { name, year = null, type = null, season, episodes } = readWrittenTitle(nameIn(written));
  const facts = { type, name, originalName: name, year, tmdbId: null, imdbId };
  return { ...facts, at: momentIn(day), episodes: episodesOfSeason(season, episodes) };
}

/** Between bullets a line without one is about the title above it. */
function whyNoTitle({ text, bullet }: Line, isBulleted: boolean): 'long' | 'no title' | undefined {
  if (text.length > MAX_LINE) return 'long';
  return (/[\p{L}\d]/u.test(withoutLinks(text)) || imdbIdIn(LINK.exec(text)?.[0]) !== null) &&
    (bullet || !isBulleted)
    ? undefined
    : 'no title';
}

async function linesOf(lines: TableLines): Promise<Line[]> {
  const all: Line[] = [];
  for (let row = 1; ; row += 1) {
    const line = await lines.at(0);
    if (line === END) return all;
    lines.take(1);
    const text = (line ?? 'x'.repeat(MAX_LINE + 1)).trim().replace(/\t+/g, ' | ');
    const bullet = BULLET.exec(text)?.[0] ?? '';
    const [box = '', inside, sign] = BOX.exec(text.slice(bullet.length)) ?? [];
    const rest = text.slice(bullet.length + box.length).trim();
    const mark = box === '' ? undefined : (sign ?? (inside?.trim() === '' ? '☐' : inside));
    if (text !== '') all.push({ row, text: rest, bullet: bullet + box !== '', box: mark });
    if (all.length > MAX_ROWS) throw new ListFileError('too many rows');
  }
}

const OF_TITLES =
  /(?<!\p{L})(?:i|le|las|mis?|my|miei|mie|la|de|di|films?|movies?|serie|series|tv|shows?|pel[ií]culas?|titol[oi]|titles?|t[ií]tulos?|list[ae]?|elenco)(?!\p{L})/giu;

/**
 * The words above a part of a list, without those of any: behind '#', before a colon, or a status in capitals, between
 * bullets or signs, or in several words below an earlier heading.
 */
function headingOf({ text, bullet }: Line, isBulleted: boolean, isFurther = false): string | undefined {
  if (bullet || text.length > MAX_LINE) return undefined;
  const words = text
    .replace(/^#+\s|^[*_=~-]+\s?|(?<![*_=~:-])[*_=~:-]+$/g, '')
    .replace(OF_TITLES, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const said = saidByStatus(words);
  const isApart =
    isBulleted || text === text.toUpperCase() || words !== text || (isFurther && words.includes(' '));
  const isHeading =
    (words === '' && /\p{L}/u.test(text)) || (isApart && (said === 'watched' || said === 'not yet'));
  return isHeading || /^#+\s|:$/.test(text) ? words : undefined;
}
