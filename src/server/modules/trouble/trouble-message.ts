import type { InlineKeyboardButton } from 'grammy/types';
import { sql } from 'kysely';
import * as v from 'valibot';
import { DESK_PATH } from '../../../contract/desk/desk.ts';
import { parseValidItems } from '../../../contract/lenient-schemas.ts';
import { deskLink } from '../../chat/desk-link.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { byLanguage } from '../../languages/texts.ts';
import type { MessageContext, NoticeKind } from '../../module.ts';
import { addToChannelLink } from '../videos/posts/channel-rights.ts';
import { sayTrouble, type Trouble, trouble } from './trouble.ts';

const texts = byLanguage(({ findings }) => findings);

/** Troubles of one cause that a message names. */
const SHOWN = 3;
/** Characters of a message, and of one line of it; the messenger takes 4096 in all. */
const MAX_LENGTH = 3500;
const MAX_LINE = 300;

const list = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((items) => parseValidItems(trouble, items)),
  ),
  [],
);
const news = v.object({ begun: list, over: list });

/** Owners' messages about what is out of order, whatever notices they have turned off. */
export const troubleNotice: NoticeKind = {
  isWanted: sql`true`,
  isUrgent: true,
  sender:
    ({ api, ...context }) =>
    async ({ chatId, userId, details }) => {
      const { begun, over } = v.parse(news, details);
      if (begun.length + over.length === 0) return;
      const { notes, rows } = await wayOut(context, userId, begun);
      const text = [...(begun.length > 0 ? wordsOfBegun(begun) : []), ...wordsOfOver(over), ...notes];
      await api.sendMessage(chatId, truncateAll(text), {
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
        reply_markup: { inline_keyboard: rows },
      });
    },
};

function wordsOfBegun(begun: readonly Trouble[]): string[] {
  return [
    `⚠️ <b>${escapeHtml(texts.outOfOrder)}</b>`,
    ...[...new Set(begun.map(({ cause }) => cause))].map((cause) =>
      wordsOfCause(begun.filter((one) => one.cause === cause)),
    ),
  ];
}

/** The troubles of one cause, of which there may be a hundred, with the remedy once. */
function wordsOfCause(troubles: readonly Trouble[]): string {
  const said = troubles.map(sayTrouble);
  const [first] = said;
  if (!first) return '';
  const lines = said.slice(0, SHOWN).map(({ message }) => short(message));
  return [
    `<b>${escapeHtml(texts.checks[first.check])}</b>`,
    ...lines,
    ...(said.length > SHOWN ? [escapeHtml(texts.andMore(said.length - SHOWN))] : []),
    ...(first.hint === undefined ? [] : [`<i>${short(first.hint)}</i>`]),
  ].join('\n');
}

function wordsOfOver(over: readonly Trouble[]): string[] {
  if (over.length === 0) return [];
  const names = [...new Set(over.map((one) => sayTrouble(one).name))];
  const shown = names.slice(0, 3 * SHOWN).map((name) => short(name));
  const more = names.length - shown.length;
  return [
    `✅ <b>${escapeHtml(texts.inOrderAgain)}</b>\n${shown.join(', ')}${more > 0 ? ` ${escapeHtml(texts.andMore(more))}` : ''}`,
    ...over.flatMap((one) => (one.cause === 'token' ? [escapeHtml(texts.tokenWasRefused)] : [])),
  ];
}

const short = (text: string) => escapeHtml(truncateText(text, MAX_LINE));

/** Whole parts, as many as fit. */
function truncateAll(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    const longer = text === '' ? part : `${text}\n\n${part}`;
    if (longer.length > MAX_LENGTH) return `${text}\n\n…`;
    text = longer;
  }
  return text;
}

type WayOut = { notes: string[]; rows: InlineKeyboardButton[][] };

/** Buttons that lead to where each cause is mended. */
async function wayOut(
  { links, me }: Pick<MessageContext, 'links' | 'me'>,
  userId: string,
  begun: readonly Trouble[],
): Promise<WayOut> {
  const causes = new Set(begun.map(({ cause }) => cause));
  const rows: InlineKeyboardButton[][] = [];
  if (causes.delete('channel'))
    rows.push([{ text: texts.giveRights, url: addToChannelLink((await me()).username) }]);
  const notes = new Set<string>();
  const open = (path: string, label: string) => {
    const link = deskLink(links, userId, { label, path: `${DESK_PATH}/${path}` });
    rows.push(...link.rows);
    if (link.note) notes.add(escapeHtml(link.note));
  };
  if (causes.delete('import')) open('importa', texts.openImports);
  if (causes.size > 0) open('numeri', texts.openFigures);
  return { notes: [...notes], rows };
}
