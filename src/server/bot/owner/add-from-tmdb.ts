import { readTitleRecord, type TitleRecord } from '../../domain/title-record.ts';
import { ForeignError } from '../../import/http/foreign-error.ts';
import { importTitles } from '../../import/import-titles.ts';
import { fetchTmdbTitle } from '../../import/tmdb/fetch-title.ts';
import { type TmdbRef, tmdbRefOf } from '../../import/tmdb/refs.ts';
import { findSameTitle } from '../../repositories/same-title.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { changeButtons } from '../change-message.ts';
import { clip, escapeHtml } from '../html.ts';
import type { PrivateChats, PrivateContext, Services } from '../services.ts';
import { texts } from '../texts.ts';
import { showTitle } from '../titles.ts';

const LONGEST_PLOT = 300;
const { owner } = texts;

/** A link to TMDB or IMDb shows what would be added; one press adds it, or brings the title that is there up to date. */
export function addFromTmdb(owners: PrivateChats, services: Services): void {
  const { db } = services;

  owners.on('message:text', async (ctx, next) => {
    const { text } = ctx.message;
    const ref = text.startsWith('/') ? undefined : tmdbRefOf(text);
    if (!ref) return next();
    const record = await recordOf(ctx, ref);
    if (record) await preview(ctx, record);
    return undefined;
  });

  owners.callbackQuery(callbacks.addTmdb.pattern, async (ctx) => {
    const [series = 0, id = 0] = callbacks.addTmdb.read(ctx.match);
    const record = await recordOf(ctx, { type: series === 1 ? 'serie' : 'film', id });
    if (record) await add(ctx, record);
    await answerCallback(ctx);
  });

  /** What TMDB says of a title; undefined, and the owner is told why, when it cannot be had. */
  async function recordOf(ctx: PrivateContext, ref: TmdbRef): Promise<TitleRecord | undefined> {
    const read = await fetchRecord(services, ref);
    if ('record' in read) return read.record;
    await ctx.reply(read.failure);
    return undefined;
  }

  async function preview(ctx: PrivateContext, record: TitleRecord): Promise<void> {
    const same = await findSameTitle(db, record);
    const add = {
      text: same ? owner.update : owner.add,
      callback_data: callbacks.addTmdb.make(record.type === 'serie' ? 1 : 0, record.tmdb_id ?? 0),
    };
    const card = same && { text: owner.card, callback_data: callbacks.card.make(same.id) };
    await ctx.reply(previewText(record, same?.id), {
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      reply_markup: { inline_keyboard: [card ? [add, card] : [add]] },
    });
  }

  async function add(ctx: PrivateContext, record: TitleRecord): Promise<void> {
    // A title that came from elsewhere keeps its own key: otherwise it would be there twice.
    const { origin } = (await findSameTitle(db, record)) ?? record;
    const counts = await importTitles(db, [{ place: origin, value: { ...record, origin } }]);
    const same = await findSameTitle(db, { ...record, origin });
    if (!same) throw new Error(`${origin} was not taken in`);
    await changeButtons(ctx, []);
    await ctx.reply(owner.tmdbOutcome(counts));
    await showTitle(ctx, services, String(same.id));
  }
}

type Fetched = { record: TitleRecord } | { failure: string };

async function fetchRecord({ tmdb }: Services, ref: TmdbRef): Promise<Fetched> {
  if (!tmdb) return { failure: owner.tmdbNeedsToken };
  try {
    const read = readTitleRecord(await fetchTmdbTitle(tmdb, ref));
    if ('record' in read) return read;
    return { failure: owner.tmdbIncomplete(read.faults.map(({ field }) => field)) };
  } catch (error) {
    if (!(error instanceof ForeignError)) throw error;
    return { failure: owner.tmdbFailed(error.failure, Math.ceil(error.retryAfter / 1000)) };
  }
}

function previewText(record: TitleRecord, sameId: number | undefined): string {
  const { type, titolo, data_uscita, durata, generi, trama } = record;
  const facts = [owner.typeName(type), texts.duration(type, durata), ...generi].join(' · ');
  return [
    `<b>${escapeHtml(clip(titolo, 150))}</b> (${data_uscita.slice(0, 4)})\n${escapeHtml(clip(facts, 150))}`,
    escapeHtml(clip(trama, LONGEST_PLOT)),
    sameId === undefined ? owner.notThere : owner.alreadyThere(sameId),
  ]
    .filter(Boolean)
    .join('\n\n');
}
