import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a real PostgreSQL, for the tests that run on one. */
    postgres?: string;
    /** Where its socket is. */
    postgresFolder?: string;
    /** In the project of `.unit` tests. */
    opensNoDatabase?: true;
  }
}

/** The database that those of tests are copies of. */
export const TEMPLATE = 'vetrina_template';

/** The address of another database of a server. */
export function addressOf(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: name }).href;
}

/** The same database by the server's socket, which takes half of the time that a port takes. */
export const bySocket = (url: string): string => `${url}?host=${inject('postgresFolder')}`;

/** Makes a database on a server, by default brought up to date; `drop` takes it away whoever uses it. */
export async function newDatabase(
  serverUrl: string,
  template = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `vetrina_test_${randomUUID().replaceAll('-', '')}`;
  await executeOnServer(serverUrl, `create database ${name} template ${template}`);
  return {
    url: addressOf(serverUrl, name),
    drop: () => executeOnServer(serverUrl, `drop database ${name} with (force)`),
  };
}

/** Has a server do one thing. */
export async function executeOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The real PostgreSQL of this run; only where there is one. */
export function postgresUrl(): string {
  const url = inject('postgres');
  if (url === undefined) throw new Error('This runs on a real PostgreSQL only.');
  return url;
}
