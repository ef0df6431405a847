import { randomUUID } from 'node:crypto';
import { buttonOf, type Message, waitFor } from './chats.ts';
import { asTelegram, type TrialMessenger } from './messenger.ts';

/**
 * A person without an answer repeats the action after this number of milliseconds: longer than a killed server's
 * updates wait for another.
 */
const PATIENCE_MS = 45_000;
const ATTEMPTS = 4;

export type People = ReturnType<typeof createPeople>;

/** People's actions in their chats. */
export function createPeople(messenger: TrialMessenger) {
  const { chats, push } = messenger;
  const counts = { acts: 0, 'repeated acts': 0, 'acts without an answer': 0 };
  const failures: string[] = [];
  let lastId = 1;

  const userOf = (id: number) => ({ id, is_bot: false, first_name: `P${id}`, username: `person_${id}` });

  /** Sends the bot a message. */
  function write(id: number, content: object): void {
    lastId += 1;
    const head = { message_id: lastId, date: Math.floor(Date.now() / 1000), from: userOf(id) };
    push({ message: { ...head, chat: { ...userOf(id), type: 'private' }, ...content } });
  }

  /** Writes text; a command is marked as the messenger marks it. */
  function say(id: number, text: string, replyTo?: Message): void {
    const length = /^\/\w+/.exec(text)?.[0].length ?? 0;
    write(id, {
      text,
      ...(length > 0 && { entities: [{ type: 'bot_command', offset: 0, length }] }),
      ...(replyTo && { reply_to_message: asTelegram(replyTo) }),
    });
  }

  /** Presses the button of a message whose label begins with this; does nothing if it is gone. */
  function press(message: Message, label: string): void {
    const data = buttonOf(message, label)?.callback_data;
    if (data === undefined) return;
    const from = userOf(message.chat);
    push({
      callback_query: { id: randomUUID(), from, chat_instance: '1', data, message: asTelegram(message) },
    });
  }

  /** Repeats an action until it has an effect, as people do, with a wait in between. Undefined if it never has. */
  async function until<Found>(
    what: string,
    act: () => void,
    find: () => Found | undefined,
  ): Promise<Found | undefined> {
    counts.acts += 1;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) counts['repeated acts'] += 1;
      act();
      const found = await waitFor(find, PATIENCE_MS);
      if (found !== undefined) return found;
    }
    counts['acts without an answer'] += 1;
    failures.push(`no answer: ${what}`);
    return undefined;
  }

  /** The latest message in a chat that is as asked for. */
  const latest = (id: number, is: (message: Message) => boolean) => chats.of(id).findLast(is);

  return { counts, failures, write, say, press, until, latest };
}
