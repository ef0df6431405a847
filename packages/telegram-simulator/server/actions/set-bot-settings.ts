import type { ActionOf } from '../../wire-actions.ts';
import { changeBot } from '../world/change-bot.ts';
import type { World } from '../world/world.ts';

/** What @BotFather sets; here it holds at once, in groups that the bot is in already as well. */
export function setBotSettings(
  world: World,
  {
    hasPrivacyMode = world.bot.hasPrivacyMode,
    hasInlineFeedback = world.bot.hasInlineFeedback,
  }: ActionOf<'setBotSettings'>,
): null {
  changeBot(world, { hasPrivacyMode, hasInlineFeedback });
  return null;
}
