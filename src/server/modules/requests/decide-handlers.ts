import * as v from 'valibot';
import {
  decideRequests as decideCall,
  MAX_REASON_LENGTH,
  type RequestChoice,
} from '../../../contract/desk/requests.ts';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { type AnswerHandlers, answersTo } from '../../chat/messages/answers.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { editMessage, editMessageButtons } from '../../chat/messages/keyboard-message.ts';
import { type ButtonKind, onPress } from '../../chat/messages/presses.ts';
import { ask, questions } from '../../chat/messages/questions.ts';
import { texts } from '../../chat/texts/texts.ts';
import { outcomeBefore, replyOnce, storeOutcome } from '../../chat/updates/reply-once.ts';
import type { Db } from '../../database/db.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import type { TmdbAccess } from '../../remote/tmdb-client.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { type RecordChanges, recordInChat } from '../changes/changes.ts';
import { findTitlesNamed } from '../search/resolve-titles.ts';
import { searchTitles } from '../search/search-titles.ts';
import { decidedBefore, decideRequests, isJustDecided } from './decide-requests.ts';
import { readRequestCard } from './request-card.ts';
import { approveButtons, linkButtons, reasonButtons, typeButtons } from './request-keyboard.ts';
import { requestName, requestTexts } from './request-text.ts';
import { findRequest, type TitleRequest } from './title-request.ts';
import { lookUp } from './tmdb-matches.ts';

const IS_DECIDED = v.literal(true);
const MAX_FOUND = 5;
const MAX_NAME_LENGTH = 100;

