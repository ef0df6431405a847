import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withSnapshot } from '../../backup/database-snapshot.ts';
import type { BackupSummary } from '../../backup/read-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import type { Config } from '../../config/config.ts';
import { createDataFolder } from '../../database/embedded/create-data-folder.ts';
import { markMoved } from '../../database/embedded/moved-database.ts';
import { type Command, UsageError } from '../command.ts';
import { counted } from '../counted.ts';

/** The name of the standard streams, where a user may write no file. */
const STANDARD = '-';

const backup: Command = {
  name: 'backup',
  usage: '<file>',
  summary: 'write the whole database to a file',
  details: `A consistent snapshot, whatever is written meanwhile. The file fits the embedded database and PostgreSQL alike;
- is the standard output. It holds what people watch and pay: keep it to yourself. Neither the settings nor
DATA_DIR/launch-secret are in it.`,
  async run({ positionals: [file] }, { db, say, complain, signal, config, stdout }) {
    const target = demandFile(file);
    const opened = await db();
    const write = (path: string) => writeBackup(path, (work) => withSnapshot(opened, work), signal);
    if (target === STANDARD)
      await inDataFolder(config, async (path) => {
        const summary = await write(path);
        await pipeline(createReadStream(path), stdout, { end: false, signal });
        complain(`${summaryText(summary)} are in the standard output.`);
      });
    else say(`${summaryText(await write(target))} are in ${target}.`);
    return 0;
  },
};

const restore: Command = {
  name: 'restore',
  usage: '<file>',
  summary: 'fill an empty database from a backup file',
  needsServerStopped: true,
  options: { yes: { summary: 'even if the database has data, which is lost' } },
  details: `Stop the servers first. It is all or nothing: an incomplete file changes nothing; - is the standard input. With
DATABASE_URL set, the embedded database in DATA_DIR counts as moved: starts without DATABASE_URL refuse it.`,
  async run({ positionals: [file], options }, { db, say, signal, config, stdin }) {
    const source = demandFile(file);
    const opened = await db();
    const read = (path: string) => restoreBackup(opened, path, { replaces: options['yes'] === true, signal });
    const readStandard = async (path: string) => {
      await pipeline(stdin, createWriteStream(path, { mode: 0o600 }), { signal });
      return read(path);
    };
    const summary = await (source === STANDARD ? inDataFolder(config, readStandard) : read(source));
    say(`${summaryText(summary)} are back.`);
    const { databaseUrl, dataFolder } = config;
    const mark = databaseUrl && (await markMoved(dataFolder, databaseUrl));
    if (mark) say(`Starts without DATABASE_URL refuse the embedded database, as ${mark} says.`);
    return 0;
  },
};

/** A file in the data folder for a standard stream: a back-up is read back once written, and checked before it is restored. */
async function inDataFolder<T>(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await createDataFolder(dataFolder);
  const folder = await mkdtemp(join(dataFolder, 'back-up-'));
  try {
    return await work(join(folder, 'standard-stream'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function demandFile(file: string | undefined): string {
  if (!file) throw new UsageError('missing file');
  return file;
}

function summaryText({ tables, rows }: BackupSummary): string {
  return `${counted(rows, 'row')} of ${counted(tables, 'table')}`;
}

export const backupCommands: readonly Command[] = [backup, restore];
