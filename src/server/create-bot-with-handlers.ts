import { type Api, Bot, type BotError, type Context, type MiddlewareFn } from 'grammy';
import { classifyBotApiError, RetryUpdateError } from './chat/bot-api/bot-api-errors.ts';
import { type BotServices, isOwner } from './chat/bot-services.ts';
import { registerHelpCommands } from './chat/commands/help-commands.ts';
import { registerAnswers } from './chat/messages/answers.ts';
import { registerOtherPresses, rejectForeignPresses } from './chat/messages/presses.ts';
import { registerRetiredButtons } from './chat/messages/retired-buttons.ts';
import { texts } from './chat/texts/texts.ts';
import { updateRequestId } from './chat/updates/update.ts';
import type { TmdbAccess } from './import/tmdb/tmdb-client.ts';
import { isTransientDatabaseError } from './lib/retries.ts';
import { registerAddFromTmdb } from './modules/curation/add-from-tmdb.ts';
import {
  registerHideTitle,
  registerNewTitleCommand,
  registerTitleCommand,
} from './modules/curation/title-commands.ts';
import { registerTitleFiles } from './modules/curation/title-files.ts';
import { registerTitlePictures } from './modules/curation/title-pictures.ts';
import { registerListFiles } from './modules/list-imports/list-file-handlers.ts';
import { registerCreateListCommand } from './modules/lists/list-command.ts';
import { registerBanCommands } from './modules/moderation/ban-commands.ts';
import { registerNightButtons } from './modules/movie-nights/cards/night-button-handlers.ts';
import { registerNightInlineQueries } from './modules/movie-nights/cards/night-inline-handlers.ts';
import { registerNightCommand, registerNightStart } from './modules/movie-nights/night-command.ts';
import { registerAnnounceCommand } from './modules/notices/announce-command.ts';
import { registerNotificationCommands } from './modules/notices/arrival-notices.ts';
import { registerLanguageCommand } from './modules/people/language-command.ts';
import { registerMenuButtonRenewal } from './modules/people/menu-button.ts';
import {
  rejectBannedPeople,
  speakSendersLanguage,
  trackUsernames,
} from './modules/people/sender-middleware.ts';
import { registerEpisodeButtons } from './modules/playback/episode-buttons.ts';
import { registerFailedDeliveriesCommand } from './modules/playback/failed-deliveries-command.ts';
import {
  registerBotBlockedHandler,
  registerChatStartedHandler,
} from './modules/playback/private-chat-handlers.ts';
import { registerStartCommand } from './modules/playback/start-command.ts';
import { registerTitleButtons } from './modules/playback/title-button-handlers.ts';
import { registerVersionButtons } from './modules/playback/version-buttons.ts';
import { registerGiftCommand } from './modules/premium/gift-command.ts';
import { registerPremiumCommands, registerRefundCommand } from './modules/premium/premium-commands.ts';
import { registerPremiumSale } from './modules/premium/premium-sale.ts';
import { registerSubscriptionCommand } from './modules/premium/subscription-command.ts';
import { registerRecommendationsCommand } from './modules/recommendations/recommendations-command.ts';
import {
  registerOwnerReportButtons,
  registerReportsCommand,
} from './modules/reports/owner-report-buttons.ts';
import { registerReplaceReportedVideo } from './modules/reports/replace-reported-video.ts';
import { registerReportButtons } from './modules/reports/report-buttons.ts';
import { registerAskHandlers, registerAskMissing } from './modules/requests/ask-handlers.ts';
import { registerDecideHandlers } from './modules/requests/decide-handlers.ts';
import { registerRequestsCommand } from './modules/requests/requests-command.ts';
import { registerChatSearch } from './modules/search/chat-search.ts';
import { registerInlineQueries } from './modules/search/inline-queries.ts';
import { registerAddVideoHandlers } from './modules/sources/add-video-handlers.ts';
import { registerChannelReading } from './modules/sources/channel-reading/reading-handlers.ts';
import { registerSubtitleHandlers } from './modules/sources/subtitles/subtitle-handlers.ts';
import { registerWaitingSubtitles } from './modules/sources/subtitles/waiting-subtitle-handlers.ts';
import { registerUnmatchedVideo } from './modules/sources/unmatched/unmatched-video-handlers.ts';
import { registerPreferencesCommand } from './modules/sources/versions/preferences-command.ts';
import { registerChannelCommand } from './modules/sources/videos/channel-command.ts';
import { registerKeepEarlier } from './modules/sources/videos/replaced-videos.ts';
import { registerVideoPostHandlers } from './modules/sources/videos/video-post-handlers.ts';
import { registerStatisticsCommand } from './modules/statistics/statistics-command.ts';
import { registerContinueCommand } from './modules/watched/continue-command.ts';
import { registerHistoryCommand } from './modules/watched/history-command.ts';
import { registerWatchedButtons } from './modules/watched/watched-buttons.ts';

/** Timeout of one Bot API call, in seconds. */
const CALL_SECONDS = 12;

/** Messages answered with a hint. Service messages (pins, write access, refunds) are ignored. */
const NO_TEXT = [
  'message:file',
  'message:contact',
  'message:location',
  'message:poll',
  'message:dice',
  'message:game',
  'message:story',
] as const;

