import * as v from 'valibot';
import { premiumDays } from '../../domain/premium-days.ts';
import { givePremium } from '../../repositories/give-premium.ts';
import { withdrawPremium } from '../../repositories/premium.ts';
import { isOwner, type PrivateChats, type Services } from '../services.ts';
import { texts } from '../texts.ts';

const person = v.pipe(v.string(), v.regex(/^\d{1,20}$/));
const grant = v.union([v.strictTuple([person, premiumDays]), v.strictTuple([person])]);
const revocation = v.strictTuple([person]);

/** `/concedi {id} [giorni]` and `/revoca {id}`; to anybody but the owner these commands do not exist. */
export function obeyOwner(chats: PrivateChats, services: Services): void {
  const { db } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  owners.command('concedi', async (ctx) => {
    const read = v.safeParse(grant, wordsOf(ctx.match));
    if (!read.success) {
      await ctx.reply(texts.grantHelp);
      return;
    }
    const [userId, days] = read.output;
    const until = await givePremium(db, userId, days === undefined ? undefined : { days });
    await ctx.reply(texts.granted(userId, until));
  });

  owners.command('revoca', async (ctx) => {
    const read = v.safeParse(revocation, wordsOf(ctx.match));
    if (!read.success) {
      await ctx.reply(texts.revokeHelp);
      return;
    }
    const [userId] = read.output;
    await withdrawPremium(db, userId);
    await ctx.reply(texts.revoked(userId));
  });
}

/** The words of a command's argument. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
