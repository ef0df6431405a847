import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { userIdOf } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { type AnswerHandlers, answersTo } from '../../chat/messages/answers.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { ask as askQuestion, questions } from '../../chat/messages/questions.ts';
import type { TmdbAccess } from '../../import/tmdb/tmdb-client.ts';
import { findTmdbRef, type TmdbRef } from '../../import/tmdb/tmdb-refs.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { lookUp, offerMatches, readAskedMatch, showMatch } from './ask-by-tmdb.ts';
import { type Ask, type AskOutcome, askForTitle } from './ask-for-title.ts';
import { findNamedTitles } from './find-named-title.ts';
import { requestName, requestTexts } from './request-texts.ts';
import { MAX_REQUEST_LENGTH } from './title-request.ts';
import { withdrawButton } from './withdraw-button.ts';

/** Where a name is looked for first: 0 in the catalogue and in TMDB, 1 in TMDB, 2 nowhere. */
type Skipped = 0 | 1 | 2;

/** `/richiedi Titolo`, the reply to its prompt, 'Richiedi' below a search, and the titles of TMDB to pick from. */
export function registerAskHandlers(
  chats: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): AnswerHandlers<'wantedTitle'> {
  const { db } = services;

  chats.command('richiedi', async (ctx) => {
    if (ctx.match.trim() !== '') await take(ctx, ctx.match.trim(), 0);
    else
      await askQuestion(ctx, services, questions.wantedTitle.make(), {
        text: requestTexts.what,
        hint: requestTexts.hint,
      });
  });

  chats.callbackQuery(callbackData.askFor.pattern, async (ctx) => {
    const [skipped = 0] = callbackData.askFor.read(ctx.match);
    const words = wordsIn(ctx.callbackQuery.message?.text ?? '');
    if (words !== undefined) await take(ctx, words, skipped === 0 || skipped === 1 ? skipped : 2);
    await answerCallbackQuery(ctx, words === undefined ? requestTexts.gone : undefined);
  });

  chats.callbackQuery(callbackData.askMatch.pattern, async (ctx) => {
    const [series = 0, id = 0] = callbackData.askMatch.read(ctx.match);
    await showMatch(ctx, services, refOf(series, id));
    await answerCallbackQuery(ctx);
  });

  chats.callbackQuery(callbackData.askTmdb.pattern, async (ctx) => {
    const [series = 0, id = 0, season = 0] = callbackData.askTmdb.read(ctx.match);
    const match = await readAskedMatch(ctx, services, refOf(series, id), season === 0 ? null : season);
    if (match) await ask(ctx, services, { words: match.name.slice(0, MAX_REQUEST_LENGTH), match });
    await answerCallbackQuery(ctx);
  });

  return { wantedTitle: answersTo(questions.wantedTitle, (ctx, _, words) => take(ctx, words, 0)) };

  async function take(ctx: PrivateChatContext, words: string, skipped: Skipped): Promise<void> {
    const ref = services.tmdb && findTmdbRef(words);
    if (words.length > MAX_REQUEST_LENGTH) await ctx.reply(requestTexts.tooLong(MAX_REQUEST_LENGTH));
    else if (normalizeForSearch(words) === '') await ctx.reply(requestTexts.what);
    else if (ref) await showMatch(ctx, services, ref);
    else if (skipped > 0 || !(await offerNamed(ctx, words))) await takeWords(ctx, words, skipped);
  }

  async function takeWords(ctx: PrivateChatContext, words: string, skipped: Skipped): Promise<void> {
    const matches = skipped === 2 ? undefined : await lookUp(services, words);
    if (matches === 'unknown') await ask(ctx, services, { words, isMatchedLater: true });
    else if (matches === undefined || matches.length === 0) await ask(ctx, services, { words });
    else await offerMatches(ctx, words, matches);
  }

  /** Shows the catalogue's titles of this name; false when there are none. */
  async function offerNamed(ctx: PrivateChatContext, words: string): Promise<boolean> {
    const titles = await findNamedTitles(db, words);
    if (titles.length === 0) return false;
    const cards = titles.map((title) => [
      { text: nameWithYear(title), callback_data: callbackData.card.make(title.id) },
    ]);
    const another = [{ text: requestTexts.isAnother, callback_data: callbackData.askFor.make(1) }];
    await ctx.reply(requestTexts.catalogueHas(words), {
      reply_markup: { inline_keyboard: [...cards, another] },
    });
    return true;
  }
}

const refOf = (series: number, id: number): TmdbRef => ({ type: series === 1 ? 'serie' : 'film', id });

/** The words between the first and the last guillemet of a message. */
function wordsIn(text: string): string | undefined {
  return /«([^]+)»/.exec(text)?.[1];
}

/** Stores what a person asks for, and says what came of it. */
async function ask(
  ctx: PrivateChatContext,
  services: BotServices,
  request: Omit<Ask, 'userId'>,
): Promise<void> {
  const outcome = await askForTitle(services.db, { ...request, userId: userIdOf(ctx) }, services);
  if (outcome.kind === 'new' || outcome.kind === 'joined') services.notifyRequests();
  const text = outcomeText(outcome, services);
  const withdraw =
    'request' in outcome && outcome.kind !== 'rejected' ? [[withdrawButton(outcome.request.id)]] : [];
  if (text !== '') await ctx.reply(text, { reply_markup: { inline_keyboard: withdraw } });
}

function outcomeText(
  outcome: AskOutcome,
  { requestsPerPerson }: Pick<BotServices, 'requestsPerPerson'>,
): string {
  if (!('request' in outcome))
    return outcome.kind === 'too many' ? requestTexts.tooMany(requestsPerPerson) : '';
  const { kind, request } = outcome;
  const name = requestName(request);
  if (kind === 'new') return requestTexts.asked(name);
  if (kind === 'joined') return requestTexts.joined(name, request.people);
  if (kind === 'own') return requestTexts.own(name, request.people);
  return requestTexts.rejectedBefore(name, request.reason ?? '');
}
