import * as v from 'valibot';
import { type Entity, entity } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import { isHttpUrl } from '../check-url.ts';

const shape = v.object({ type: v.string(), offset: v.number(), length: v.number() });

/** Entities that a call lists instead of naming a parse mode. Throws in the words of the Bot API. */
export function readEntities(listed: unknown, text: string): Entity[] {
  if (!Array.isArray(listed)) throw badRequest("can't parse entities: expected an Array of MessageEntities");
  return listed.map((one) => readEntity(one, text));
}

function readEntity(listed: unknown, text: string): Entity {
  if (!v.is(shape, listed)) throw badRequest('can\'t parse MessageEntity: Can\'t find field "type"');
  if (!v.is(entity.entries.type, listed.type)) {
    throw badRequest("can't parse MessageEntity: Unsupported type specified");
  }
  const read = v.safeParse(entity, listed);
  if (!read.success) throw badRequest("can't parse MessageEntity: wrong field");
  const { offset, length, type, url } = read.output;
  if (type === 'text_link' && url === undefined) {
    throw badRequest('can\'t parse MessageEntity: Can\'t find field "url"');
  }
  if (type === 'text_link' && !isHttpUrl(url ?? '')) {
    throw badRequest(`entity URL '${url}' is invalid: ${url ? 'Wrong HTTP URL' : 'URL host is empty'}`);
  }
  if (offset < 0) throw badRequest(`receive an entity with incorrect offset ${offset}`);
  if (offset > text.length) {
    throw badRequest(`entity begins after the end of the text at UTF-16 offset ${offset}`);
  }
  if (offset + length > text.length) {
    throw badRequest(
      `entity beginning at UTF-16 offset ${offset} ends after the end of the text at UTF-16 offset ${offset + length}`,
    );
  }
  return read.output;
}
