import type { InlineKeyboardButton } from 'grammy/types';
import { type FailedWish, failedWishes, retryWish } from '../../repositories/failed-wishes.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { changeMessage } from '../change-message.ts';
import type { Choice } from '../episode-keyboards.ts';
import { clip, escapeHtml } from '../html.ts';
import type { PrivateChats, Services } from '../services.ts';
import { texts } from '../texts.ts';
import { whyFailed } from '../why-failed.ts';

const PER_PAGE = 5;
/** Nobody turns so many pages; what is further back costs the database too much. */
const LAST_PAGE = 200;
const LONGEST_NAME = 60;
const LONGEST_REASON = 120;
const { failed } = texts.owner;

/** `/consegne`: what was given up, with the person, the title, the reason and a button to try it once more. */
export function showFailedDeliveries(owners: PrivateChats, { db, wished }: Services): void {
  owners.command('consegne', async (ctx) => {
    const { text, reply_markup } = await choiceOf(0);
    await ctx.reply(text, { parse_mode: 'HTML', reply_markup });
  });

  owners.callbackQuery(callbacks.failed.pattern, async (ctx) => {
    const [page = 0] = callbacks.failed.read(ctx.match);
    const choice = await choiceOf(page);
    // The statistics keep their own message; another page takes the place of the one before.
    if (ctx.callbackQuery.message?.text?.startsWith(failed.heading)) await changeMessage(ctx, choice);
    else await ctx.reply(choice.text, { parse_mode: 'HTML', reply_markup: choice.reply_markup });
    await answerCallback(ctx);
  });

  owners.callbackQuery(callbacks.retry.pattern, async (ctx) => {
    const [id = 0, page = 0] = callbacks.retry.read(ctx.match);
    const isRetried = await retryWish(db, id);
    if (isRetried) wished();
    await changeMessage(ctx, await choiceOf(page));
    await answerCallback(ctx, isRetried ? failed.retried : failed.notThere);
  });

  async function choiceOf(asked: number): Promise<Choice> {
    const page = Math.min(asked, LAST_PAGE);
    const { wishes, hasMore } = await failedWishes(db, { page, perPage: PER_PAGE });
    // What was retried may have been the last of its page.
    if (wishes.length === 0 && page > 0) return choiceOf(page - 1);
    const entries = wishes.map((wish, index) => entryOf(wish, index + 1));
    const text = [`<b>${failed.heading}</b>`, ...(entries.length > 0 ? entries : [failed.none])].join('\n\n');
    const retries = wishes.map(({ id }, index) => ({
      text: failed.retry(index + 1),
      callback_data: callbacks.retry.make(id, page),
    }));
    const rows = [retries.slice(0, 3), retries.slice(3), turns(page, hasMore)];
    return { text, reply_markup: { inline_keyboard: rows.filter(({ length }) => length > 0) } };
  }
}

function entryOf({ userId, username, title, wishedAt, failure }: FailedWish, place: number): string {
  const what = title ? failed.title(clip(title.titolo, LONGEST_NAME), title.id) : failed.search;
  const who = username === null ? userId : `@${username} (${userId})`;
  const why = clip(whyFailed(failure), LONGEST_REASON);
  return `${place}. <b>${escapeHtml(what)}</b>\n${escapeHtml(failed.line(who, wishedAt, why))}`;
}

function turns(page: number, hasMore: boolean): InlineKeyboardButton[] {
  const turn = (text: string, to: number) => ({ text, callback_data: callbacks.failed.make(to) });
  return [
    ...(page > 0 ? [turn(texts.earlier, page - 1)] : []),
    ...(hasMore && page < LAST_PAGE ? [turn(texts.later, page + 1)] : []),
  ];
}
