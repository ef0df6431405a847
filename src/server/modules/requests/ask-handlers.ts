import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { namesOf } from '../../chat/commands/commands.ts';
import { type AnswerHandlers, answersTo } from '../../chat/messages/answers.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { ask, questions } from '../../chat/messages/questions.ts';
import { quotedWords } from '../../chat/messages/quoted-words.ts';
import { replyTexts } from '../../chat/texts/texts.ts';
import { readUpdateProgress, saveUpdateProgress } from '../../chat/updates/bot-updates.ts';
import { replyOnce } from '../../chat/updates/reply-once.ts';
import { knownWords } from '../../languages/known-words.ts';
import { normalizeForSearch } from '../../lib/normalize-for-search.ts';
import type { TmdbAccess } from '../../remote/tmdb-client.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { findTmdbRef } from '../imports/tmdb/tmdb-refs.ts';
import { phraseIn } from '../search/phrase-in.ts';
import { withoutAddresses, withoutRequestWords } from '../search/request-words.ts';
import { findTitlesNamed } from '../search/resolve-titles.ts';
import { offerMatches, readAskedMatch, showMatch } from './ask-by-tmdb.ts';
import { askForMissing } from './ask-for-missing.ts';
import { type Ask, type AskOutcome, askForTitle } from './ask-for-title.ts';
import { withdrawButton } from './request-keyboard.ts';
import { reasonText, requestName, requestTexts } from './request-text.ts';
import { MAX_REQUEST_LENGTH } from './title-request.ts';
import { lookUp } from './tmdb-matches.ts';

/** The searches that a name skips before it is requested; TMDB comes after the catalogue. */
type Skipped = 'nothing' | 'catalogue' | 'everything';

/**
 * 'Chiedi un titolo' and the answer to its question, the command `/richiedi Titolo`, 'Richiedi' below a search, and
 * the titles of TMDB to pick from.
 */
export function registerAskHandlers(
  chats: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): AnswerHandlers<'wantedTitle'> {
  const { db } = services;

  onPress(chats, buttons.askTitle, askTitle);

  services.remarks.set('link', async (ctx, line) => {
    const ref = services.tmdb && findTmdbRef(line);
    await (ref ? showMatch(ctx, services, ref) : ctx.reply(replyTexts.link));
  });

  chats.command(namesOf('richiedi'), async (ctx) => {
    const words = ctx.match.trim();
    await (words === '' ? askTitle(ctx) : handleWords(ctx, words, 'nothing'));
  });

  onPress(chats, buttons.askFor, async (ctx, { skipped }) => {
    const words = quotedWords(ctx.callbackQuery.message?.text ?? '');
    return words === undefined ? requestTexts.gone : handleWords(ctx, words, skipped);
  });

  onPress(chats, buttons.askMatch, (ctx, ref) => showMatch(ctx, services, ref));

  onPress(chats, buttons.askTmdb, async (ctx, { season, ...ref }) => {
    const match = await readAskedMatch(ctx, services, ref, season);
    if (match) await requestTitle(ctx, services, { words: match.name.slice(0, MAX_REQUEST_LENGTH), match });
  });

  return {
    wantedTitle: answersTo(questions.wantedTitle, (ctx, _, words) => handleWords(ctx, words, 'nothing')),
  };

  async function askTitle(ctx: PrivateChatContext): Promise<void> {
    const text = requestTexts.what;
    await ask(ctx, services, questions.wantedTitle.data({}), { text, hint: requestTexts.hint });
  }

  async function handleWords(ctx: PrivateChatContext, words: string, skipped: Skipped): Promise<void> {
    const ref = services.tmdb && findTmdbRef(words);
    if (words.length > MAX_REQUEST_LENGTH) await ctx.reply(requestTexts.tooLong(MAX_REQUEST_LENGTH));
    else if (normalizeForSearch(words) === '') await ctx.reply(requestTexts.what);
    else if (ref) await showMatch(ctx, services, ref);
    else if (skipped !== 'nothing' || !((await offerNamed(ctx, words)) || (await answerRemark(ctx, words))))
      await requestWords(ctx, words, skipped);
  }

  /** Answers what is no title, with a button that requests it all the same; false for what may be one. */
  async function answerRemark(ctx: PrivateChatContext, words: string): Promise<boolean> {
    const remark = phraseIn(words) ?? (withoutAddresses(words) === '' ? 'link' : undefined);
    if (!remark && withoutRequestWords(words, knownWords()) !== '') return false;
    if (remark) await services.remarks.get(remark)?.(ctx, words);
    const anyway = buttons.askFor.labelled(requestTexts.askAnyway, { skipped: 'catalogue' });
    await ctx.reply(requestTexts.notATitle(words), { reply_markup: { inline_keyboard: [[anyway]] } });
    return true;
  }

  async function requestWords(ctx: PrivateChatContext, words: string, skipped: Skipped): Promise<void> {
    const matches = skipped === 'everything' ? undefined : await lookUp(services, words);
    if (matches === 'unknown') await requestTitle(ctx, services, { words, isMatchedLater: true });
    else if (matches === undefined || matches.length === 0) await requestTitle(ctx, services, { words });
    else await offerMatches(ctx, words, matches);
  }

  /** Shows the catalogue's titles with this name; false when there are none. */
  async function offerNamed(ctx: PrivateChatContext, words: string): Promise<boolean> {
    const titles = await findTitlesNamed(db, words);
    if (titles.length === 0) return false;
    const cards = titles.map((title) => [buttons.card.labelled(nameWithYear(title), { titleId: title.id })]);
    const another = [buttons.askFor.labelled(requestTexts.isAnother, { skipped: 'catalogue' })];
    await ctx.reply(requestTexts.catalogueHas(words), {
      reply_markup: { inline_keyboard: [...cards, another] },
    });
    return true;
  }
}

/** Stores a request, and replies with its outcome. */
async function requestTitle(
  ctx: PrivateChatContext,
  services: BotServices,
  request: Omit<Ask, 'userId'>,
): Promise<void> {
  await replyOnce(ctx, services.db, async (transaction) => {
    const outcome = await askForTitle(transaction, { ...request, userId: userIdOf(ctx) }, services);
    const isWanted = 'request' in outcome && outcome.kind !== 'rejected';
    return {
      text: outcomeText(outcome, services),
      buttons: isWanted ? [[withdrawButton(outcome.request.id)]] : [],
    };
  });
  services.notifyRequests();
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
  return requestTexts.rejectedBefore(name, reasonText(request));
}

/** 'Richiedi quelli che mancano' below a list's summary: requests as many missing titles as the limits allow. */
export function registerAskMissing(chats: PrivateChatComposer, services: BotServices & TmdbAccess): void {
  const { db } = services;

  onPress(chats, buttons.askMissing, async (ctx, { listId: id }) => {
    const updateId = ctx.update.update_id;
    const progress = await readUpdateProgress(db, updateId);
    const text = await askForMissing(db, { id, userId: userIdOf(ctx) }, services, {
      asked: Number(progress ?? 0),
      store: (transaction, asked) => saveUpdateProgress(transaction, updateId, JSON.stringify(asked)),
    });
    await ctx.reply(text);
  });
}
