import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../bot-services.ts';
import { DESK_VIDEOS_PATH, deskMessage, deskPathOfTitle } from '../desk-link.ts';
import type { AnswerHandler } from './answers.ts';
import { replyWith } from './keyboard-message.ts';
import { answerCallbackQuery } from './presses.ts';

/**
 * The places at the desk that replace buttons and questions of older messages, by the first word of their data.
 * They stay in chats for years: no word is removed, or used for a different button. A title's number follows its
 * word.
 */
const RETIRED: Readonly<Record<string, 'title' | 'videos'>> = {
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
  unsure: 'videos',
  videos: 'videos',
  isthis: 'videos',
  searchfor: 'videos',
  titleof: 'videos',
  episodeof: 'videos',
  ignoregroup: 'videos',
  ignoreall: 'videos',
  takeback: 'videos',
  settlelikely: 'videos',
};

const PATTERN = new RegExp(`^(${Object.keys(RETIRED).join('|')})(?::(\\d{1,16}))*$`);

/** Beginnings of questions from before they were signed. */
const EARLIER = /^(Modifica n\. \d+, |Titolo n\. \d+, versione |Cerca per il video |Episodio del video )/;

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
    await replyWith(ctx, deskMessage(links, userIdOf(ctx), pathOf(data)));
  }
}

function pathOf(data: string): string {
  const [word = '', first = ''] = data.split(':');
  return RETIRED[word] === 'title' ? deskPathOfTitle(Number(first)) : DESK_VIDEOS_PATH;
}
