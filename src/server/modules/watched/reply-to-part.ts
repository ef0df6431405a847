import { type BotServices, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { replyTexts, texts } from '../../chat/texts/texts.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { findTitle } from '../catalogue/titles.ts';
import { lastDelivered } from './last-delivered.ts';

/** Deliveries that series may be among, and series to choose from. */
const MAX_SENT = 50;
const MOST = 3;

/** A season or an episode without a name is of a series that the person was sent last. */
export function registerReplyToPart({ db, remarks }: Pick<BotServices, 'db' | 'remarks'>): void {
  remarks.set('part', async (ctx) => {
    const sent = await lastDelivered(db, userIdOf(ctx), MAX_SENT);
    const ofSeries = sent.filter(({ episode }) => episode !== undefined).slice(0, MOST);
    const titles = await Promise.all(ofSeries.map(({ titleId }) => findTitle(db, titleId)));
    const rows = titles.flatMap((title) =>
      title ? [[buttons.card.labelled(nameWithYear(title), { titleId: title.id })]] : [],
    );
    await ctx.reply(rows.length > 0 ? texts.foundWithoutWords : replyTexts.search, {
      reply_markup: { inline_keyboard: rows },
    });
  });
}
