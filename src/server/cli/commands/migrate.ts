import type { Command } from '../command.ts';

export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  maxPositionals: 0,
  summary: "bring the database's schema up to date, before new servers start with MIGRATE_AT_START=no",
  async run(_input, { open, say }) {
    const { migrated } = await open(true);
    for (const name of migrated) say(name);
    say(migrated.length > 0 ? 'The schema is up to date now.' : 'The schema was up to date.');
    return 0;
  },
};
