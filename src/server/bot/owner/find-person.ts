import type { Api } from 'grammy';
import * as v from 'valibot';
import { findByUsername, isKnown } from '../../repositories/users.ts';
import { chatIdOf } from '../chat-id.ts';
import { failureOf } from '../failures.ts';
import type { Services } from '../services.ts';

/** How an owner names somebody: the number, or the @name. */
export const personWord = v.pipe(v.string(), v.regex(/^(\d{1,20}|@\w{3,32})$/));

/** The id of whom an owner means; undefined for a name or number that neither we nor the messenger know. */
export async function findPerson(
  api: Api,
  { db }: Pick<Services, 'db'>,
  word: string,
): Promise<string | undefined> {
  if (word.startsWith('@')) return findByUsername(db, word.slice(1).toLowerCase());
  if (await isKnown(db, word)) return word;
  const chatId = chatIdOf(word);
  if (chatId === undefined) return undefined;
  try {
    await api.getChat(chatId);
    return word;
  } catch (error) {
    if (!['unreachable', 'refused'].includes(failureOf(error).kind)) throw error;
    return undefined;
  }
}
