import type { Bot } from '../../../wire-world.ts';
import type { World } from '../../world/world.ts';
import type { Method } from '../method.ts';
import { presentBot } from '../present-message.ts';
import { badRequest } from '../refusal.ts';

export const getMe: Method = (world) => ({
  ...presentBot(world),
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: true,
});

export const setMyName: Method = (world, parameters) =>
  change(world, { name: limited(parameters.text('name'), 64, 'name') || world.bot.name });
export const setMyDescription: Method = (world, parameters) =>
  change(world, { description: limited(parameters.text('description'), 512, 'description') });
export const setMyShortDescription: Method = (world, parameters) =>
  change(world, {
    shortDescription: limited(parameters.text('short_description'), 120, 'short description'),
  });

export const getMyName: Method = ({ bot }) => ({ name: bot.name });
export const getMyDescription: Method = ({ bot }) => ({ description: bot.description });
export const getMyShortDescription: Method = ({ bot }) => ({ short_description: bot.shortDescription });

function limited(text: string, limit: number, what: string): string {
  if (text.length > limit) throw badRequest(`${what} is too long`);
  return text;
}

function change(world: World, part: Partial<Bot>): true {
  world.bot = { ...world.bot, ...part };
  world.feed.publish({ type: 'botChanged', bot: world.bot });
  return true;
}
