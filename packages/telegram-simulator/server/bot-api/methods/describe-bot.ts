import type { Bot } from '../../../wire-world.ts';
import { changeBot } from '../../world/change-bot.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { presentBot } from '../present-message.ts';

export const getMe: ApiMethod = (world) => ({
  ...presentBot(world),
  can_join_groups: true,
  can_read_all_group_messages: !world.bot.hasPrivacyMode,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: world.bot.mainAppUrl !== undefined,
});

export const setMyName: ApiMethod = (world, parameters) =>
  change(world, { name: limited(parameters.text('name'), 64, 'name') || world.bot.name });
export const setMyDescription: ApiMethod = (world, parameters) =>
  change(world, { description: limited(parameters.text('description'), 512, 'description') });
export const setMyShortDescription: ApiMethod = (world, parameters) =>
  change(world, {
    shortDescription: limited(parameters.text('short_description'), 120, 'short description'),
  });

export const getMyName: ApiMethod = ({ bot }) => ({ name: bot.name });
export const getMyDescription: ApiMethod = ({ bot }) => ({ description: bot.description });
export const getMyShortDescription: ApiMethod = ({ bot }) => ({ short_description: bot.shortDescription });

function limited(text: string, limit: number, what: string): string {
  if (text.length > limit) throw badRequest(`${what} is too long`);
  return text;
}

function change(world: World, part: Partial<Bot>): true {
  changeBot(world, part);
  return true;
}
