import type { Context } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import * as v from 'valibot';
import { type Db, type DbTransaction, joinTransaction } from '../../database/db.ts';
import { readUpdateProgress, saveUpdateProgress } from './bot-updates.ts';

/** A reply as plain text. */
export type Reply = { text: string; buttons?: InlineKeyboardButton[][] | undefined };

const someButton = v.looseObject({ text: v.string() });
const button = v.custom<InlineKeyboardButton>((one) => v.is(someButton, one));
const storedReply = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ text: v.string(), buttons: v.optional(v.array(v.array(button))) }),
);

/**
 * Replies with the outcome of an update's work, which it stores in the same transaction: an update that is handled again, since the
 * process ended before it was finished, works no more and gets the same reply. Without a text there is none. Once for an update.
 */
export async function replyOnce(
  ctx: Context,
  db: Db,
  work: (transaction: DbTransaction) => Promise<Reply>,
): Promise<void> {
  const { text, buttons } = (await replyBefore(ctx, db)) ?? (await workAndStore());
  if (text !== '') await ctx.reply(text, { reply_markup: { inline_keyboard: buttons ?? [] } });

  function workAndStore(): Promise<Reply> {
    return joinTransaction(db, async (transaction) => {
      const reply = await work(transaction);
      await saveUpdateProgress(transaction, ctx.update.update_id, JSON.stringify(reply));
      return reply;
    });
  }
}

/** True if the work of an update is done, and only its reply is missing. */
export const hasReply = async (ctx: Context, db: Db): Promise<boolean> =>
  (await replyBefore(ctx, db)) !== undefined;

/** The reply that the update's work has stored; undefined where it is handled for the first time. */
async function replyBefore(ctx: Context, db: Db): Promise<Reply | undefined> {
  const { progress } = (await readUpdateProgress(db, ctx.update.update_id)) ?? {};
  const stored = v.safeParse(storedReply, progress);
  return stored.success ? stored.output : undefined;
}
