import { readToday } from '../../modules/rankings/ranking-day.ts';
import { rebuildRankings } from '../../modules/rankings/rebuild-rankings.ts';
import type { Command } from '../command.ts';

export const rebuildRankingsCommand: Command = {
  name: 'rankings rebuild',
  summary: 'recount the plays of the rankings, up to today by the database’s clock',
  details: `After a clock was wrong, or where the log says that the rankings do not follow a clock that jumped. Counts that
are gone come back as far as plays are kept (KEEP_PLAYS_DAYS).`,
  async run(_input, { db, say }) {
    const today = await readToday(await db());
    const titles = await rebuildRankings(await db(), today);
    say(`The rankings of ${titles.toLocaleString('en')} titles end on ${today} now.`);
    return 0;
  },
};
