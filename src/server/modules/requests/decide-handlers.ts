import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import type { AnswerHandlers } from '../../chat/messages/answers.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { editMessage, editMessageButtons } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import type { TmdbAccess } from '../../import/tmdb/tmdb-client.ts';
import type { TmdbRef } from '../../import/tmdb/tmdb-refs.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { findTitlesNamed } from '../search/resolve-titles.ts';
import { fetchRecord } from '../sources/fetch-record.ts';
import { addNewTitle } from '../sources/new-title.ts';
import { parseTitleWords } from '../sources/parse-title-words.ts';
import { lookUp } from './ask-by-tmdb.ts';
import { askForReason, askForTitleOf, decisionAnswers } from './decision-replies.ts';
import { findRequest } from './find-requests.ts';
import { readRequestCard } from './request-card.ts';
import { approveButtons, linkButtons, reasonButtons, typeButtons } from './request-keyboards.ts';
import { requestTexts } from './request-texts.ts';
import { type Decision, settleRequest } from './settle-requests.ts';
import type { TitleRequest } from './title-request.ts';
import { importRequestedTitle } from './tmdb-matches.ts';

/** The buttons of a request's card: 'Approva', 'Rifiuta', 'C’è già', 'Crea titolo'. */
export function registerDecideHandlers(
  owners: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): AnswerHandlers<'rejectReason' | 'requestedTitle'> {
  const { db } = services;

  onPress(owners, buttons.approve, (ctx, { requestId: id }) =>
    decide(ctx, id, async (request) => {
      if (request.type !== null && request.tmdbId !== null)
        await importAs(ctx, id, { type: request.type, id: request.tmdbId });
      else await approveWords(ctx, request);
    }),
  );

  onPress(owners, buttons.approveAs, (ctx, { requestId: id, type, tmdbId }) =>
    decide(ctx, id, async () => {
      if (tmdbId === null) await settle(ctx, id, { state: 'accepted' });
      else await importAs(ctx, id, { type, id: tmdbId });
    }),
  );

  onPress(owners, buttons.reject, (ctx, { requestId: id }) =>
    decide(ctx, id, () => editMessageButtons(ctx, reasonButtons(id))),
  );

  onPress(owners, buttons.rejectFor, (ctx, { requestId: id, reason }) =>
    decide(ctx, id, async (request) => {
      if (reason === 'own') await askForReason(ctx, services, request);
      else await settle(ctx, id, { state: 'rejected', reason: requestTexts.reasons[reason] });
    }),
  );

  onPress(owners, buttons.isThere, (ctx, { requestId: id }) =>
    decide(ctx, id, async (request) => {
      const titles = await findTitlesNamed(db, request.name);
      if (titles.length > 0) await editMessageButtons(ctx, linkButtons(id, titles));
      else await askForTitleOf(ctx, services, request);
    }),
  );

  onPress(owners, buttons.linkTo, (ctx, { requestId: id, titleId }) =>
    decide(ctx, id, async (request) => {
      const title = titleId === null ? undefined : await findTitleIncludingHidden(db, titleId);
      if (!title) await askForTitleOf(ctx, services, request);
      else await settle(ctx, id, { state: 'linked', titleId: title.id });
    }),
  );

  onPress(owners, buttons.createAsked, (ctx, { requestId: id, type }) =>
    decide(ctx, id, async (request) => {
      if (type === null) await editMessageButtons(ctx, typeButtons(id));
      else await createAsked(ctx, request, type);
    }),
  );

  return decisionAnswers(services, settle);

  /** Runs `act` on a request that is still open; else shows what was decided. */
  async function decide(
    ctx: PrivateChatContext,
    id: number,
    act: (request: TitleRequest) => Promise<void>,
  ): Promise<string | undefined> {
    const request = await findRequest(db, id);
    const isOpen = request?.state === 'open' || request?.state === 'accepted';
    if (request && isOpen) await act(request);
    else if (request) await showCard(ctx, request);
    if (isOpen) return undefined;
    return request ? requestTexts.alreadyDecided : requestTexts.gone;
  }

  /** Has an owner pick the title of TMDB that the words mean; without any, approves the words as they are. */
  async function approveWords(ctx: PrivateChatContext, { id, words }: TitleRequest): Promise<void> {
    const matches = await lookUp(services, words);
    if (matches === undefined || matches === 'unknown' || matches.length === 0)
      await settle(ctx, id, { state: 'accepted' });
    else await editMessageButtons(ctx, approveButtons(id, matches));
  }

  /** Imports a title of TMDB, and approves a request for it. */
  async function importAs(ctx: PrivateChatContext, id: number, ref: TmdbRef): Promise<void> {
    const read = await fetchRecord(services, ref);
    if ('failure' in read) {
      await ctx.reply(read.failure);
      return;
    }
    await settle(ctx, id, await importRequestedTitle(db, read.record));
  }

  /** Creates a title named by the words of a request. */
  async function createAsked(
    ctx: PrivateChatContext,
    { id, words }: TitleRequest,
    type: 'film' | 'serie',
  ): Promise<void> {
    const title = await addNewTitle(db, {
      origin: `request:${id}`,
      type,
      ...parseTitleWords(words),
      since: undefined,
      duration: type === 'serie' ? 1 : 0,
    });
    if (title) await settle(ctx, id, { state: 'added', titleId: title.id });
    else await ctx.reply(requestTexts.notCreated);
  }

  /** Stores a decision, and shows it in the message of the pressed button. False when another owner was faster. */
  async function settle(ctx: PrivateChatContext, id: number, decision: Decision): Promise<boolean> {
    const settled = await settleRequest(db, id, decision);
    if (settled) services.notifyRequests();
    const request = settled ?? (await findRequest(db, id));
    if (request && ctx.callbackQuery) await showCard(ctx, request);
    return settled !== undefined;
  }

  async function showCard(ctx: PrivateChatContext, request: TitleRequest): Promise<void> {
    await editMessage(ctx, await readRequestCard(db, request), {
      is_disabled: true,
    });
  }
}
