import type { State, WireEvent } from '../../wire.ts';
import type { Message } from '../../wire-message.ts';
import type { Chat } from '../../wire-world.ts';

const MAX_LOG_ENTRIES = 500;

/** The state after one event of the server. 'reset' and 'chatAction' change nothing here. */
export function applyEvent(state: State, event: WireEvent): State {
  switch (event.type) {
    case 'messageSent':
      return inChat(state, event.message.chatId, (chat) =>
        withMessages(chat, put(chat.messages, event.message)),
      );
    case 'messageEdited':
      return inChat(state, event.message.chatId, (chat) =>
        withMessages(
          chat,
          chat.messages.map((one) => (one.id === event.message.id ? event.message : one)),
        ),
      );
    case 'messageDeleted':
      return inChat(state, event.chatId, (chat) =>
        withMessages(
          chat,
          chat.messages.filter((one) => one.id !== event.messageId),
        ),
      );
    case 'personChanged':
      return { ...state, people: put(state.people, event.person) };
    case 'chatAdded':
      return { ...state, chats: put(state.chats, event.chat) };
    case 'menuButtonChanged':
      return inChat(state, event.chatId, (chat) => ({ ...chat, menuButton: event.menuButton }));
    case 'commandsChanged':
      return inChat(state, event.chatId, (chat) => ({
        ...chat,
        commands: event.commands,
        ownCommands: event.ownCommands,
      }));
    case 'pinChanged':
      return inChat(state, event.chatId, (chat) => ({ ...chat, pinnedMessageId: event.messageId }));
    case 'botChanged':
      return { ...state, bot: event.bot };
    case 'faultsChanged':
      return { ...state, faults: event.faults };
    case 'clockMoved':
      return { ...state, clockAhead: event.ahead };
    case 'logged':
      return { ...state, log: put(state.log, event.entry).slice(-MAX_LOG_ENTRIES) };
    case 'chatAction':
    case 'reset':
      return state;
  }
}

function inChat(state: State, chatId: number, change: (chat: Chat) => Chat): State {
  return { ...state, chats: state.chats.map((chat) => (chat.id === chatId ? change(chat) : chat)) };
}

function withMessages(chat: Chat, messages: Message[]): Chat {
  return { ...chat, messages };
}

/** Replaces the item with the same id, or appends: an event may repeat what the state holds. */
function put<Item extends { id: number }>(items: Item[], item: Item): Item[] {
  const isThere = items.some((one) => one.id === item.id);
  return isThere ? items.map((one) => (one.id === item.id ? item : one)) : [...items, item];
}
