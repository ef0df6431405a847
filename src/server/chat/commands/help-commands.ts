import type { BotCommand } from 'grammy/types';
import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../bot-services.ts';
import { deskButtonRows } from '../desk-button.ts';
import { buttons } from '../messages/buttons.ts';
import { onPress } from '../messages/presses.ts';
import { texts } from '../texts/texts.ts';
import { commandsIn, onCommand } from './commands.ts';

/** `/help`, and the commands that Telegram requires of bots that sell: `/paysupport`, `/privacy`, `/terms`. */
export function registerHelpCommands(
  chats: PrivateChatComposer,
  services: Pick<BotServices, 'brand' | 'commands' | 'db' | 'links' | 'ownerIds'>,
): void {
  const { brand, commands } = services;
  const replies = [
    { name: 'paysupport', what: 'Aiuto con un pagamento', reply: texts.paymentHelp(brand.support) },
    { name: 'terms', what: 'Le condizioni', reply: texts.terms(brand) },
    { name: 'privacy', what: 'Che cosa conservo di te', reply: texts.privacy(brand) },
  ];
  for (const { name, what, reply } of replies)
    onCommand(chats, services, name, { help: what }, async (ctx) => {
      await ctx.reply(reply);
    });

  onCommand(chats, services, 'help', { menu: 'Che cosa so fare, e a chi chiedere' }, help);
  onPress(chats, buttons.help, help);

  async function help(ctx: PrivateChatContext): Promise<void> {
    const shared = [...commandsIn(commands, 'menu'), ...commandsIn(commands, 'help')];
    const others = shared.filter(({ command }) => command !== 'help');
    const owners = isOwner(ctx, services) ? commandsIn(commands, 'owners') : [];
    const rows = await deskButtonRows(services, userIdOf(ctx));
    await ctx.reply(texts.help(brand, linesOf(others), linesOf(owners)), {
      ...(rows.length > 0 && { reply_markup: { inline_keyboard: rows } }),
    });
  }
}

/** A description that shows how to write its command is a line by itself. */
function linesOf(commands: readonly BotCommand[]): string {
  const lines = commands.map(({ command, description }) =>
    description.includes('/') ? description : `${description}: /${command}`,
  );
  return lines.join('\n');
}
