import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../../../tools/verify/postgres.mjs';
import { addressOf, copyDatabase, executeOnServer } from '../../server/support/copy-database.ts';
import { startServer } from './server-process.ts';

/**
 * Environment variables, from the global setup to the workers: the folder of prepared data, which several runs
 * share if it is set beforehand, and the address of the PostgreSQL that holds the database, if there is one.
 */
const FOLDER = 'VETRINA_PREPARED_DATA';
const POSTGRES = 'VETRINA_PREPARED_POSTGRES';

const TEMPLATE = 'vetrina_prepared';

/** A data folder, and the settings of the server that uses it. */
export type DataCopy = { folder: string; settings: NodeJS.ProcessEnv; remove(): Promise<void> };

/**
 * Playwright's global setup: has a server fill a data folder and a database, unless an earlier run has; returns the
 * cleanup. The database is PostgreSQL if it is installed, else the embedded one.
 */
async function prepareData(): Promise<() => Promise<void>> {
  const shared = process.env[FOLDER];
  const folder = shared ?? (await mkdtemp(join(tmpdir(), 'vetrina-prepared-')));
  process.env[FOLDER] = folder;
  const stopPostgres = (await findPostgres()) ? await servePostgres(folder) : undefined;
  if (!existsSync(dataIn(folder))) await fillData(dataIn(folder));
  return async () => {
    await stopPostgres?.();
    if (!shared) await rm(folder, { recursive: true });
  };
}

/** A copy of the prepared data for one server. */
export async function copyPreparedData(): Promise<DataCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-journey-'));
  await cp(dataIn(process.env[FOLDER] ?? ''), folder, { recursive: true });
  const removeFolder = () => rm(folder, { recursive: true });
  const server = process.env[POSTGRES];
  if (!server) return { folder, settings: {}, remove: removeFolder };
  const { url, drop } = await copyDatabase(server, TEMPLATE);
  const remove = async () => {
    await removeFolder();
    await drop();
  };
  return { folder, settings: onPostgres(url), remove };
}

const dataIn = (folder: string) => join(folder, 'data');

async function servePostgres(folder: string): Promise<() => Promise<void>> {
  // PostgreSQL’s own user passes through it.
  await chmod(folder, 0o711);
  const { url, stop } = await startPostgres({ keptFolder: join(folder, 'postgres') });
  process.env[POSTGRES] = url;
  return stop;
}

async function fillData(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const postgres = process.env[POSTGRES];
  // Left over from an interrupted run.
  await rm(unfinished, { recursive: true, force: true });
  if (postgres) {
    await executeOnServer(postgres, `drop database if exists ${TEMPLATE}`);
    await executeOnServer(postgres, `create database ${TEMPLATE}`);
  }
  const server = await startServer(unfinished, postgres ? onPostgres(addressOf(postgres, TEMPLATE)) : {});
  await server.stop();
  await rename(unfinished, folder);
}

/** With an address of a database the simulator has to be asked for. */
const onPostgres = (url: string): NodeJS.ProcessEnv => ({ DATABASE_URL: url, SIMULATOR: 'yes' });

// Playwright requires it.
// oxlint-disable-next-line import/no-default-export
export default prepareData;
