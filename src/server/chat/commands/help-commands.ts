import type { BotCommand, InlineKeyboardButton } from 'grammy/types';
import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../bot-services.ts';
import { buttons } from '../messages/buttons.ts';
import { onPress } from '../messages/presses.ts';
import { texts } from '../texts/texts.ts';
import { commandsIn, onCommand } from './commands.ts';
import { ownPageRows } from './own-page-rows.ts';

type Services = Pick<BotServices, 'brand' | 'commands' | 'db' | 'links' | 'ownerIds'>;

/** `/help`, and the commands that Telegram requires of bots that sell: `/paysupport`, `/privacy`, `/terms`. `deskRows`: the button of the desk, for whom it is. */
export function registerHelpCommands(
  chats: PrivateChatComposer,
  services: Services,
  deskRows: (services: Services, userId: string) => Promise<InlineKeyboardButton[][]>,
): void {
  const { brand, commands } = services;
  const replies = [
    { name: 'paysupport', reply: () => texts.paymentHelp(brand.support) },
    { name: 'terms', reply: () => texts.terms(brand) },
    { name: 'privacy', reply: () => texts.privacy(brand) },
  ] as const;
  for (const { name, reply } of replies)
    onCommand(chats, services, name, 'required', async (ctx) => {
      await ctx.reply(reply());
    });

  onCommand(
    chats,
    services,
    ['help', 'aiuto', 'ayuda', 'ajuda', 'guida', 'comandi', 'commands', 'comandos', 'menu'],
    'menu',
    help,
  );
  onPress(chats, buttons.help, help);

  async function help(ctx: PrivateChatContext): Promise<void> {
    const others = commandsIn(
      commands.filter(({ name }) => name !== 'help'),
      'menu',
    );
    const owners = isOwner(ctx, services) ? commandsIn(commands, 'owners') : [];
    const desk = await deskRows(services, userIdOf(ctx));
    const text = texts.help(brand, {
      commands: linesOf(others).join('\n'),
      required: linesOf(commandsIn(commands, 'required')).join(' · '),
      owners: linesOf(owners).join('\n'),
    });
    await ctx.reply(text, { reply_markup: { inline_keyboard: [...ownPageRows(ctx, services), ...desk] } });
  }
}

/** A description that shows how to write its command is a separate line. */
function linesOf(commands: readonly BotCommand[]): string[] {
  return commands.map(({ command, description }) =>
    description.includes('/') ? description : `${description}: /${command}`,
  );
}
