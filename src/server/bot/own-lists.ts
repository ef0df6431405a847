import { LONGEST_LIST_TITLE, readListTitle } from '../domain/list-title.ts';
import { MOST_LISTS, makeOwnList } from '../repositories/own-lists.ts';
import { isPremium } from '../repositories/premium.ts';
import { type PrivateChats, type Services, userIdOf } from './services.ts';
import { texts } from './texts.ts';

/** `/lista Titolo` makes a list of one's own, for premium people. */
export function makeLists(chats: PrivateChats, { db }: Services): void {
  chats.command('lista', async (ctx) => {
    await ctx.reply(await answerTo(userIdOf(ctx), ctx.match));
  });

  async function answerTo(userId: string, words: string): Promise<string> {
    if (!(await isPremium(db, userId))) return texts.listsArePremium;
    const title = readListTitle(words);
    if (title === 'empty') return texts.listHelp;
    if (title === 'too long') return texts.listTitleTooLong(LONGEST_LIST_TITLE);
    const { titolo } = title;
    const answers = {
      made: texts.listMade(titolo),
      taken: texts.listTaken(titolo),
      'too many': texts.tooManyLists(MOST_LISTS),
      'not premium': texts.listsArePremium,
    };
    return answers[await makeOwnList(db, { userId, titolo })];
  }
}
