import { withSnapshot } from '../../backup/database-snapshot.ts';
import type { BackupSummary } from '../../backup/read-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { markMoved } from '../../database/embedded/moved-database.ts';
import { type Command, UsageError } from '../command.ts';
import { counted } from '../counted.ts';

const backup: Command = {
  name: 'backup',
  usage: '<file>',
  summary: 'write the whole database to a file',
  details: `A consistent snapshot, whatever is written meanwhile. The file fits the embedded database and PostgreSQL alike.
It holds what people watch and pay: keep it to yourself. Neither the settings nor DATA_DIR/launch-secret are in it.`,
  async run({ positionals: [file] }, { db, say, signal }) {
    const target = demandFile(file);
    const opened = await db();
    const summary = await writeBackup(target, (work) => withSnapshot(opened, work), signal);
    say(`${summaryText(summary)} are in ${target}.`);
    return 0;
  },
};

const restore: Command = {
  name: 'restore',
  usage: '<file>',
  summary: 'fill an empty database from a backup file',
  needsServerStopped: true,
  options: { yes: { summary: 'even if the database has data, which is lost' } },
  details: `Stop the servers first. It is all or nothing: an incomplete file changes nothing. With DATABASE_URL set, the embedded
database in DATA_DIR counts as moved: starts without DATABASE_URL refuse it.`,
  async run({ positionals: [file], options }, { db, say, signal, config }) {
    const source = demandFile(file);
    const summary = await restoreBackup(await db(), source, { replaces: options['yes'] === true, signal });
    say(`${summaryText(summary)} are back.`);
    const { databaseUrl, dataFolder } = config;
    const mark = databaseUrl && (await markMoved(dataFolder, databaseUrl));
    if (mark) say(`Starts without DATABASE_URL refuse the embedded database, as ${mark} says.`);
    return 0;
  },
};

function demandFile(file: string | undefined): string {
  if (!file) throw new UsageError('missing file');
  return file;
}

function summaryText({ tables, rows }: BackupSummary): string {
  return `${counted(rows, 'row')} of ${counted(tables, 'table')}`;
}

export const backupCommands: readonly Command[] = [backup, restore];
