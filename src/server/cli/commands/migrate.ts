import { buildMissingIndexes } from '../../database/build-missing-indexes.ts';
import type { Command } from '../command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  summary: "bring the database's schema up to date, before new servers start with MIGRATE_AT_START=no",
  async run(_input, { open, say, config: { databaseUrl } }) {
    const { migrated } = await open(true);
    for (const name of migrated) say(name);
    const indexes = databaseUrl === undefined ? [] : await buildMissingIndexes(databaseUrl);
    for (const name of indexes) say(`index ${name}`);
    say(
      migrated.length + indexes.length > 0 ? 'The schema is up to date now.' : 'The schema was up to date.',
    );
    return 0;
  },
};
