import type { InlineAnswer } from '../../wire-action-results.ts';
import type { Content, InlineButton } from '../../wire-message.ts';

/** The message that a chosen inline result becomes. */
export type InlineContent = Partial<Content> & { buttons?: InlineButton[][] };

/** An inline answer with what only the messenger sees: what each result would send. */
export type InlineAnswerWithContent = Omit<InlineAnswer, 'queryId'> & {
  contents: Map<string, InlineContent>;
};
