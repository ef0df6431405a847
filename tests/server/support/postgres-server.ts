import { inject } from 'vitest';
import { copyDatabase } from './copy-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a real PostgreSQL, for the tests that run on one. */
    postgres?: string;
    /** The folder of its socket. */
    postgresFolder?: string;
    /** In the project of `.unit` tests. */
    opensNoDatabase?: true;
  }
}

/** The template that the tests' databases are copies of. */
export const TEMPLATE = 'vetrina_template';

/** The same database by the server's socket, which takes half of the time that a port takes. */
export const bySocket = (url: string): string => `${url}?host=${inject('postgresFolder')}`;

/** Makes a database on a server, by default brought up to date; `drop` removes it even while it is in use. */
export const newDatabase = (serverUrl: string, template = TEMPLATE) => copyDatabase(serverUrl, template);

/** The real PostgreSQL of this run; only if there is one. */
export function postgresUrl(): string {
  const url = inject('postgres');
  if (url === undefined) throw new Error('This runs on a real PostgreSQL only.');
  return url;
}
