import { DESK_PATH } from '../../../contract/desk.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../bot-services.ts';
import { deskLink, deskPathOfTitle, LEFT_TO_DESK } from '../desk-link.ts';
import type { AnswerHandler } from './answers.ts';
import { answerCallbackQuery } from './presses.ts';

/**
 * Where the desk does what buttons and questions of older messages did, by the first word of their data. They stay in chats
 * for years: no word is removed, or used for another button. A title's are followed by its number.
 */
const RETIRED: Readonly<Record<string, 'title'>> = {
  edit: 'title',
  tools: 'title',
  field: 'title',
  value: 'title',
  merge: 'title',
  mergesurely: 'title',
  remove: 'title',
  surely: 'title',
  keep: 'title',
  sources: 'title',
  unsource: 'title',
  unsubtitle: 'title',
  editversion: 'title',
  versionquality: 'title',
  versionfield: 'title',
  versionvalue: 'title',
  firstversion: 'title',
};

const PATTERN = new RegExp(`^(${Object.keys(RETIRED).join('|')})(?::(\\d{1,16}))*$`);

/** How questions started before they were signed. */
const EARLIER = /^(Modifica n\. \d+, |Titolo n\. \d+, versione )/;

/** Answers presses on an owner's retired buttons, and answers to retired questions, by one message with the way to the desk. */
export function registerRetiredButtons(
  owners: PrivateChatComposer,
  { links }: Pick<BotServices, 'links'>,
): { retired: AnswerHandler } {
  owners.callbackQuery(PATTERN, async (ctx) => {
    await answerCallbackQuery(ctx);
    await show(ctx, ctx.callbackQuery.data);
  });

  const question = { word: '', pattern: PATTERN, earlier: EARLIER, isForOwners: true };
  return { retired: { question, handle: show } };

  async function show(ctx: PrivateChatContext, data: string): Promise<void> {
    const { note, rows } = deskLink(links, userIdOf(ctx), { path: pathOf(data) });
    const text = [LEFT_TO_DESK, note].filter(Boolean).join(' ');
    await ctx.reply(text, { reply_markup: { inline_keyboard: rows } });
  }
}

function pathOf(data: string): string {
  const [word = '', first = ''] = data.split(':');
  return RETIRED[word] === 'title' ? deskPathOfTitle(Number(first)) : DESK_PATH;
}
