import type { Context } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, userIdOf } from '../bot-services.ts';
import { texts } from '../texts/texts.ts';

/** The mini app's own page. Its sections are called like the commands that show the same (behaviour 22.2). */
const OWN_PAGE_PATH = '/tu';

/**
 * A row with the button that opens a section of the sender's own page, or the page itself; no row if the Bot API
 * would refuse the URL.
 */
export function ownPageRows(
  ctx: Pick<Context, 'from'>,
  { links }: Pick<BotServices, 'links'>,
  section?: string,
): InlineKeyboardButton[][] {
  const path = section === undefined ? OWN_PAGE_PATH : `${OWN_PAGE_PATH}/${section}`;
  const button = links.appButton(texts.openInApp, userIdOf(ctx), path);
  return button ? [[button]] : [];
}
