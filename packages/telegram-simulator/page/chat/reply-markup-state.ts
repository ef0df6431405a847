import type { Message, ReplyMarkup } from '../../wire-message.ts';

type Keyboard = Extract<ReplyMarkup, { kind: 'keyboard' }>;

/** The reply keyboard in force: the latest that the bot sent, unless it was removed or used up. */
export function currentKeyboard(messages: readonly Message[]): Keyboard | undefined {
  const index = messages.findLastIndex(({ replyMarkup: markup }) => markup && markup.kind !== 'forceReply');
  const markup = messages[index]?.replyMarkup;
  if (markup?.kind !== 'keyboard') return undefined;
  const isUsed = messages.slice(index + 1).some(({ author }) => author.kind === 'person');
  return markup.oneTime && isUsed ? undefined : markup;
}

/** The input's placeholder, which the bot's latest reply markup may set. */
export function inputPlaceholder(messages: readonly Message[]): string {
  const markup = messages.at(-1)?.replyMarkup;
  const placeholder = markup && 'placeholder' in markup ? markup.placeholder : undefined;
  return placeholder ?? currentKeyboard(messages)?.placeholder ?? 'Messaggio';
}

/** The id of the bot's latest message when it forces a reply: the next text is sent as a reply to it. */
export function forcedReplyTo(messages: readonly Message[]): number | undefined {
  const last = messages.at(-1);
  return last?.replyMarkup?.kind === 'forceReply' ? last.id : undefined;
}
