import * as v from 'valibot';
import type { MessageContent } from '../../../wire-message.ts';
import { makeQueryId } from '../../world/pending-queries.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { findWritableChat } from '../find-chat.ts';
import type { Parameters } from '../parameters.ts';
import { readMedia } from '../parsing/read-media.ts';
import { presentMessage } from '../presentation/present-message.ts';
import { sendToChat } from '../send-to-chat.ts';
import { readCaption } from '../text/read-text.ts';

const albumItem = v.looseObject({
  type: v.picklist(['photo', 'video', 'audio', 'document']),
  media: v.string(),
});

/** An album: messages of one group, each with its own caption. */
export const sendMediaGroup: ApiMethod = async (world, parameters) => {
  const listed = parameters.json('media', "can't parse media JSON object");
  if (!Array.isArray(listed)) throw badRequest('there is no media in the request');
  if (listed.length < 2 || listed.length > 10) throw badRequest('wrong number of messages in the album');
  findWritableChat(world, parameters);
  // Sends nothing unless all of them are valid.
  const contents: Partial<MessageContent>[] = [];
  for (const item of listed) contents.push(await readItem(world, parameters, item));
  const mediaGroupId = makeQueryId();
  return contents.map((content) =>
    presentMessage(world, sendToChat(world, parameters, { ...content, mediaGroupId })),
  );
};

async function readItem(
  world: World,
  parameters: Parameters,
  item: unknown,
): Promise<Partial<MessageContent>> {
  const read = v.safeParse(albumItem, item);
  if (!read.success) throw badRequest("can't parse InputMedia: type and media are needed");
  const own = parameters.inside(read.output);
  return { ...(await readMedia(world, own, read.output.type, 'media')), ...readCaption(own) };
}
