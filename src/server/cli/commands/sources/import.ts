import { createReadStream } from 'node:fs';
import type { Db } from '../../../database/db.ts';
import { readWholeNumber } from '../../../lib/read-number.ts';
import { titleIdByIdOrOrigin } from '../../../modules/catalogue/records/title-records.ts';
import { pageAboutTitle, parseVideoUrl } from '../../../modules/catalogue/rules/parse-video-url.ts';
import { validateTitlePart } from '../../../modules/catalogue/rules/title-part.ts';
import { findTitleIncludingHidden } from '../../../modules/catalogue/titles.ts';
import { tableStream } from '../../../modules/imports/files/workbook.ts';
import { COLUMN_NAMES as names } from '../../../modules/imports/tables/column-names.ts';
import { openTable } from '../../../modules/imports/tables/read-table.ts';
import { locationOf, namedSheets } from '../../../modules/imports/tables/sheets-in-table.ts';
import type { TableKind } from '../../../modules/imports/tables/table-kind.ts';
import { rowFaultText } from '../../../modules/imports/tables/table-rows.ts';
import { type SavedVideo, saveVideoAndNotify } from '../../../modules/videos/save-video.ts';
import { parseVersion, WRITTEN_FIELDS } from '../../../modules/videos/versions/change-version.ts';
import { type Command, UsageError } from '../../command.ts';
import { sheetsText } from '../../sheets-text.ts';

const COLUMNS = ['title', 'season', 'episode', 'link', ...WRITTEN_FIELDS] as const;
type Column = (typeof COLUMNS)[number];

const SOURCES_TABLE: TableKind<Column> = {
  columns: {
    title: names.title,
    season: names.season,
    episode: names.episode,
    link: [...names.link, 'url'],
    quality: ['quality', 'qualita', 'calidad'],
    languages: ['languages', 'language', 'lingue', 'lingua', 'idiomas', 'idioma'],
    subtitles: ['subtitles', 'sottotitoli', 'subtitulos'],
    note: ['note', 'nota'],
  },
  isHeader: (has) => has('title') && has('link'),
  needed: 'title and link',
};
const STDIN = '-';

export const importSourcesCommand: Command = {
  name: 'sources import',
  usage: '<file>',
  summary: "import the places of titles' videos from CSV or a workbook (.xlsx)",
  details: `The first line names the columns: ${COLUMNS.join(', ')}; season and episode are a series'.
A title is its id or origin. A link to a channel's message (https://t.me/channel/34, https://t.me/c/1234/34) is
copied by the bot, which has to be in that channel; any other link is sent as it is. quality (2160p to 360p),
languages and subtitles (ita eng) and note tell versions apart: another one of a title is added, the same one
replaced, and comes back when the new one is gone.
- reads the standard input.`,
  async run({ positionals: [path] }, { db, say, complain, stdin, signal }) {
    if (path === undefined) throw new UsageError('missing file, or - for the standard input');
    const counts = { new: 0, added: 0, replaced: 0, refused: 0 };
    const { rows, unknown, otherSheets } = await openTable(
      tableStream(path === STDIN ? stdin : createReadStream(path)),
      SOURCES_TABLE,
    );
    for await (const row of rows) {
      if (signal.aborted) break;
      const outcome =
        'fault' in row ? { fault: rowFaultText(row.fault) } : await importRow(await db(), row.value);
      if (typeof outcome === 'string') counts[outcome] += 1;
      else {
        counts.refused += 1;
        complain(`${locationOf(row)}: ${outcome.fault}`);
      }
    }
    if (unknown.length > 0) say(`These columns were left out: ${unknown.join(', ')}.`);
    if (otherSheets.length > 0) say(sheetsText(namedSheets(otherSheets)));
    const added = counts.added > 0 ? ` ${counts.added} further versions,` : '';
    say(`${counts.new} new,${added} ${counts.replaced} replaced, ${counts.refused} refused.`);
    if (signal.aborted) say('Interrupted. What is in stays.');
    return counts.refused > 0 || signal.aborted ? 1 : 0;
  },
};

async function importRow(
  db: Db,
  { title: name = '', season, episode, link = '', ...version }: Partial<Record<Column, string>>,
): Promise<SavedVideo['outcome'] | { fault: string }> {
  const id = name === '' ? undefined : await titleIdByIdOrOrigin(db, name);
  const title = await findTitleIncludingHidden(db, id);
  if (!title) return { fault: `there is no title ${name || 'without a name'}` };
  const numbers = [season, episode].map((text) => readWholeNumber(text ?? ''));
  const [inSeason, atEpisode] = numbers;
  const part =
    inSeason === undefined || atEpisode === undefined ? undefined : { season: inSeason, episode: atEpisode };
  if (!part && (season ?? episode) !== undefined) return { fault: 'season and episode must both be numbers' };
  const fault = validateTitlePart(title, part);
  if (fault !== undefined) return { fault: `${title.titolo}: ${fault}` };
  const video = parseVideoUrl(link);
  if (pageAboutTitle(link)) return { fault: `a page about a title is no video: ${link}` };
  if (!video) return { fault: `no link: ${link}` };
  const hints = parseVersion(version);
  if ('fault' in hints) return hints;
  return (await saveVideoAndNotify(db, { titleId: title.id, episode: part }, video, { hints })).outcome;
}
