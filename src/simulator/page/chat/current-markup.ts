import type { Message, ReplyMarkup } from '../../wire-message.ts';

type Keyboard = Extract<ReplyMarkup, { kind: 'keyboard' }>;

/** The keyboard that the bot's latest word about one left in a chat; undefined when there is none. */
export function currentKeyboard(messages: readonly Message[]): Keyboard | undefined {
  const index = messages.findLastIndex(({ replyMarkup: markup }) => markup && markup.kind !== 'forceReply');
  const markup = messages[index]?.replyMarkup;
  if (markup?.kind !== 'keyboard') return undefined;
  const isUsed = messages.slice(index + 1).some(({ author }) => author.kind === 'person');
  return markup.oneTime && isUsed ? undefined : markup;
}

/** What stands in the empty field: the bot's latest message may ask for an answer of a kind. */
export function placeholderOf(messages: readonly Message[]): string {
  const markup = messages.at(-1)?.replyMarkup;
  const asked = markup && 'placeholder' in markup ? markup.placeholder : undefined;
  return asked ?? currentKeyboard(messages)?.placeholder ?? 'Messaggio';
}

/** The id of the bot's latest message when it asks for an answer to itself: then the messenger makes the next text one. */
export function askedAnswer(messages: readonly Message[]): number | undefined {
  const last = messages.at(-1);
  return last?.replyMarkup?.kind === 'forceReply' ? last.id : undefined;
}
