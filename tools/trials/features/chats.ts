import { setTimeout as sleep } from 'node:timers/promises';
import type { Button, Parameters } from '../bot-api.ts';

/** A message of the bot in somebody's chat, in its present form. */
export type Message = {
  id: number;
  chat: number;
  text: string;
  /** The text as it was sent. */
  sentText: string;
  rows: Button[][];
  /** Marks of the text, as it was sent. */
  entities: unknown;
  hasPhoto: boolean;
  /** The payload of an invoice. */
  invoice: string;
  /** The server's run that sent it, and when. */
  run: number;
  at: number;
  /** True if the server learned that it arrived. */
  isAnswered: boolean;
};

export type Chats = ReturnType<typeof createChats>;

/** Everybody's chat with the bot. */
export function createChats() {
  const chats = new Map<number, Message[]>();
  let lastId = 100;

  return {
    /** Puts a message of the bot into a chat. */
    add(call: { run: number; parameters: Parameters; isAnswered: boolean }): Message {
      const { chat_id: chat, text, entities, caption, photo, reply_markup, payload } = call.parameters;
      lastId += 1;
      const plain = withoutMarkup(text ?? caption ?? '');
      const message: Message = {
        id: lastId,
        chat,
        text: plain,
        sentText: plain,
        rows: reply_markup?.inline_keyboard ?? [],
        entities,
        hasPhoto: photo !== undefined,
        invoice: payload,
        run: call.run,
        at: Date.now(),
        isAnswered: call.isAnswered,
      };
      chats.set(chat, [...(chats.get(chat) ?? []), message]);
      return message;
    },
    /** Changes a message; `undefined` if there is none. */
    edit({ chat_id: chat, message_id: id, text, caption, reply_markup }: Parameters): Message | undefined {
      const message = chats.get(chat)?.find((one) => one.id === id);
      if (!message) return undefined;
      if (text !== undefined || caption !== undefined) message.text = withoutMarkup(text ?? caption ?? '');
      message.rows = reply_markup?.inline_keyboard ?? [];
      return message;
    },
    of: (chat: number): readonly Message[] => chats.get(chat) ?? [],
    all: (): Message[] => [...chats.values()].flat(),
  };
}

function withoutMarkup(html: string): string {
  const plain = html.replace(/<[^>]+>/g, '');
  return plain
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

export const buttonOf = (message: Message, label: string): Button | undefined =>
  message.rows.flat().find(({ text }) => text.startsWith(label));

/** The polling interval. */
const LOOK_MS = 100;

/** Polls `find` until it returns something; undefined after `ms`. */
export async function waitFor<Found>(find: () => Found | undefined, ms: number): Promise<Found | undefined> {
  for (const end = Date.now() + ms; ; await sleep(LOOK_MS)) {
    const found = find();
    if (found !== undefined || Date.now() > end) return found;
  }
}
