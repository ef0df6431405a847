import type { ActionOf, ActionResult } from '../../wire-actions.ts';
import { makeBotToken } from '../world/make-bot-token.ts';
import { privateChat } from '../world/seed-people.ts';
import type { World } from '../world/world.ts';

/**
 * A new bot takes the place of the present one: nobody has started it, it is in no group and no channel, it has no
 * payments, and identifiers of files that its predecessor got are worth nothing to it.
 */
export function replaceBot(
  world: World,
  { username = `vetrina_${world.bot.id + 1}_bot` }: ActionOf<'replaceBot'>,
): ActionResult<'replaceBot'> {
  const id = world.bot.id + 1;
  world.bot = { ...world.bot, id, username };
  world.token = makeBotToken(id);
  forgetUpdates(world);
  for (const person of world.people.values())
    world.people.set(person.id, { ...person, hasStarted: false, hasBlocked: false, subscriptions: [] });
  for (const chat of world.chats.values()) {
    const person = chat.type === 'private' ? world.people.get(chat.id) : undefined;
    world.chats.set(chat.id, person ? privateChat(person) : { ...chat, botStatus: undefined });
  }
  world.transactions.length = 0;
  world.feed.publish({ type: 'reset' });
  return { token: world.token, username };
}

/** The same bot by another token. */
export function revokeToken(world: World): ActionResult<'revokeToken'> {
  world.token = makeBotToken(world.bot.id);
  return { token: world.token };
}

function forgetUpdates({ updates, settings, ...world }: World): void {
  updates.setWebhook(undefined);
  updates.drop();
  updates.restart();
  settings.defaultMenuButton = { kind: 'commands' };
  for (const known of [settings.commands, world.inlineAnswers, world.webAppQueries, world.invoiceLinks])
    known.clear();
  world.preparedMessages.clear();
}
