import { expect } from 'vitest';
import { dataOf } from '../../../support/inline-keyboard.ts';
import { BOT } from '../../../support/stub-bot-api.ts';
import { answering, messageFrom, OWNER, type TestBot } from '../../../support/test-bot.ts';

export type Payload = Record<string, unknown>;

/** The conversations of people and the bot in tests of requests. */
export function requestChat(server: TestBot) {
  const sentTo = (chat: number): Payload[] =>
    server.api.calls
      .filter(({ method, payload }) => /^send(Message|Photo)$/.test(method) && payload['chat_id'] === chat)
      .map(({ payload }) => payload);
  const textOf = (message: Payload | undefined) => String(message?.['text'] ?? message?.['caption']);
  const lastTo = (chat: number) => sentTo(chat).at(-1);
  const textsTo = (chat: number) => sentTo(chat).map(textOf);

  return {
    sentTo,
    lastTo,
    textsTo,
    toasts: () => server.api.of('answerCallbackQuery').map(({ text }) => text),
    /** Texts of edited messages, of one chat or of all. */
    edits: (chat?: number) =>
      server.api.calls
        .filter(({ method }) => /^editMessage(Text|Caption)$/.test(method))
        .filter(({ payload }) => chat === undefined || payload['chat_id'] === chat)
        .map(({ payload }) => textOf(payload)),
    /** Presses a button of this text below a message that the bot has sent. */
    async press(message: Payload | undefined, text: string, from: number): Promise<void> {
      const data = dataOf(message, text);
      if (data === '') throw new Error(`There is no button ${text}: ${JSON.stringify(message)}`);
      await server.bring({
        callback_query: {
          id: '1',
          chat_instance: '1',
          from: { id: from, is_bot: false, first_name: 'X' },
          data,
          message: messageFrom(from, { text: message?.['text'] ?? 'x', from: BOT }),
        },
      });
    },
    /** Replies to the last message that the bot sent to a chat. */
    reply: (text: string, from: number) => server.send({ text, ...answering(lastTo(from), from) }, from),
    untilTold: (chat: number, text: string) => expect.poll(() => textsTo(chat).join('\n')).toContain(text),
    /** The card of a request in the owner's chat. */
    async cardOf(name: string): Promise<Payload | undefined> {
      await expect.poll(() => textsTo(OWNER).join('\n')).toContain(`<b>${name}`);
      return sentTo(OWNER).find((message) => textOf(message).includes(`<b>${name}`));
    },
  };
}
