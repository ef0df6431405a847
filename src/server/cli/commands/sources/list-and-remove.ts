import { createReadStream } from 'node:fs';
import { tableStream } from '../../../modules/imports/files/workbook.ts';
import { openTable } from '../../../modules/imports/tables/read-table.ts';
import { namedSheets } from '../../../modules/imports/tables/sheets-in-table.ts';
import { deleteVideo } from '../../../modules/videos/lose-video.ts';
import type { ListedSubtitles } from '../../../modules/videos/subtitles/check-subtitles.ts';
import { labelOf } from '../../../modules/videos/title-part.ts';
import { UNMATCHED_TABLE } from '../../../modules/videos/unmatched/read-unmatched-table.ts';
import {
  planUnmatchedTable,
  takeUnmatchedTable,
} from '../../../modules/videos/unmatched/take-unmatched-table.ts';
import { unmatchedTable } from '../../../modules/videos/unmatched/unmatched-table.ts';
import { iterateVideos, type ListedVideo } from '../../../modules/videos/videos-by-id.ts';
import { parseNumberArgument } from '../../arguments.ts';
import { type Command, UsageError } from '../../command.ts';
import { counted } from '../../counted.ts';
import { sheetsText } from '../../sheets-text.ts';
import { requireTitle, TITLE_PLACEHOLDER } from '../titles/title-argument.ts';

const list: Command = {
  name: 'sources list',
  usage: `[${TITLE_PLACEHOLDER.slice(1, -1)}]`,
  summary: "print the places of all videos, or of one title's",
  options: { lost: { summary: 'only videos that the messenger no longer delivers' } },
  details: 'One per line, separated by tabs: number, title and episode, place, and since when it is lost.',
  async run({ positionals: [name], options }, { db, say, signal }) {
    const titleId = name === undefined ? undefined : (await requireTitle(await db(), name)).id;
    for await (const video of iterateVideos(await db(), { titleId, isLost: options['lost'] === true })) {
      if (signal.aborted) break;
      say(formatVideoLine(video));
    }
    return 0;
  },
};

const remove: Command = {
  name: 'sources remove',
  usage: '<number>',
  summary: 'remove a video, by its number in the list',
  async run({ positionals: [argument] }, { db, say }) {
    const id = parseNumberArgument(argument, { thing: 'source', list: 'sources list' });
    const removed = await deleteVideo(await db(), { id });
    if (!removed) throw new Error(`there is no source ${id}, see: sources list`);
    say(`Source ${id} is removed.${removed.isReplaced ? ' The one that it had replaced is back.' : ''}`);
    return 0;
  },
};

const waiting: Command = {
  name: 'sources waiting',
  summary: 'print the videos that wait for a title, as CSV',
  details: 'Fill in title, year, kind, season and episode, then import the table with sources match.',
  async run(_input, { db, say, signal }) {
    for await (const line of unmatchedTable(await db())) {
      if (signal.aborted) break;
      say(line);
    }
    return 0;
  },
};

const match: Command = {
  name: 'sources match',
  usage: '<file>',
  summary: 'take the table of waiting videos, filled in',
  details: 'Missing titles are created. Rows without a title are left. - reads the standard input.',
  async run({ positionals: [path] }, { db, say, complain, stdin }) {
    if (path === undefined) throw new UsageError('missing file, or - for the standard input');
    const bytes = tableStream(path === '-' ? stdin : createReadStream(path));
    const { rows, otherSheets } = await openTable(bytes, UNMATCHED_TABLE);
    const plan = await planUnmatchedTable(await db(), rows);
    for (const { location, fault } of plan.faults) complain(`${location}: ${fault}`);
    const { settled, created } = await takeUnmatchedTable(await db(), plan);
    say(
      `${counted(settled, 'video')} matched, ${counted(created, 'new title')}, ${plan.left} left, ${plan.faults.length} refused.`,
    );
    if (otherSheets.length > 0) say(sheetsText(namedSheets(otherSheets)));
    return plan.faults.length > 0 ? 1 : 0;
  },
};

export const sourceListCommands: readonly Command[] = [list, remove, waiting, match];

/** A video as one tab-separated line. */
export function formatVideoLine({ id, titleId, name, episode, location, lostAt }: ListedVideo): string {
  const part = [titleId, name, labelOf(episode)].filter(Boolean).join(' ');
  return [id, part, textOf(location), lostAt && `lost since ${lostAt.toISOString()}`]
    .filter(Boolean)
    .join('\t');
}

/** A subtitle file, likewise. */
export function formatSubtitleLine({
  id,
  titleId,
  name,
  season,
  episode,
  fileName,
}: ListedSubtitles): string {
  const part = [titleId, name, labelOf({ season, episode })].filter(Boolean).join(' ');
  return [id, part, `subtitles ${fileName}`].join('\t');
}

function textOf(location: ListedVideo['location']): string {
  switch (location.kind) {
    case 'link':
      return location.url;
    case 'message':
      return `message ${location.messageId} of ${location.chatId}`;
    case 'video':
    case 'document':
      return `${location.kind} ${location.fileId}`;
  }
}
