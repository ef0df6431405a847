import type { InlineKeyboardButton } from 'grammy/types';
import { visibleName } from '../../lib/visible-name.ts';
import { type BotServices, type PrivateChatContext, userIdOf } from '../bot-services.ts';
import { escapeHtml } from '../messages/html.ts';
import { sendPhotoOrText } from '../messages/keyboard-message.ts';
import { texts } from '../texts/texts.ts';

/** Greets a person with a button that opens the mini app, and further rows of buttons; `lead` replaces the usual words. */
export async function sendGreeting(
  ctx: PrivateChatContext,
  { brand, links }: Pick<BotServices, 'brand' | 'links'>,
  rows: InlineKeyboardButton[][],
  lead?: string,
): Promise<void> {
  const userId = userIdOf(ctx);
  const name = visibleName(ctx.from.first_name);
  const usual =
    brand.greeting === undefined ? texts.greeting(name, brand.name) : greetingOf(brand.greeting, name);
  const greeting = escapeHtml(lead ?? usual);
  const button = links.appButton(texts.openApp(brand.name), userId);
  const link = button ? [] : [`${texts.openInBrowser}\n<code>${escapeHtml(links.personal(userId))}</code>`];
  await sendPhotoOrText(ctx.api, ctx.chatId, {
    picture: links.logo(brand),
    text: [greeting, ...link].join('\n\n'),
    keyboard: [...(button ? [[button]] : []), ...rows],
  });
}

/** The brand's own greeting; a name that cannot be seen goes with the space or comma that ties it to the words. */
function greetingOf(greeting: string, name: string | undefined): string {
  if (name !== undefined) return greeting.replaceAll('{nome}', () => name);
  return greeting.replace(/^\{nome\}[\s,:!]*/, '').replaceAll(/(?<![\s,])[\s,]*\{nome\}/g, '');
}
