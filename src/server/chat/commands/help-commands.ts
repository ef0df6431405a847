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
import { ownPageRows } from './own-page-rows.ts';

/** `/help`, and the commands that Telegram requires of bots that sell: `/paysupport`, `/privacy`, `/terms`. */
export function registerHelpCommands(
  chats: PrivateChatComposer,
  services: Pick<BotServices, 'brand' | 'commands' | 'db' | 'links' | 'ownerIds'>,
): void {
  const { brand, commands } = services;
  const replies = [
    { name: 'paysupport', what: 'Pagamenti', reply: texts.paymentHelp(brand.support) },
    { name: 'terms', what: 'Condizioni', reply: texts.terms(brand) },
    { name: 'privacy', what: 'Privacy', reply: texts.privacy(brand) },
  ];
  for (const { name, what, reply } of replies)
    onCommand(chats, services, name, { required: what }, async (ctx) => {
      await ctx.reply(reply);
    });

  onCommand(chats, services, 'help', { menu: 'Che cosa so fare, e a chi chiedere' }, help);
  onPress(chats, buttons.help, help);

  async function help(ctx: PrivateChatContext): Promise<void> {
    const others = commandsIn(commands, 'menu').filter(({ command }) => command !== 'help');
    const owners = isOwner(ctx, services) ? commandsIn(commands, 'owners') : [];
    const desk = await deskButtonRows(services, userIdOf(ctx));
    const text = texts.help(brand, {
      commands: linesOf(others).join('\n'),
      required: linesOf(commandsIn(commands, 'required')).join(' · '),
      owners: linesOf(owners).join('\n'),
    });
    await ctx.reply(text, { reply_markup: { inline_keyboard: [...ownPageRows(ctx, services), ...desk] } });
  }
}

/** A description that shows how to write its command is a line by itself. */
function linesOf(commands: readonly BotCommand[]): string[] {
  return commands.map(({ command, description }) =>
    description.includes('/') ? description : `${description}: /${command}`,
  );
}
