import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { chat, person } from '../../wire-world.ts';
import type { World } from './world.ts';

const keptChats = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ people: v.array(person), chats: v.array(chat), lastMessageId: v.number() }),
);

/** Writes people and chats to a file, for the next start. Uploads are not in it, nor what waits for the bot. */
export function keepChats({ people, chats, lastMessageId }: World, file: string): void {
  const kept = { people: [...people.values()], chats: [...chats.values()], lastMessageId };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(kept), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Puts the people and chats of a file into the world; false, and no change, without one that can be read. */
export function restoreChats(world: World, file: string): boolean {
  if (!existsSync(file)) return false;
  const read = v.safeParse(keptChats, readFileSync(file, 'utf8'));
  if (!read.success) return false;
  const { people, chats, lastMessageId } = read.output;
  world.people.clear();
  world.chats.clear();
  for (const one of people) world.people.set(one.id, one);
  for (const one of chats) world.chats.set(one.id, one);
  world.lastMessageId = Math.max(world.lastMessageId, lastMessageId);
  return true;
}
