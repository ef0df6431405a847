import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../database/schema.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { LAUNCH_KEY_LIFE, makeLaunchKey } from '../domain/launch-key.ts';
import { launchLink } from '../domain/launch-link.ts';
import { localSecret } from '../local-secret.ts';
import {
  createCustomList,
  customListsOf,
  customListTitles,
  deleteCustomList,
} from '../repositories/custom-lists.ts';
import { givePremium } from '../repositories/give-premium.ts';
import { withdrawPremium } from '../repositories/users.ts';
import { readDays, readListId, readTitle, readUser } from './arguments.ts';

/** What a command works with; the database is opened only by those that ask for it. */
export type Context = { config: Config; db(): Promise<Kysely<Schema>> };

/** Reads the words after a command's name, does what they ask for, and answers what to print. */
export type Command = (words: readonly string[], context: Context) => Promise<string>;

/** Every command by its name, with the number of words it takes at most. */
export const commands: ReadonlyMap<string, { words: number; run: Command }> = new Map([
  ['premium grant', { words: 2, run: grant }],
  ['premium withdraw', { words: 1, run: withdraw }],
  ['list create', { words: 2, run: createList }],
  ['list delete', { words: 2, run: deleteList }],
  ['list show', { words: 1, run: showLists }],
  ['demo load', { words: 0, run: demo }],
  ['link', { words: 1, run: link }],
]);

async function grant([user, days]: readonly string[], { db }: Context): Promise<string> {
  const userId = readUser(user);
  const time = days === undefined ? undefined : { days: readDays(days) };
  const until = await givePremium(await db(), userId, time);
  return `${userId} is premium now, ${until === 'without end' ? until : `until ${until.toISOString()}`}.`;
}

async function withdraw([user]: readonly string[], { db }: Context): Promise<string> {
  const userId = readUser(user);
  await withdrawPremium(await db(), userId);
  return `${userId} is not premium any more.`;
}

async function createList([user, title]: readonly string[], { db }: Context): Promise<string> {
  const userId = readUser(user);
  const titolo = readTitle(title);
  return `List ${await createCustomList(await db(), { userId, titolo })} is made: ${titolo}`;
}

async function deleteList([user, list]: readonly string[], { db }: Context): Promise<string> {
  const userId = readUser(user);
  const listId = readListId(list);
  if (!(await deleteCustomList(await db(), { userId, listId })))
    throw new Error(`${userId} has no list ${listId}`);
  return `List ${listId} is deleted.`;
}

async function showLists([user]: readonly string[], { db }: Context): Promise<string> {
  const userId = readUser(user);
  const lists = await customListsOf(await db(), userId);
  if (lists.length === 0) return `${userId} has no lists.`;
  const lines = lists.map(async ({ id, titolo }) => {
    const titles = await customListTitles(await db(), { listId: id });
    return `${id}  ${titolo} (${titles.length} titles)`;
  });
  return (await Promise.all(lines)).join('\n');
}

async function demo(_: readonly string[], { db }: Context): Promise<string> {
  const outcomes = {
    loaded: 'The demo is loaded.',
    continued: 'The demo was there already; its people lived on until today.',
    'left alone': 'Nothing to do: the catalogue is not empty.',
  };
  return outcomes[await loadDemo(await db())];
}

async function link([user]: readonly string[], { config }: Context): Promise<string> {
  const userId = readUser(user);
  const secret = config.launchSecret ?? (await localSecret(config.dataFolder));
  const expires = new Date(Date.now() + LAUNCH_KEY_LIFE);
  return launchLink({ base: config.publicUrl, userId, key: makeLaunchKey({ userId, secret, expires }) });
}
