import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../../chat/bot-services.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { editMessageButtons } from '../../../chat/messages/keyboard-message.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { ownerTexts } from '../../../chat/texts/texts.ts';
import { replyOnce } from '../../../chat/updates/reply-once.ts';
import { withYear } from '../../../lib/with-year.ts';
import type { TmdbAccess } from '../../../remote/tmdb-client.ts';
import { titleFacts } from '../../catalogue/cards/title-card.ts';
import { identifyTitle, idsOf } from '../../catalogue/records/identify-titles.ts';
import { importRecord } from '../../catalogue/records/import-record.ts';
import type { TitleRecord } from '../../catalogue/rules/title-record.ts';
import { fetchRecord } from '../../imports/tmdb/fetch-record.ts';
import { findTmdbRef, type TmdbRef } from '../../imports/tmdb/tmdb-refs.ts';
import { sendTitleCardById } from '../../playback/title-button-handlers.ts';

const MAX_PLOT_LENGTH = 300;

/** An owner's link to TMDB or IMDb shows the title; one press adds it, or updates the existing one. */
export function registerAddFromTmdb(owners: PrivateChatComposer, services: BotServices & TmdbAccess): void {
  const { db } = services;

  onPress(owners, buttons.addTmdb, async (ctx, ref) => {
    const record = await recordOf(ctx, ref);
    if (record) await add(ctx, record);
  });

  owners.on('message:text', async (ctx, next) => {
    const { text, via_bot: bot } = ctx.message;
    const ref = text.startsWith('/') || bot?.id === ctx.me.id ? undefined : findTmdbRef(text);
    if (!ref) return next();
    const record = await recordOf(ctx, ref);
    return record && preview(ctx, record);
  });

  /** The title's record from TMDB; without one, replies with the reason. */
  async function recordOf(ctx: PrivateChatContext, ref: TmdbRef): Promise<TitleRecord | undefined> {
    const read = await fetchRecord(services, ref);
    if ('record' in read) return read.record;
    await ctx.reply(read.failure);
    return undefined;
  }

  async function preview(ctx: PrivateChatContext, record: TitleRecord): Promise<void> {
    const existing = await identifyTitle(db, idsOf(record));
    const add = buttons.addTmdb.labelled(existing ? ownerTexts.update : ownerTexts.add, {
      type: record.type,
      id: record.tmdb_id ?? 0,
    });
    const card = existing && buttons.card.labelled(ownerTexts.card, { titleId: existing.id });
    await ctx.reply(previewText(record, existing?.id), {
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      reply_markup: { inline_keyboard: [card ? [add, card] : [add]] },
    });
  }

  async function add(ctx: PrivateChatContext, record: TitleRecord): Promise<void> {
    await editMessageButtons(ctx, []);
    await replyOnce(ctx, db, async (transaction) => {
      const { counts } = await importRecord({ db: transaction }, record);
      return { text: ownerTexts.tmdbOutcome(counts) };
    });
    const title = await identifyTitle(db, idsOf(record));
    if (title) await sendTitleCardById(ctx, services, String(title.id));
  }
}

function previewText(record: TitleRecord, existingId: number | undefined): string {
  const { type, titolo, data_uscita, trama, durata: duration, generi: genres } = record;
  const facts = [ownerTexts.typeName(type), ...titleFacts({ type, durata: duration, generi: genres })].join(
    ' · ',
  );
  const name = withYear(`<b>${escapeHtml(truncateText(titolo, 150))}</b>`, data_uscita?.slice(0, 4));
  return [
    `${name}\n${escapeHtml(truncateText(facts, 150))}`,
    escapeHtml(truncateText(trama, MAX_PLOT_LENGTH)),
    existingId === undefined ? ownerTexts.notThere : ownerTexts.alreadyThere(existingId),
  ]
    .filter(Boolean)
    .join('\n\n');
}
