import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';

const button = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  request_chat: v.object({
    request_id: v.pipe(v.number(), v.integer()),
    chat_is_channel: v.boolean(),
    request_title: v.optional(v.boolean(), false),
    bot_administrator_rights: v.optional(v.looseObject({})),
  }),
});

/** A button by which the mini app has its person choose a chat; of the kinds of buttons only this one is known. */
export const savePreparedKeyboardButton: ApiMethod = (world, parameters) => {
  const personId = parameters.integer('user_id');
  if (!world.people.has(personId)) throw badRequest('user not found');
  const read = v.safeParse(button, parameters.json('button', "can't parse JSON encoded keyboard button"));
  if (!read.success) throw badRequest('only buttons with request_chat can be prepared here');
  const { request_chat: asked } = read.output;
  const id = randomBytes(12).toString('base64url');
  world.chatChoosers.set(id, {
    personId,
    requestId: asked.request_id,
    isChannel: asked.chat_is_channel,
    asksTitle: asked.request_title,
    givesRights: asked.bot_administrator_rights !== undefined,
  });
  return { id };
};
