import { MAX_CUSTOM_LISTS, MAX_LIST_NAME_LENGTH } from '../../../contract/own/lists.ts';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { namesOf } from '../../chat/commands/commands.ts';
import { texts } from '../../chat/texts/texts.ts';
import { isPremium } from '../people/premium-status.ts';
import { createCustomList } from './create-custom-list.ts';
import { parseListName } from './list-limits.ts';

/** `/lista Titolo` creates a custom list, for premium people; `/premium` names it. */
export function registerCreateListCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  chats.command(namesOf('lista'), async (ctx) => {
    await ctx.reply(await answerTo(userIdOf(ctx), ctx.match, ctx.update.update_id));
  });

  async function answerTo(userId: string, words: string, updateId: number): Promise<string> {
    if (!(await isPremium(db, userId))) return texts.listsArePremium;
    const title = parseListName(words);
    if (title === 'empty') return texts.listHelp;
    if (title === 'too long') return texts.listTitleTooLong(MAX_LIST_NAME_LENGTH);
    const { titolo } = title;
    const answers = {
      made: texts.listMade(titolo),
      taken: texts.listTaken(titolo),
      'too many': texts.tooManyLists(MAX_CUSTOM_LISTS),
      'not premium': texts.listsArePremium,
    };
    return answers[await createCustomList(db, { userId, titolo, updateId })];
  }
}