export type BotApiAccess = { token: string; apiRoot: string };

/**
 * The grammY bot with all handlers registered; `retry` runs before them. An error in a handler ends with its update,
 * unless it is transient: then the update is retried.
 */
export function createBotWithHandlers(
  { token, apiRoot }: BotApiAccess,
  services: BotServices & TmdbAccess,
  retry: MiddlewareFn<Context>,
): Bot {
  const bot = new Bot(token, { client: { apiRoot, timeoutSeconds: CALL_SECONDS } });
  bot.use(retry);
  // Before the error boundary: what that reports is in the sender's language too.
  speakSendersLanguage(bot, services);
  const guarded = bot.errorBoundary((error) => report(error, services, bot.api));
  rejectBannedPeople(guarded, services);
  rejectForeignPresses(guarded);
  registerNightInlineQueries(guarded, services);
  registerInlineQueries(guarded, services);
  registerNightButtons(guarded, services);
  registerNightCommand(guarded, services);
  // Everything else is for private chats only.
  const chats = guarded.chatType('private');
  registerBotBlockedHandler(chats, services);
  trackUsernames(chats, services);
  registerMenuButtonRenewal(chats, services);
  registerChatStartedHandler(chats, services);
  const isByOwner = (ctx: Context) => isOwner(ctx, services);
  const deciding = chats.filter(isByOwner);
  // Before the handlers that take any text or any video.
  registerAnswers(chats, services, {
    ...registerAskHandlers(chats, services),
    ...registerReportButtons(chats, services),
    ...registerDecideHandlers(deciding, services),
    ...registerReplaceReportedVideo(deciding, services),
    ...registerWaitingSubtitles(deciding, services),
    ...registerChannelReading(deciding, services),
    ...registerRetiredButtons(deciding, services),
  });
  // A new branch: the one above runs before the answers are read, this one after.
  const owners = chats.filter(isByOwner);
  registerTitleCommand(owners, services);
  registerNewTitleCommand(owners, services);
  registerTitlePictures(owners, services);
  registerTitleFiles(owners, services);
  const readLink = registerAddFromTmdb(owners, services);
  registerHideTitle(owners, services);
  registerKeepEarlier(owners, services);
  registerStatisticsCommand(owners, services);
  registerFailedDeliveriesCommand(owners, services);
  registerUnmatchedVideo(owners, services);
  registerBanCommands(owners, services);
  registerGiftCommand(chats, services);
  registerOwnerReportButtons(owners, services);
  registerReportsCommand(owners, services);
  registerNightStart(chats, services);
  registerStartCommand(chats, services);
  registerHelpCommands(chats, services);
  registerLanguageCommand(chats, services);
  registerPremiumSale(guarded, chats, services);
  registerSubscriptionCommand(guarded, chats, services);
  registerCreateListCommand(chats, services);
  registerNotificationCommands(chats, services);
  registerPremiumCommands(chats, services);
  registerAnnounceCommand(chats, services);
  registerRefundCommand(chats, services);
  registerSubtitleHandlers(guarded, chats, services);
  registerVideoPostHandlers(guarded, chats, services);
  registerChannelCommand(chats, services);
  registerAddVideoHandlers(chats, services);
  registerTitleButtons(chats, services);
  registerEpisodeButtons(chats, services);
  registerVersionButtons(chats, services);
  registerPreferencesCommand(chats, services);
  registerWatchedButtons(chats, services);
  registerContinueCommand(chats, services);
  registerHistoryCommand(chats, services);
  registerRecommendationsCommand(chats, services);
  registerRequestsCommand(chats, services);
  registerListFiles(chats, services);
  registerAskMissing(chats, services);
  registerChatSearch(chats, services, readLink);
  registerOtherPresses(guarded);
  chats.on([...NO_TEXT], async (ctx) => {
    await ctx.reply(texts.notText);
  });
  return bot;
}

/**
 * Logs the error without the call's payload, which may contain a launch key. Reports it to the person through `api`, since
 * the time limit of the update's own calls may be over.
 */
async function report({ error, ctx }: BotError, { log }: BotServices, api: Api): Promise<void> {
  if (error instanceof RetryUpdateError || isTransientDatabaseError(error)) throw error;
  const { kind, reason } = classifyBotApiError(error);
  const requestId = updateRequestId(ctx.update);
  if (kind !== 'unreachable')
    log.error(
      { requestId, ...(kind === 'unknown' ? { err: error } : { reason }) },
      'the bot could not answer',
    );
  const endWaiting = async (text?: string) => {
    if (!ctx.callbackQuery) return false;
    return api.answerCallbackQuery(ctx.callbackQuery.id, text === undefined ? {} : { text });
  };
  try {
    if (kind === 'unreachable') await endWaiting();
    // An expired callback query is answered by a message instead.
    else if (!(await endWaiting(texts.somethingWrong).catch(() => false)) && ctx.chat)
      await api.sendMessage(ctx.chat.id, texts.somethingWrong);
  } catch (failure) {
    log.info(
      { requestId, reason: classifyBotApiError(failure).reason },
      'could not report a failure to the person',
    );
  }
}
