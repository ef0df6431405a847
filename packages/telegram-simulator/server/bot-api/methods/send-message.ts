import { type MessageContent, mediaKind } from '../../../wire-message.ts';
import { replaceMessage } from '../../world/messages.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findEditableMessage } from '../find-message.ts';
import type { Parameters } from '../parameters.ts';
import { readMedia } from '../parsing/read-media.ts';
import {
  readContact,
  readLocation,
  readPoll,
  readVenue,
  rollDice,
} from '../parsing/read-structured-content.ts';
import { presentMessage } from '../presentation/present-message.ts';
import { presentPoll } from '../presentation/present-poll.ts';
import { sendToChat } from '../send-to-chat.ts';
import { readCaption, readMessageText } from '../text/read-text.ts';

/** sendPhoto, sendVideo and so on: one for each kind of file. */
export const sendMediaMethods: Readonly<Record<string, ApiMethod>> = Object.fromEntries(
  mediaKind.options.map((kind): [string, ApiMethod] => [
    `send${kind}`,
    async (world, parameters) => {
      const media = await readMedia(world, parameters, kind);
      const caption = kind === 'sticker' ? {} : readCaption(parameters);
      return presentMessage(world, sendToChat(world, parameters, { ...media, ...caption }));
    },
  ]),
);

/** A method that sends the content of its call. */
const sending =
  (read: (parameters: Parameters) => Partial<MessageContent>): ApiMethod =>
  (world, parameters) =>
    presentMessage(world, sendToChat(world, parameters, read(parameters)));

export const sendMessage = sending(readMessageText);
export const sendLocation = sending(readLocation);
export const sendVenue = sending(readVenue);
export const sendContact = sending(readContact);
export const sendDice = sending(rollDice);
export const sendPoll = sending(readPoll);

/** Closes the poll; the result is its final state. */
export const stopPoll: ApiMethod = (world, parameters) => {
  const message = findEditableMessage(world, parameters);
  if (!message.poll) throw badRequest('message with poll to stop not found');
  if (message.poll.isClosed) throw badRequest('poll has already been closed');
  const poll = { ...message.poll, isClosed: true };
  replaceMessage(world, { ...message, poll });
  return presentPoll(poll);
};
