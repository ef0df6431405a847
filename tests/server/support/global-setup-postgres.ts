import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import { startPostgres } from '../../../tools/verify/postgres.mjs';
import { addressOf, executeOnServer } from './copy-database.ts';
import { TEMPLATE } from './postgres-server.ts';

/** Vitest's global set-up: a PostgreSQL with a database, brought up to date, that each test gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, folder, stop } = await startPostgres();
  await executeOnServer(url, `create database ${TEMPLATE}`);
  const template = await openDatabase({ url: addressOf(url, TEMPLATE), folder: '' });
  await template.close();
  project.provide('postgres', url);
  project.provide('postgresFolder', folder);
  return stop;
}
