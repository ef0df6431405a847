import type { ActionOf, InlineAnswer } from '../../wire-actions.ts';
import type { Message } from '../../wire-message.ts';
import { presentPerson } from '../bot-api/presentation/present-message.ts';
import { queueMessageUpdate } from '../bot-api/queue-message-update.ts';
import { chatTypeFor } from '../launch/chat-type-for.ts';
import { postViaBot } from '../world/messages.ts';
import type { PreparedMessage, World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { requireChatOf, requirePerson } from './require-existing.ts';

/** Asks the bot `@bot query`; null when it does not answer. */
export async function inlineQuery(
  world: World,
  { chat: chatId, person: personId, query, offset }: ActionOf<'inlineQuery'>,
): Promise<InlineAnswer | null> {
  const person = requirePerson(world, personId);
  const chat = requireChatOf(world, chatId, person);
  const { id, answer } = world.inlineQueries.ask();
  const update = { id, from: presentPerson(person), query, offset, chat_type: chatTypeFor(chat) };
  world.updates.add('inline_query', update, personId);
  const full = await answer;
  if (!full) return null;
  world.inlineAnswers.set(id, { ...full, query });
  const { results, nextOffset, button } = full;
  return { queryId: id, results, nextOffset, button };
}

/**
 * Sends a result; queues `chosen_inline_result` if inline feedback is on, and the message's update if the bot is in
 * the chat.
 */
export function chooseInline(
  world: World,
  { chat: chatId, person: personId, queryId, resultId }: ActionOf<'chooseInline'>,
): Message {
  const person = requirePerson(world, personId);
  const chat = requireChatOf(world, chatId, person);
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
  if (world.bot.hasInlineFeedback) world.updates.add('chosen_inline_result', chosen, person.id);
  queueMessageUpdate(world, message);
  return message;
}

/** Looks up the message that the bot has prepared for a person's mini app. */
export function findPrepared(
  world: World,
  { person, preparedId }: Omit<ActionOf<'findPrepared'>, 'type'>,
): PreparedMessage {
  const prepared = world.preparedMessages.get(preparedId);
  if (prepared?.personId !== person || prepared.expiresAt <= world.clock.seconds())
    throw new ActionError('Questo messaggio non è più pronto.');
  return prepared;
}

/** Sends the message that the bot has prepared for a person's mini app. */
export function sendPrepared(
  world: World,
  { chat: chatId, person: personId, preparedId }: ActionOf<'sendPrepared'>,
): Message {
  const prepared = findPrepared(world, { person: personId, preparedId });
  const person = requirePerson(world, personId);
  const message = postViaBot(world, requireChatOf(world, chatId, person).id, person, prepared.content);
  queueMessageUpdate(world, message);
  return message;
}
