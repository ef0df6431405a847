import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { hasMedia, type Message, mediaKind } from '../../../wire-message.ts';
import { replaceMessage } from '../../world/messages.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findEditableMessage } from '../find-message.ts';
import type { Parameters } from '../parameters.ts';
import { schemaErrorText } from '../parsing/read-buttons.ts';
import { readMarkup } from '../parsing/read-markup.ts';
import { readMedia } from '../parsing/read-media.ts';
import { presentMessage } from '../presentation/present-message.ts';
import { readCaption, readMessageText } from '../text/read-text.ts';

const NOT_MODIFIED =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';

export const editMessageText: ApiMethod = (world, parameters) => {
  const text = readMessageText(parameters);
  const message = findEditableMessage(world, parameters);
  if (hasMedia(message) || message.invoice) throw badRequest('there is no text in the message to edit');
  return edit(world, parameters, message, text);
};

export const editMessageCaption: ApiMethod = (world, parameters) => {
  const caption = readCaption(parameters);
  const message = findEditableMessage(world, parameters);
  if (!hasMedia(message)) throw badRequest('there is no caption in the message to edit');
  return edit(world, parameters, message, caption);
};

export const editMessageReplyMarkup: ApiMethod = (world, parameters) =>
  edit(world, parameters, findEditableMessage(world, parameters), {});

const inputMedia = v.looseObject({
  type: v.picklist(['photo', 'video', 'animation', 'audio', 'document']),
  media: v.string(),
});

export const editMessageMedia: ApiMethod = async (world, parameters) => {
  const read = v.safeParse(inputMedia, parameters.json('media', "can't parse input media JSON object"));
  if (!read.success) throw badRequest(`can't parse InputMedia: ${schemaErrorText(read.issues[0])}`);
  const media = parameters.inside(read.output);
  const message = findEditableMessage(world, parameters);
  if (message.invoice) throw badRequest("message can't be edited");
  // A file for an inline message has to be on the messenger's servers, or at an address.
  if (isInlineEdit(parameters) && parameters.uploads.size > 0)
    throw badRequest('invalid message content specified');
  const content = await readMedia(world, media, read.output.type, 'media');
  const nothing = Object.fromEntries(mediaKind.options.map((kind) => [kind, undefined]));
  return edit(world, parameters, message, { ...nothing, ...content, ...readCaption(media) });
};

const isInlineEdit = (parameters: Parameters) => parameters.text('inline_message_id') !== '';

/** Changes a message; without buttons in the call, those it had go. */
function edit(world: World, parameters: Parameters, message: Message, change: Partial<Message>): unknown {
  const isInline = isInlineEdit(parameters);
  const isPrivate = !isInline && message.chatId > 0;
  const { buttons, replyMarkup } = readMarkup(parameters, {
    isPrivate,
    isInvoice: message.invoice !== undefined,
  });
  if (replyMarkup) throw badRequest('inline keyboard expected');
  const changed = { ...message, ...change, buttons };
  if (isSame(changed, message)) throw badRequest(NOT_MODIFIED);
  const edited = replaceMessage(world, { ...changed, editDate: world.clock.seconds() });
  return isInline ? true : presentMessage(world, edited);
}

/** Compares messages as JSON: an absent field equals an undefined one. */
function isSame(one: Message, other: Message): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
}
