import { searchTitles } from '../../../modules/search/search-titles.ts';
import type { Command } from '../../command.ts';
import { UsageError } from '../../usage.ts';

const MAX_FOUND = 20;
/** More words than a search has. */
const MAX_WORDS = 50;

export const findTitlesCommand: Command = {
  name: 'titles find',
  usage: '<words> ...',
  maxPositionals: MAX_WORDS,
  summary: 'search titles by name, people, genres and years, as in the chat',
  async run({ positionals }, { db, say }) {
    if (positionals.length === 0) throw new UsageError('words to look for are needed');
    const found = await searchTitles(await db(), positionals.join(' '), MAX_FOUND);
    for (const { title } of found)
      say(`${title.id}  ${title.name} (${title.releaseDate.slice(0, 4)}), ${title.type}`);
    if (found.length === 0) say('There are none.');
    return 0;
  },
};
