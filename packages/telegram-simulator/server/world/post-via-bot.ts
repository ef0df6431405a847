import { randomBytes } from 'node:crypto';
import type { Message } from '../../wire-message.ts';
import type { Person } from '../../wire-world.ts';
import type { InlineContent } from './inline-results.ts';
import { addMessage } from './messages.ts';
import type { World } from './world.ts';

/** Sends an inline result in a person's name; the bot can edit it by its inline identifier. */
export function postViaBot(world: World, chatId: number, person: Person, content: InlineContent): Message {
  const author = { kind: 'person' as const, id: person.id, name: person.firstName };
  const inlineMessageId = randomBytes(20).toString('base64url');
  return addMessage(world, { ...content, chatId, author, isViaBot: true, inlineMessageId });
}
