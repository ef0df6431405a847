import type { Entity } from '../../../wire-message.ts';
import { compareEntities } from './entity-builder.ts';

/** Entities that the messenger finds without marks; the first pattern that matches wins. */
const PATTERNS: [Entity['type'], RegExp][] = [
  ['url', /\bhttps?:\/\/[^\s<>"]*[^\s<>".,;:!?')\]]|(?<![\w.@/])t\.me\/[\w/+-]+(?:\?[\w=&%+.-]*\w)?/gi],
  ['email', /(?<![\w.])[\w.+-]+@[\w-]+\.[a-z]{2,}\b/gi],
  ['bot_command', /(?<![^\s])\/\w{1,64}(?:@\w{3,32})?(?![\w/])/g],
  ['mention', /(?<![\w@/])@\w{3,32}\b/g],
  ['cashtag', /(?<![\w$])\$[A-Z]{1,8}(?![\w$])/g],
  ['phone_number', /(?<![\w+])\+\d{1,3}[ -]?(?:\(?\d{2,4}\)?[ -]?){2,4}\d(?!\w)/g],
  ['hashtag', /(?<![\w#&])#[\p{L}\d_]*\p{L}[\p{L}\d_]*/gu],
];
/** Entities with no others inside. */
const OPAQUE = new Set(['code', 'pre', 'text_link', 'text_mention', ...PATTERNS.map(([type]) => type)]);

/** Adds the addresses, commands and names in the text to the author's own entities. */
export function findEntities(text: string, marked: Entity[]): Entity[] {
  const entities = [...marked];
  for (const [type, pattern] of PATTERNS) {
    for (const { index, 0: found } of text.matchAll(pattern)) {
      const entity = { type, offset: index, length: found.length };
      if (!entities.some((other) => OPAQUE.has(other.type) && overlap(entity, other))) entities.push(entity);
    }
  }
  return entities.sort(compareEntities);
}

function overlap(one: Pick<Entity, 'offset' | 'length'>, other: Pick<Entity, 'offset' | 'length'>): boolean {
  return one.offset < other.offset + other.length && other.offset < one.offset + one.length;
}
