import { sql } from 'kysely';
import * as v from 'valibot';
import { placeText, fileTexts as words } from '../../../chat/texts/file-texts.ts';
import { all, type Db } from '../../../database/db.ts';
import { readCsvTable } from '../../../import/read-csv.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { countSeasons, MAX_PART_NUMBER } from '../../catalogue/rules/title-part.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { addNewTitle } from '../add-new-title.ts';
import { resolveEpisodeGuess } from '../matching/match-video.ts';
import { assignVideoPost } from '../videos/assign-video-post.ts';
import { assignVideos, findUnmatchedVideo } from './assign-videos.ts';
import { newTitleOf } from './title-of-videos.ts';

/** The columns of the table of unmatched videos; the first three say which video it is, the others what it is. */
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

/** A number of a cell; an empty cell is missing. */
const number = (least: number, most: number, message: () => string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, message),
      v.transform(Number),
      v.minValue(least, message),
      v.maxValue(most, message),
    ),
  );

const rowSchema = v.object({
  video: v.pipe(
    v.string(() => words.tableFaults.video),
    v.regex(/^\d{1,9}$/, () => words.tableFaults.videoNumber),
    v.transform(Number),
  ),
  titolo: v.pipe(
    v.string(),
    v.transform((name) => name.replace(/^'/, '').trim()),
    v.maxLength(500, () => words.tableFaults.titolo),
  ),
  anno: number(1800, 2200, () => words.tableFaults.anno),
  tipo: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.picklist(['film', 'serie'], () => words.tableFaults.tipo),
    ),
    'film',
  ),
  stagione: number(0, MAX_PART_NUMBER, () => words.tableFaults.stagione),
  episodio: number(0, MAX_PART_NUMBER, () => words.tableFaults.episodio),
});
type Row = v.InferOutput<typeof rowSchema>;

/** Videos that are one title: one of the catalogue, or a new one. */
type TitleRows = { known: number | undefined; rows: Row[] };

/** What a table that came back filled in would do; `location`: the line of a fault, in the owner's language. */
export type UnmatchedPlan = {
  titles: TitleRows[];
  /** Rows without a title: those videos go on waiting. */
  left: number;
  faults: { location: string; fault: string }[];
};

/** Reads a table of unmatched videos. Throws where its first line or its CSV cannot be read. */
export async function planUnmatchedTable(db: Db, bytes: AsyncIterable<Uint8Array>): Promise<UnmatchedPlan> {
  const plan: UnmatchedPlan = { titles: [], left: 0, faults: [] };
  const byTitle = new Map<string, Row[]>();
  for await (const row of readCsvTable(bytes, {
    columns: UNMATCHED_COLUMNS,
    required: ['video', 'titolo'],
  })) {
    const location = placeText(row.location);
    if (!('fault' in row) && row.value['titolo'] === undefined) {
      plan.left += 1;
      continue;
    }
    const read = 'fault' in row ? undefined : v.safeParse(rowSchema, row.value, { abortEarly: true });
    if (!read?.success)
      plan.faults.push({ location, fault: read?.issues[0].message ?? words.tableFaults.unreadable });
    else if (!(await findUnmatchedVideo({ db }, read.output.video)))
      plan.faults.push({ location, fault: words.tableFaults.settled(read.output.video) });
    else {
      const key = JSON.stringify([
        read.output.tipo,
        normalizeForSearch(read.output.titolo),
        read.output.anno,
      ]);
      byTitle.set(key, [...(byTitle.get(key) ?? []), read.output]);
    }
  }
  for (const rows of byTitle.values()) plan.titles.push({ known: await findKnown(db, rows), rows });
  return plan;
}

/** The one title of exactly that name, kind and year. */
async function findKnown(db: Db, [row]: readonly Row[]): Promise<number | undefined> {
  if (!row) return undefined;
  const rows = await all<{ id: number }>(db)`
    select id from content
    where titolo_ricerca = ${normalizeForSearch(row.titolo)} and type = ${row.tipo}
      and ${row.anno === undefined ? sql`true` : sql`anno = ${row.anno}`}
    limit 2`;
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** Does what a table says. Returns how many videos are settled, and how many titles were made. */
export async function takeUnmatchedTable(
  db: Db,
  { titles }: UnmatchedPlan,
): Promise<{ settled: number; created: number }> {
  let settled = 0;
  let created = 0;
  for (const { known, rows } of titles) {
    const title = known === undefined ? await create(db, rows) : await findTitleIncludingHidden(db, known);
    if (known === undefined && title) created += 1;
    if (title) for (const row of rows) settled += (await assign(db, title, row)) ? 1 : 0;
  }
  return { settled, created };
}

async function create(db: Db, rows: readonly Row[]): Promise<Title | undefined> {
  const [row] = rows;
  const post = row && (await findUnmatchedVideo({ db }, row.video));
  if (!row || !post) return undefined;
  const made = await newTitleOf(db, [post.id]);
  const minutes = Math.round((post.seconds ?? 0) / 60);
  const seasons = Math.max(1, countSeasons(rows.map(({ stagione = 1 }) => stagione)));
  return addNewTitle(db, {
    origin: `video:${post.fileUniqueId}`,
    picture: made?.picture,
    type: row.tipo,
    name: row.titolo,
    year: row.anno,
    duration: row.tipo === 'film' ? minutes : seasons,
  });
}

async function assign(
  db: Db,
  title: Title,
  { video, stagione: season, episodio: episode }: Row,
): Promise<boolean> {
  const post = await findUnmatchedVideo({ db }, video);
  if (!post) return false;
  if (title.type === 'film' || episode === undefined)
    return (await assignVideos(db, [video], { title, season })).assigned.length === 1;
  const parts = await resolveEpisodeGuess(db, title.id, { season, episodes: [episode] });
  if (parts) await assignVideoPost(db, post, { parts, state: 'kept', byHand: true });
  return parts !== undefined;
}
