import { type BotServices, isOwner, type PrivateChatComposer } from '../bot-services.ts';
import { registerStatisticsCommand } from '../statistics/statistics-command.ts';
import { registerBanCommands } from './ban-commands.ts';
import { registerFailedDeliveriesCommand } from './failed-deliveries-command.ts';

/** Owner commands for statistics, failed deliveries and bans; invisible to others. */
export function registerAdministration(chats: PrivateChatComposer, services: BotServices): void {
  const owners = chats.filter((ctx) => isOwner(ctx, services));
  registerStatisticsCommand(owners, services);
  registerFailedDeliveriesCommand(owners, services);
  registerBanCommands(owners, services);
}
