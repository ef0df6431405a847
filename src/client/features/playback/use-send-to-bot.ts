import type { MutationKey } from '@tanstack/react-query';
import type { ContentId } from '../../../contract/content.ts';
import { type BotRequestResult, requestChatSearch, requestPlayback } from '../../calls/bot-requests.ts';
import { useSingleFlightMutation } from '../../calls/use-single-flight-mutation.ts';
import { texts } from '../../languages/texts.ts';
import { botUsername } from '../../lib/page-meta/bot-username.ts';
import { closeApp } from '../../messenger/app-lifecycle.ts';
import { haptic } from '../../messenger/haptic.ts';
import { openBotChat } from '../../messenger/links.ts';
import { ensureWriteAccess } from '../../messenger/write-access.ts';
import { useUser } from '../../session/use-user.ts';
import { type Toast, useToast } from '../../ui/overlays/toast.tsx';

type BotRequest = (userId: string, signal: AbortSignal) => Promise<BotRequestResult>;

/**
 * Sends a request to the bot. Once it is answered the app closes, or, if the bot may not write to the person yet, a
 * toast says what to do. A failure shows a toast with a retry, a slow request one with a cancellation.
 */
export function useSendToBot(mutationKey: MutationKey, request: BotRequest, failed: string) {
  const { userId } = useUser();
  const notify = useToast();
  const mutation = useSingleFlightMutation<void, BotRequestResult | undefined>({
    mutationKey,
    mutationFn: () =>
      offerCancelWhenSlow(
        (signal) => request(userId, signal),
        (abort) =>
          notify({
            text: texts.errors.slow,
            stays: true,
            action: { label: texts.common.undo, onPress: abort },
          }),
      ),
    onSuccess: async (result) => {
      if (!result) return;
      haptic.notify('success');
      // After the call: the server keeps the request, whatever the person answers.
      if (!(await ensureWriteAccess(result))) notify(startBotToast());
      else if (!(await closeApp())) notify({ text: texts.playback.sent });
    },
    onError: () => {
      haptic.notify('error');
      notify({ text: failed, action: { label: texts.common.retry, onPress: () => mutation.run() } });
    },
  });
  return mutation;
}

function startBotToast(): Toast {
  const bot = botUsername();
  const action = bot && { label: texts.playback.openChat, onPress: () => openBotChat(bot) };
  return { text: texts.playback.noWriteAccess, stays: true, ...(action && { action }) };
}

/** Plays a title: the bot sends it in the chat, the app closes (behaviour 6.5). */
export function usePlayInChat(contentId: ContentId) {
  const failed = texts.playback.failed;
  return useSendToBot(
    ['play', String(contentId)],
    (userId, signal) => requestPlayback(contentId, userId, signal),
    failed,
  );
}

/** Searches in the chat: the bot asks there what to look for, the app closes (behaviour 6.6). */
export function useSearchInChat() {
  return useSendToBot(['search'], requestChatSearch, texts.search.failed);
}

/** Milliseconds after which the cancellation is offered. */
const OFFER_DELAY_MS = 10_000;

/**
 * Awaits a request, which has no timeout (behaviour 7.1). When it is slow calls `offer` with a function that aborts it;
 * `offer` returns how to withdraw. Resolves to undefined when it was aborted; rejects as the request does.
 */
async function offerCancelWhenSlow<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  offer: (abort: () => void) => () => void,
): Promise<Result | undefined> {
  const controller = new AbortController();
  let withdraw: (() => void) | undefined;
  const timer = setTimeout(() => {
    withdraw = offer(() => controller.abort());
  }, OFFER_DELAY_MS);
  try {
    return await call(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
    withdraw?.();
  }
}
