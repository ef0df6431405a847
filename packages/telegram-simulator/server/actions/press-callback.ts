import { createHash } from 'node:crypto';
import type { ActionOf, AnsweredCallback } from '../../wire-actions.ts';
import { presentMessage, presentPerson } from '../bot-api/presentation/present-message.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { requireChatOf, requireMessage, requirePerson } from './require-existing.ts';

/** Presses a button under a message; resolves to the bot's answer, null without one. */
export function pressCallback(
  world: World,
  { chat: chatId, person: personId, messageId, data }: ActionOf<'pressCallback'>,
): Promise<AnsweredCallback | null> {
  const person = requirePerson(world, personId);
  const chat = requireChatOf(world, chatId, person);
  const message = requireMessage(chat, messageId);
  const hasButton = message.buttons
    ?.flat()
    .some((button) => button.kind === 'callback' && button.data === data);
  if (!hasButton) throw new ActionError(`Il messaggio ${messageId} non ha questo pulsante.`);
  const { id, answer } = world.callbacks.ask();
  const { inlineMessageId } = message;
  const query = {
    id,
    from: presentPerson(person),
    ...(inlineMessageId
      ? { inline_message_id: inlineMessageId }
      : { message: presentMessage(world, message) }),
    chat_instance: chatInstance(chatId),
    data,
  };
  world.updates.add('callback_query', query, chatId);
  return answer;
}

/** Constant for each chat, and different from its number. */
export function chatInstance(chatId: number): string {
  return BigInt(`0x${createHash('sha256').update(`chat ${chatId}`).digest('hex').slice(0, 15)}`).toString();
}
