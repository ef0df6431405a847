import type { ActionOf, InlineAnswer } from '../../wire-actions.ts';
import type { Message } from '../../wire-message.ts';
import type { Chat } from '../../wire-world.ts';
import { announce } from '../bot-api/announce.ts';
import { presentPerson } from '../bot-api/present-message.ts';
import { postViaBot } from '../world/post-via-bot.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { findOwnChat, findPerson } from './find.ts';

/** Answers that can still be chosen from. */
const KEPT = 100;

/** Asks the bot `@bot query`; null when it does not answer. */
export async function inlineQuery(
  world: World,
  { chat: chatId, person: personId, query, offset }: ActionOf<'inlineQuery'>,
): Promise<InlineAnswer | null> {
  const person = findPerson(world, personId);
  const chat = findOwnChat(world, chatId, person);
  const { id, answer } = world.inlineQueries.ask();
  const asked = { id, from: presentPerson(person), query, offset, chat_type: chatType(chat) };
  world.updates.add('inline_query', asked, personId);
  const full = await answer;
  if (!full) return null;
  world.inlineAnswers.set(id, { ...full, query });
  const [oldest] = world.inlineAnswers.keys();
  if (world.inlineAnswers.size > KEPT && oldest) world.inlineAnswers.delete(oldest);
  const { results, nextOffset, button } = full;
  return { queryId: id, results, nextOffset, button };
}

const chatType = ({ type }: Chat) => (type === 'private' ? 'sender' : type);

/** Sends a result; the bot hears which, and of the message itself where it is in the chat. */
export function chooseInline(
  world: World,
  { chat: chatId, person: personId, queryId, resultId }: ActionOf<'chooseInline'>,
): Message {
  const person = findPerson(world, personId);
  const chat = findOwnChat(world, chatId, person);
  const answer = world.inlineAnswers.get(queryId);
  const content = answer?.contents.get(resultId);
  if (!content) throw new ActionError('Questo risultato non è più offerto.');
  const message = postViaBot(world, chat.id, person, content);
  const inline_message_id = message.buttons && message.inlineMessageId;
  const chosen = {
    result_id: resultId,
    from: presentPerson(person),
    query: answer?.query,
    inline_message_id,
  };
  world.updates.add('chosen_inline_result', chosen, person.id);
  announce(world, message);
  return message;
}
