import type { MutationKey } from '@tanstack/react-query';
import type { TitleId } from '../../../contract/titles.ts';
import { requestChatSearch, requestPlayback } from '../../calls/bot-requests.ts';
import { texts } from '../../languages/texts.ts';
import { botUsername } from '../../lib/page-meta/bot-username.ts';
import { wait } from '../../lib/timing/wait.ts';
import { closeApp } from '../../messenger/app-lifecycle.ts';
import { haptic } from '../../messenger/haptic.ts';
import { openBotChat } from '../../messenger/links.ts';
import { ensureWriteAccess } from '../../messenger/write-access.ts';
import { useUser } from '../../session/use-user.ts';
import { showToast, type Toast } from '../../ui/overlays/toast.tsx';
import { useChange } from '../changes/use-change.ts';

/** Milliseconds that a messenger takes to close the app: the second press of a double tap comes meanwhile. */
const CLOSING_MS = 500;

type BotRequest = (userId: string, signal: AbortSignal) => Promise<unknown>;

type Outcome = 'sent' | 'cancelled' | 'refused';

/**
 * Sends a request to the bot. Once it is answered, whatever the answer, the app closes. On our server, people whom
 * the bot may not write to are asked first; without their consent nothing is sent, and a toast explains the next
 * step. A failure shows a toast with a retry, a slow request one with a cancellation.
 */
export function useSendToBot(mutationKey: MutationKey, request: BotRequest, failed: string) {
  const { userId, extensions } = useUser();
  const mutation = useChange<void, Outcome>({
    key: mutationKey,
    send: async () => {
      if (extensions && !(await askForWriteAccess())) return 'refused';
      return offerCancelWhenSlow(
        (signal) => request(userId, signal),
        (abort) =>
          showToast({
            text: texts.errors.slow,
            stays: true,
            action: { label: texts.common.undo, onPress: abort },
          }),
      );
    },
    onSuccess: async (outcome) => {
      if (outcome !== 'sent') return;
      haptic.notify('success');
      if (!closeApp()) showToast({ text: texts.playback.sent });
      // Until then the request counts as pending, which takes no second one.
      await wait(CLOSING_MS);
    },
    refused: failed,
    canRetry: () => true,
  });
  return mutation;
}

/** Asks people whom the bot may not write to; without their yes a toast says what to do. */
export async function askForWriteAccess(): Promise<boolean> {
  const isGranted = await ensureWriteAccess();
  if (!isGranted) showToast(startBotToast());
  return isGranted;
}

function startBotToast(): Toast {
  const bot = botUsername();
  const action = bot && { label: texts.playback.openChat, onPress: () => openBotChat(bot) };
  return { text: texts.playback.noWriteAccess, stays: true, ...(action && { action }) };
}

/** Plays a title: the bot sends it in the chat, the app closes (behaviour 6.5). */
export function usePlayInChat(titleId: TitleId) {
  const failed = texts.playback.failed;
  return useSendToBot(
    ['play', String(titleId)],
    (userId, signal) => requestPlayback(titleId, userId, signal),
    failed,
  );
}

/** Searches in the chat: the bot asks there for the words, the app closes (behaviour 6.6). */
export function useSearchInChat() {
  return useSendToBot(['search'], requestChatSearch, texts.search.failed);
}

/** Milliseconds after which the cancellation is offered. */
const OFFER_DELAY_MS = 10_000;

/**
 * Awaits a request, which has no timeout (behaviour 7.1). If it is slow, calls `offer` with a function that aborts
 * it; `offer` returns a function that withdraws the offer. Rejects as the request does.
 */
async function offerCancelWhenSlow(
  call: (signal: AbortSignal) => Promise<unknown>,
  offer: (abort: () => void) => () => void,
): Promise<'sent' | 'cancelled'> {
  const controller = new AbortController();
  let withdraw: (() => void) | undefined;
  const timer = setTimeout(() => {
    withdraw = offer(() => controller.abort());
  }, OFFER_DELAY_MS);
  try {
    await call(controller.signal);
    return 'sent';
  } catch (error) {
    if (controller.signal.aborted) return 'cancelled';
    throw error;
  } finally {
    clearTimeout(timer);
    withdraw?.();
  }
}
