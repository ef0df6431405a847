import type { Bot } from '../../wire-world.ts';
import type { World } from './world.ts';

export function changeBot(world: World, change: Partial<Bot>): void {
  world.bot = { ...world.bot, ...change };
  world.feed.publish({ type: 'botChanged', bot: world.bot });
}
