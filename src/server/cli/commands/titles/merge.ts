import { findDuplicateTitles, mergeTitles } from '../../../modules/curation/merge-titles.ts';
import type { Command } from '../../command.ts';
import { requireTitle, requireTitleArgument } from './title-argument.ts';

const MAX_LISTED = 1000;

const duplicates: Command = {
  name: 'titles duplicates',
  summary: 'list duplicate titles, by their TMDB or IMDb id',
  async run(_input, { db, say }) {
    const pairs = await findDuplicateTitles(await db(), MAX_LISTED);
    for (const { keep, other, name } of pairs) say(`${keep}  ${other}  ${name}`);
    if (pairs.length === 0) say('There are none.');
    return 0;
  },
};

const merge: Command = {
  name: 'titles merge',
  usage: '<id|origin> <id|origin>',
  summary: 'merge two titles: the first stays',
  details: `Lists, likes, plays, sources and what people wait for go from the second to the first, which also gets the fields
that it lacks. Where both have a source of a part, the second's is kept for when the first's is gone. From then on the
second's origin means the first in imports.`,
  async run({ positionals: [first, second] }, { db, say }) {
    const names = [requireTitleArgument(first), requireTitleArgument(second)] as const;
    const keep = await requireTitle(await db(), names[0]);
    const other = await requireTitle(await db(), names[1]);
    const outcome = await mergeTitles(await db(), { keep: keep.id, other: other.id });
    if (outcome === 'not the same type') throw new Error('a film and a series cannot be merged');
    if (outcome === 'no such title') throw new Error('expected two different titles');
    say(`${keep.id}  ${keep.record.titolo}: ${other.id} is merged into it.`);
    return 0;
  },
};

export const mergeTitlesCommands: readonly Command[] = [duplicates, merge];
