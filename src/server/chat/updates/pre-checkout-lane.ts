import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { clock, sleep } from '../../lib/clock.ts';
import { asGrammySignal } from '../bot-api/api-clients.ts';
import { QUESTION_LIFE_SECONDS, type UnansweredQuestions, updateRequestId } from './update.ts';

/** Pause between two attempts, in milliseconds. */
const RETRY_MS = 500;

type Options = {
  bot: Bot;
  unanswered: UnansweredQuestions;
  /** Aborts pending answers. */
  signal: AbortSignal;
};

export type PreCheckoutLane = {
  /** Answers a pre-checkout query immediately, concurrently with others. */
  answer(update: Update): void;
  /** Settles when no answer is pending. */
  idle(): Promise<void>;
};

/**
 * Answers pre-checkout queries as they are received: Telegram waits ten seconds, so they are neither queued behind other
 * updates nor stored. Retries while the database or Telegram fails, until it is too late.
 */
export function createPreCheckoutLane({ bot, unanswered, signal }: Options): PreCheckoutLane {
  const pending = new Set<Promise<void>>();

  async function attempt(update: Update): Promise<void> {
    const received = clock.elapsed();
    const isLate = () => signal.aborted || clock.elapsed() - received > QUESTION_LIFE_SECONDS * 1000;
    let err: unknown;
    while (!isLate()) {
      try {
        await bot.init(asGrammySignal(signal));
        if (isLate()) break;
        await bot.handleUpdate(update);
        return;
      } catch (error) {
        err = error;
        await sleep(RETRY_MS, { signal }).catch(() => undefined);
      }
    }
    unanswered.count('pre_checkout_query', { err, requestId: updateRequestId(update) });
  }

  return {
    answer(update) {
      const answered = attempt(update).finally(() => pending.delete(answered));
      pending.add(answered);
    },
    async idle() {
      await Promise.all(pending);
    },
  };
}
