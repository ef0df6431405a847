import type { Context } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import * as v from 'valibot';
import { type Db, type DbTransaction, joinTransaction } from '../../database/db.ts';
import { readUpdateProgress, saveUpdateProgress } from './bot-updates.ts';

/** A reply as plain text. */
export type Reply = { text: string; buttons?: InlineKeyboardButton[][] | undefined };

const someButton = v.looseObject({ text: v.string() });
const button = v.custom<InlineKeyboardButton>((one) => v.is(someButton, one));
const storedReply = v.object({ text: v.string(), buttons: v.optional(v.array(v.array(button))) });

/** Replies with the outcome of an update's work, see `workOnce`. Without a text there is no reply. */
export async function replyOnce(
  ctx: Context,
  db: Db,
  work: (transaction: DbTransaction) => Promise<Reply>,
): Promise<void> {
  const { text, buttons } = await workOnce(ctx, db, storedReply, work);
  if (text !== '') await ctx.reply(text, { reply_markup: { inline_keyboard: buttons ?? [] } });
}

/** The text that is the outcome of an update's work, see `workOnce`. */
export const textOnce = (
  ctx: Context,
  db: Db,
  work: (transaction: DbTransaction) => Promise<string>,
): Promise<string> => workOnce(ctx, db, v.string(), work);

/**
 * Works for an update, and stores the outcome in the same transaction: an update that is handled again, since the process ended
 * before it was finished, works no more and has the same outcome. Once for an update.
 */
export async function workOnce<Outcome>(
  ctx: Context,
  db: Db,
  schema: v.GenericSchema<unknown, Outcome>,
  work: (transaction: DbTransaction) => Promise<Outcome>,
): Promise<Outcome> {
  return (await outcomeBefore(ctx, db, schema)) ?? joinTransaction(db, workAndStore);

  async function workAndStore(transaction: DbTransaction): Promise<Outcome> {
    const outcome = await work(transaction);
    await storeOutcome(ctx, transaction, outcome);
    return outcome;
  }
}

/** True if the work of an update is done, and only its reply is missing. */
export const hasReply = async (ctx: Context, db: Db): Promise<boolean> =>
  (await outcomeBefore(ctx, db, storedReply)) !== undefined;

/** The outcome that the update's work has stored; undefined where it is handled for the first time. */
export async function outcomeBefore<Outcome>(
  ctx: Context,
  db: Db,
  schema: v.GenericSchema<unknown, Outcome>,
): Promise<Outcome | undefined> {
  const progress = await readUpdateProgress(db, ctx.update.update_id);
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), progress);
  return stored.success ? stored.output : undefined;
}

/** Stores the outcome of an update's work so far, in its transaction. */
export const storeOutcome = (ctx: Context, transaction: DbTransaction, outcome: unknown): Promise<void> =>
  saveUpdateProgress(transaction, ctx.update.update_id, JSON.stringify(outcome));
