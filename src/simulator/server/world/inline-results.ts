import type { InlineAnswer } from '../../wire-actions.ts';
import type { Entity, InlineButton, Photo, Video } from '../../wire-message.ts';

/** The message that a chosen inline result becomes. */
export type InlineContent = {
  text: string;
  entities: Entity[];
  photo?: Photo;
  video?: Video;
  buttons?: InlineButton[][];
};

/** An inline answer with what only the messenger sees: what each result would send. */
export type InlineAnswerFull = Omit<InlineAnswer, 'queryId'> & {
  contents: Map<string, InlineContent>;
};
