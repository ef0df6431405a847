import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, type PrivateChatContext, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { inRowsOf, sendPhotoOrText } from '../../chat/messages/keyboard-message.ts';
import type { TmdbAccess } from '../../remote/tmdb-client.ts';
import type { Title } from '../catalogue/title.ts';
import type { TmdbMatch } from '../imports/tmdb/search-tmdb.ts';
import type { TmdbRef } from '../imports/tmdb/tmdb-refs.ts';
import { episodesOf } from '../videos/title-videos.ts';
import { requestName, requestTexts } from './request-text.ts';
import { awaitTitle } from './send-decision.ts';
import type { RequestedMatch } from './title-request.ts';
import { fetchRequestedMatch, findRequestedTitle, orUnknown } from './tmdb-matches.ts';

const MAX_NAME_LENGTH = 60;
const MAX_PLOT_LENGTH = 500;
const SEASONS_PER_ROW = 4;
/** Seasons with their own button: a keyboard holds 100 buttons. */
const MAX_SEASONS = 60;

type Services = BotServices & TmdbAccess;

/** Has a person pick one of TMDB's titles. The text quotes the words: the button 'Nessuno di questi' reads them there. */
export async function offerMatches(
  ctx: PrivateChatContext,
  words: string,
  matches: readonly TmdbMatch[],
): Promise<void> {
  const found = matches.map((match) => [
    buttons.askMatch.labelled(matchLine(match), { type: match.type, id: match.id }),
  ]);
  const none = [buttons.askFor.labelled(requestTexts.noneOfThese, { skipped: 'everything' })];
  await ctx.reply(requestTexts.whichOf(words), { reply_markup: { inline_keyboard: [...found, none] } });
}

/** One of TMDB's titles on one line: `Nosferatu (1922) · Film`. */
export function matchLine({ title, year, type }: TmdbMatch): string {
  const name = requestName({ name: truncateText(title, MAX_NAME_LENGTH), year, season: null });
  return `${name} · ${type === 'film' ? requestTexts.film : requestTexts.series}`;
}

/** Shows a title with its poster and the buttons that request it, or says that the catalogue has it. */
export async function showMatch(ctx: PrivateChatContext, services: Services, ref: TmdbRef): Promise<void> {
  const read = await readMatch(ctx, services, ref);
  if (!read) return;
  const { match, seasons } = read;
  const title = await findRequestedTitle(services.db, match);
  if (title && match.type === 'film') return sayItExists(ctx, services, title);
  const name = escapeHtml(requestName(match));
  const kind = match.type === 'film' ? requestTexts.film : requestTexts.series;
  const plot = escapeHtml(truncateText(match.plot, MAX_PLOT_LENGTH));
  const existing = title ? `<i>${escapeHtml(requestTexts.catalogueHasSeries)}</i>` : '';
  await sendPhotoOrText(ctx.api, ctx.chatId, {
    picture: match.poster ?? undefined,
    text: [`<b>${name}</b>\n${kind}`, plot, existing].filter(Boolean).join('\n\n'),
    keyboard: askButtons(match, seasons, title),
  });
}

function askButtons(
  { type, tmdbId }: RequestedMatch,
  seasons: number,
  title: Title | undefined,
): InlineKeyboardButton[][] {
  const askButton = (text: string, season: number | null) =>
    buttons.askTmdb.labelled(text, { type, id: tmdbId, season });
  if (type === 'film') return [[askButton(requestTexts.ask, null)]];
  const first = title
    ? buttons.card.labelled(requestTexts.card, { titleId: title.id })
    : askButton(requestTexts.wholeSeries, null);
  const bySeason = Array.from({ length: Math.min(seasons, MAX_SEASONS) }, (_, index) =>
    askButton(requestTexts.seasonButton(index + 1), index + 1),
  );
  return [[first], ...inRowsOf(SEASONS_PER_ROW, bySeason)];
}

/**
 * The request that one of these buttons stands for; undefined if TMDB is unavailable or the catalogue has the
 * title, which a message says.
 */
export async function readAskedMatch(
  ctx: PrivateChatContext,
  services: Services,
  ref: TmdbRef,
  season: number | null,
): Promise<RequestedMatch | undefined> {
  const read = await readMatch(ctx, services, ref);
  if (!read || (season ?? 0) > read.seasons) return undefined;
  const match = { ...read.match, season };
  const title = await findRequestedTitle(services.db, match);
  if (!title || (season !== null && !(await hasSeason(services, title, season)))) return match;
  await sayItExists(ctx, services, title);
  return undefined;
}

async function hasSeason({ db }: Services, { id }: Title, season: number): Promise<boolean> {
  return (await episodesOf(db, id)).some((episode) => episode.season === season);
}

async function readMatch(ctx: PrivateChatContext, { tmdb, log }: Services, ref: TmdbRef) {
  const read = tmdb ? await orUnknown(log, () => fetchRequestedMatch(tmdb, ref)) : 'unknown';
  if (read !== 'unknown') return read;
  await ctx.reply(requestTexts.tmdbIsDown);
  return undefined;
}

/** Says that the catalogue has a title; a person who cannot watch it yet will be notified once they can. */
async function sayItExists(ctx: PrivateChatContext, { db }: Services, title: Title): Promise<void> {
  const waits = await awaitTitle(db, userIdOf(ctx), title.id, null);
  await ctx.reply(waits ? requestTexts.notYetPlayable(title.titolo) : requestTexts.isPlayable(title.titolo), {
    reply_markup: {
      inline_keyboard: [[buttons.card.labelled(requestTexts.card, { titleId: title.id })]],
    },
  });
}