/** The buttons of a request's card: 'Approva', 'Rifiuta', 'C’è già', 'Crea titolo', and the answers to their questions. */
export function registerDecideHandlers(
  owners: PrivateChatComposer,
  services: BotServices & TmdbAccess,
): AnswerHandlers<'rejectReason' | 'requestedTitle'> {
  const { db } = services;

  onDecision(buttons.approve, (ctx, request) =>
    request.tmdbId === null ? approveWords(ctx, request) : decide(ctx, request, { kind: 'approve' }),
  );

  onDecision(buttons.approveAs, (ctx, request, { type, tmdbId }) =>
    decide(ctx, request, tmdbId === null ? { kind: 'approve' } : { kind: 'tmdb', type, id: tmdbId }),
  );

  onDecision(buttons.createAsked, (ctx, request, { type }) =>
    type === null
      ? editMessageButtons(ctx, typeButtons(request.id))
      : decide(ctx, request, { kind: 'new', type }),
  );

  onDecision(buttons.isThere, async (ctx, request) => {
    const titles = await findTitlesNamed(db, request.name);
    if (titles.length > 0) await editMessageButtons(ctx, linkButtons(request.id, titles));
    else await askForTitle(ctx, request);
  });

  onDecision(buttons.linkTo, async (ctx, request, { titleId }) => {
    const title = await findTitleIncludingHidden(db, titleId ?? undefined);
    if (title) await decide(ctx, request, { kind: 'title', id: title.id });
    else await askForTitle(ctx, request);
  });

  onDecision(buttons.reject, (ctx, { id }) => editMessageButtons(ctx, reasonButtons(id)), {
    kind: 'reject',
  });

  onDecision(
    buttons.rejectFor,
    (ctx, request, { reason }) =>
      reason === 'own'
        ? askForReason(ctx, request.id, requestTexts.howToReject(shortName(request)))
        : decide(ctx, request, { kind: 'reject', reason }),
    { kind: 'reject' },
  );

  return {
    rejectReason: answersTo(questions.rejectReason, (ctx, { requestId }, text) =>
      takeReason(ctx, requestId, text),
    ),
    requestedTitle: answersTo(questions.requestedTitle, (ctx, { requestId }, text) =>
      takeTitle(ctx, requestId, text),
    ),
  };

  /** Handles a button on a request that is still open; on a decided one it shows the decision. */
  function onDecision<Values extends { requestId: number }>(
    button: ButtonKind<Values>,
    act: (ctx: PrivateChatContext, request: TitleRequest, values: Values) => Promise<unknown>,
    choice: { kind: 'approve' } | { kind: 'reject' } = { kind: 'approve' },
  ): void {
    onPress(owners, button, async (ctx, values) => {
      const request = await findRequest(db, values.requestId);
      if (!request) return requestTexts.gone;
      if (request.state === 'open' || request.state === 'accepted') {
        await act(ctx, request, values);
        return undefined;
      }
      await showCard(ctx, request);
      const isAgain = await isJustDecided(db, userIdOf(ctx), { request, choice });
      return isAgain ? undefined : decidedBefore(db, userIdOf(ctx), request.id);
    });
  }

  /** Has an owner pick the title of TMDB that the words mean; without any, approves the words as they are. */
  async function approveWords(ctx: PrivateChatContext, request: TitleRequest): Promise<void> {
    const matches = await lookUp(services, request.words);
    if (matches === undefined || matches === 'unknown' || matches.length === 0)
      await decide(ctx, request, { kind: 'approve' });
    else await editMessageButtons(ctx, approveButtons(request.id, matches));
  }

  async function askForReason(ctx: PrivateChatContext, requestId: number, hint: string): Promise<void> {
    await ask(ctx, services, questions.rejectReason.data({ requestId }), {
      text: [requestTexts.whyReject(requestId), hint].join('\n\n'),
    });
  }

  async function takeReason(ctx: PrivateChatContext, id: number, reason: string): Promise<void> {
    if (reason.length > MAX_REASON_LENGTH)
      return askForReason(ctx, id, requestTexts.reasonTooLong(MAX_REASON_LENGTH));
    await replyOnce(ctx, db, async (transaction) => {
      const request = await findRequest(transaction, id);
      const isSettled = request && (await decide(ctx, request, { kind: 'reject', reason }, transaction));
      return {
        text: isSettled ? requestTexts.rejectedNow : await decidedBefore(transaction, userIdOf(ctx), id),
      };
    });
    return services.notifyRequests();
  }

  async function askForTitle(ctx: PrivateChatContext, request: TitleRequest): Promise<void> {
    const parts = [requestTexts.whichTitle(request.id), requestTexts.howToLink(shortName(request))];
    await ask(ctx, services, questions.requestedTitle.data({ requestId: request.id }), {
      text: parts.join('\n\n'),
    });
  }

  /** Links a request to the title with this number, or offers the titles found by these words. */
  async function takeTitle(ctx: PrivateChatContext, id: number, words: string): Promise<void> {
    const title = await findTitleIncludingHidden(db, parseRowId(words));
    const request = title && (await findRequest(db, id));
    if (request) {
      await replyOnce(ctx, db, async (transaction) => {
        const isSettled = await decide(ctx, request, { kind: 'title', id: title.id }, transaction);
        return {
          text: isSettled ? requestTexts.linkedNow : await decidedBefore(transaction, userIdOf(ctx), id),
        };
      });
      return services.notifyRequests();
    }
    const found = await searchTitles(db, words, MAX_FOUND, 'people');
    const text =
      found.length > 0 ? texts.found(truncateText(words, MAX_NAME_LENGTH)) : requestTexts.noTitleFound;
    const titles = found.map(({ title: candidate }) => candidate);
    await ctx.reply(text, { reply_markup: { inline_keyboard: linkButtons(id, titles) } });
    return undefined;
  }

  /**
   * Decides, and shows it in the message of the pressed button. False if a different owner was faster, true if this one has just
   * decided so.
   */
  async function decide(
    ctx: PrivateChatContext,
    request: TitleRequest,
    choice: RequestChoice,
    db: Db = services.db,
  ): Promise<boolean> {
    // Handled again, an update decides no request that waits again.
    if (await outcomeBefore(ctx, db, IS_DECIDED)) return showNow(ctx, request.id);
    const record: RecordChanges = (work) =>
      recordInChat(
        ctx,
        db,
        decideCall,
      )(async (transaction) => {
        const result = await work(transaction);
        if (result && result.changes.length > 0) await storeOutcome(ctx, transaction, true);
        return result;
      });
    const deps = { ...services, db, record };
    const outcome = await decideRequests(deps, [{ request, choice }]);
    const [settled] = outcome.settled;
    const [failure] = outcome.failures;
    if (failure !== undefined) {
      await ctx.reply(failure);
      return false;
    }
    if (settled) services.notifyRequests();
    const now = settled ?? (await findRequest(db, request.id));
    if (now && ctx.callbackQuery) await showCard(ctx, now);
    if (settled) return true;
    return now !== undefined && isJustDecided(db, userIdOf(ctx), { request: now, choice });
  }

  async function showNow(ctx: PrivateChatContext, id: number): Promise<boolean> {
    const request = await findRequest(services.db, id);
    if (request) await showCard(ctx, request);
    return true;
  }

  async function showCard(ctx: PrivateChatContext, request: TitleRequest): Promise<void> {
    await editMessage(ctx, await readRequestCard(db, request), {
      is_disabled: true,
    });
  }
}

const shortName = (request: TitleRequest) => truncateText(requestName(request), MAX_NAME_LENGTH);
