import { parseRowId } from '../../../lib/parse-row-id.ts';
import { deleteSource } from '../../../modules/sources/lose-source.ts';
import { iterateSources } from '../../../modules/sources/sources-by-id.ts';
import type { Command } from '../../command.ts';
import { UsageError } from '../../usage.ts';
import { requireTitle, TITLE_PLACEHOLDER } from '../titles/title-argument.ts';
import { formatSourceLine } from './format-source-line.ts';

const list: Command = {
  name: 'sources list',
  usage: `[${TITLE_PLACEHOLDER.slice(1, -1)}]`,
  maxPositionals: 1,
  summary: "print where titles' videos are, or one title's",
  options: { lost: { type: 'boolean', summary: 'only those that the messenger no longer delivers' } },
  details: 'One per line, separated by tabs: number, title and episode, place, and since when it is lost.',
  async run({ positionals: [name], options }, { db, say, signal }) {
    const titleId = name === undefined ? undefined : (await requireTitle(await db(), name)).id;
    for await (const source of iterateSources(await db(), { titleId, isLost: options['lost'] === true })) {
      if (signal.aborted) break;
      say(formatSourceLine(source));
    }
    return 0;
  },
};

const remove: Command = {
  name: 'sources remove',
  usage: '<number>',
  maxPositionals: 1,
  summary: 'forget where a video is, by its number in the list',
  async run({ positionals: [argument] }, { db, say }) {
    const id = parseRowId(argument ?? '');
    if (id === undefined) throw new UsageError("a source's number is needed, see: sources list");
    const removed = await deleteSource(await db(), { id });
    if (!removed) throw new Error(`there is no source ${id}`);
    say(`Source ${id} is removed.${removed.isReplaced ? ' The one that it had replaced is back.' : ''}`);
    return 0;
  },
};

export const sourceListCommands: readonly Command[] = [list, remove];
