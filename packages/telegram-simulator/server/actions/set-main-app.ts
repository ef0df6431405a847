import type { ActionOf } from '../../wire-actions.ts';
import { isSecureUrl } from '../bot-api/check-url.ts';
import { changeBot } from '../world/change-bot.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';

/** What @BotFather does with an address: https only, or http on this machine. */
export function setMainApp(world: World, { url }: ActionOf<'setMainApp'>): null {
  if (url !== '' && !isSecureUrl(url)) throw new ActionError('Serve un indirizzo https.');
  changeBot(world, { mainAppUrl: url || undefined });
  return null;
}
