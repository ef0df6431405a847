import { buildMissingIndexes } from '../../database/build-missing-indexes.ts';
import { readToday } from '../../modules/rankings/ranking-periods.ts';
import { rebuildRankings } from '../../modules/rankings/rebuild-rankings.ts';
import type { Command } from '../command.ts';
import { counted } from '../counted.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: "bring the database's schema up to date, before new servers start with MIGRATE_AT_START=no",
  options: { 'without-backup': { summary: 'skip the back-up, if you have another one' } },
  details: 'Before it changes a schema with data it writes a back-up into DATA_DIR/backups, as a start does.',
  async run({ options }, { open, say, config: { databaseUrl } }) {
    const { migrated } = await open(true, options['without-backup'] !== true);
    for (const name of migrated) say(name);
    const indexes = databaseUrl === undefined ? [] : await buildMissingIndexes(databaseUrl);
    for (const name of indexes) say(`index ${name}`);
    say(
      migrated.length + indexes.length > 0 ? 'The schema is up to date now.' : 'The schema was up to date.',
    );
    return 0;
  },
};

export const rebuildRankingsCommand: Command = {
  name: 'rankings rebuild',
  summary: 'recount the plays of the rankings, up to today by the database’s clock',
  details: `For use after a wrong clock, or when the log says that the rankings do not follow a clock that jumped. Counts that
are gone come back as far as plays are kept (KEEP_PLAYS_DAYS).`,
  async run(_input, { db, say }) {
    const today = await readToday(await db());
    const titles = await rebuildRankings(await db(), today);
    say(`The rankings of ${counted(titles, 'title')} end on ${today} now.`);
    return 0;
  },
};
