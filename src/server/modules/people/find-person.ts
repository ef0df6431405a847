import type { Api, Context } from 'grammy';
import * as v from 'valibot';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import type { Db } from '../../database/db.ts';
import { findMaker } from '../changes/find-changes.ts';
import { findByUsername, isKnownPerson } from './people.ts';
import { privateChatId } from './private-chat-id.ts';

/** An owner's reference to a person: user id or @username, also as the link 't.me/username'. */
export const personReferenceSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^(?:https?:\/\/)?(?:t|telegram)\.me\/(?=\w+$)/i, '@')),
  v.regex(/^([1-9]\d{0,19}|@\w{3,32})$/),
);

/** The person whose forwarded message a command replies to, unless they hide who they are. */
export function forwardedPersonId({ message }: Pick<Context, 'message'>): string | undefined {
  const origin = message?.reply_to_message?.forward_origin;
  return origin?.type === 'user' ? String(origin.sender_user.id) : undefined;
}

/** A person's name for owners: @username, else first name with user id, else the id alone. */
export async function nameForOwners(db: Db, userId: string): Promise<string> {
  const person = await db
    .selectFrom('person')
    .select(['username', 'first_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (person?.username) return `@${person.username}`;
  return person?.first_name ? `${person.first_name} (${userId})` : userId;
}

/** The name of somebody else who made the last change, by its keys; undefined if nobody else is known. */
export async function nameOfOtherMaker(
  db: Db,
  userId: string,
  keys: readonly string[],
): Promise<string | undefined> {
  const maker = await findMaker(db, keys);
  return maker === undefined || maker === userId ? undefined : nameForOwners(db, maker);
}

/** The user id of the referenced person; undefined when neither the database nor Telegram knows them. */
export async function findPerson(
  api: Api,
  { db }: Pick<BotServices, 'db'>,
  word: string,
): Promise<string | undefined> {
  if (word.startsWith('@')) return findByUsername(db, word.slice(1).toLowerCase());
  if (await isKnownPerson(db, word)) return word;
  const chatId = privateChatId(word);
  if (chatId === undefined) return undefined;
  try {
    await api.getChat(chatId);
    return word;
  } catch (error) {
    if (!['unreachable', 'refused'].includes(classifyBotApiError(error).kind)) throw error;
    return undefined;
  }
}
