import { searchTitles } from '../../../modules/search/search-titles.ts';
import type { Command } from '../../command.ts';

const MAX_FOUND = 20;

export const findTitlesCommand: Command = {
  name: 'titles find',
  usage: '<words...>',
  summary: 'search titles by name, people, genres and years, as in the chat',
  async run({ positionals }, { db, say }) {
    const found = await searchTitles(await db(), positionals.join(' '), MAX_FOUND);
    for (const { title } of found)
      say(`${title.id}  ${title.name} (${title.releaseDate.slice(0, 4)}), ${title.type}`);
    if (found.length === 0) say('There are none.');
    return 0;
  },
};
