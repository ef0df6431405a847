import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The address of a server's database by name. */
export function addressOf(serverUrl: string, name: string): string {
  return Object.assign(new URL(serverUrl), { pathname: name }).href;
}

/** Makes a database on a server as a copy of a second one; `drop` removes it even while it is in use. */
export async function copyDatabase(
  serverUrl: string,
  template: string,
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
