import type { ActionOf } from '../../wire-actions.ts';
import type { ChatKind, Message } from '../../wire-message.ts';
import type { Chat, MemberStatus } from '../../wire-world.ts';
import { changeMembership } from '../bot-api/change-membership.ts';
import { queueMessageUpdate } from '../bot-api/queue-message-update.ts';
import { isAdministrator, memberStatusOf } from '../world/membership.ts';
import { addMessage } from '../world/messages.ts';
import type { ChatChooser, World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { requireChatOf, requirePerson } from './require-existing.ts';

/** The kinds of chats that fit a button by which a mini app has its person choose one. */
export function findChooser(
  world: World,
  input: Omit<ActionOf<'findChooser'>, 'type'>,
): { kinds: ChatKind[] } {
  return { kinds: [requireChooser(world, input).isChannel ? 'channels' : 'groups'] };
}

/** The bot hears of its new rights first, then of the choice. */
export function shareChosenChat(
  world: World,
  { chat: chatId, person, preparedId }: ActionOf<'shareChosenChat'>,
): Message {
  const { requestId, asksTitle, givesRights } = requireChooser(world, { person, preparedId });
  const author = { kind: 'person', id: person, name: requirePerson(world, person).firstName } as const;
  const chat = requireChatOf(world, chatId, requirePerson(world, person));
  if (givesRights) changeBot(world, { chat: chatId, person }, 'administrator');
  const service = {
    kind: 'chatShared' as const,
    requestId,
    sharedId: chatId,
    ...(asksTitle && { title: chat.title }),
  };
  const message = addMessage(world, { chatId: person, author, service });
  queueMessageUpdate(world, message);
  return message;
}

export function addToChannel(world: World, where: ActionOf<'addToChannel'>): Chat {
  return changeBot(world, where, 'administrator');
}

export function removeFromChannel(world: World, where: ActionOf<'removeFromChannel'>): Chat {
  return changeBot(world, where, 'left');
}

type Where = { chat: number; person: number };

function changeBot(world: World, { chat: chatId, person: personId }: Where, to: MemberStatus): Chat {
  const person = requirePerson(world, personId);
  const chat = requireChatOf(world, chatId, person);
  if (chat.type !== 'channel') throw new ActionError('Questa chat non è un canale.');
  if (!isAdministrator(world, chat, personId))
    throw new ActionError('Questo può farlo solo chi amministra il canale.');
  const { id, name } = world.bot;
  const by = { kind: 'person', id: personId, name: person.firstName } as const;
  if (memberStatusOf(world, chat, id) !== to)
    changeMembership(world, chat, { by, member: { kind: 'bot', id, name }, to });
  return chat;
}

function requireChooser(
  world: World,
  { person, preparedId }: { person: number; preparedId: string },
): ChatChooser {
  const chooser = world.chatChoosers.get(preparedId);
  if (chooser?.personId !== person) throw new ActionError('Questa scelta non è più pronta.');
  return chooser;
}
