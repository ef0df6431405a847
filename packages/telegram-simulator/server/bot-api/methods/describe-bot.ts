import { type Bot, type Profile, profileFor } from '../../../wire-world.ts';
import { changeBot } from '../../world/change-bot.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import { languageOf, type Parameters } from '../parameters.ts';
import { presentBot } from '../presentation/present-message.ts';

export const getMe: ApiMethod = (world) => ({
  ...presentBot(world),
  can_join_groups: true,
  can_read_all_group_messages: !world.bot.hasPrivacyMode,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: world.bot.mainAppUrl !== undefined,
});

export const setMyName: ApiMethod = (world, parameters) =>
  change(world, parameters, { name: limited(parameters.text('name'), 64, 'name') || world.bot.name });
export const setMyDescription: ApiMethod = (world, parameters) =>
  change(world, parameters, { description: limited(parameters.text('description'), 512, 'description') });
export const setMyShortDescription: ApiMethod = (world, parameters) =>
  change(world, parameters, {
    shortDescription: limited(parameters.text('short_description'), 120, 'short description'),
  });

export const getMyName: ApiMethod = (world, parameters) => ({ name: read(world, parameters).name });
export const getMyDescription: ApiMethod = (world, parameters) => ({
  description: read(world, parameters).description,
});
export const getMyShortDescription: ApiMethod = (world, parameters) => ({
  short_description: read(world, parameters).shortDescription,
});

function limited(text: string, limit: number, what: string): string {
  if (text.length > limit) throw badRequest(`${what} is too long`);
  return text;
}

function read({ bot }: World, parameters: Parameters): Profile {
  return profileFor(bot, { languageCode: languageOf(parameters) });
}

function change(world: World, parameters: Parameters, part: Partial<Profile>): true {
  const language = languageOf(parameters);
  changeBot(world, language ? translated(world.bot, language, part) : part);
  return true;
}

function translated({ translations }: Bot, language: string, part: Partial<Profile>): Partial<Bot> {
  return { translations: { ...translations, [language]: { ...translations?.[language], ...part } } };
}
