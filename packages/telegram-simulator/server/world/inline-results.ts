import type { InlineAnswer } from '../../wire-actions.ts';
import type { InlineButton, MessageContent } from '../../wire-message.ts';

/** The message that a chosen inline result becomes. */
export type InlineContent = Partial<MessageContent> & { buttons?: InlineButton[][] };

/** An inline answer with the messenger's own part: the message of each result. */
export type InlineAnswerWithContent = Omit<InlineAnswer, 'queryId'> & {
  contents: Map<string, InlineContent>;
};
