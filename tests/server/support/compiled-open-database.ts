import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type OpenDatabase = (typeof import('../../../src/server/database/open-database.ts'))['openDatabase'];

/** `openDatabase` from `build/`, where its worker thread can run. */
export async function compiledOpenDatabase(): Promise<OpenDatabase> {
  const path = pathToFileURL(resolve('build/src/server/database/open-database.js')).href;
  const { openDatabase } = (await import(/* @vite-ignore */ path)) as { openDatabase: OpenDatabase };
  return openDatabase;
}
