import type { Answer, Call } from '../bot-api.ts';
import { refused } from '../bot-api.ts';

/** The messenger's faults for a while: too many calls, its own errors, no answer. */
export type Fault = 'too many' | 'error' | 'no answer';
export const FAULTS: readonly Fault[] = ['too many', 'error', 'no answer'];

/** The share of calls that a fault hits, so that some are still answered. */
const SHARE = 0.5;
const RETRY_AFTER = 2;

/** The outcome of a call: accepted or not, and answered or not. */
export type Outcome = 'taken' | 'unanswered' | 'unheard' | Answer;

/** The messenger's faults; people who have blocked the bot are refused for good. */
export function createFaults() {
  const blocked = new Set<number>();
  const counts: Record<string, number> = {};
  let current: Fault | undefined;

  function judge({ method, parameters: { chat_id: chat } }: Call): Outcome {
    if (blocked.has(chat)) return refused(403, 'Forbidden: bot was blocked by the user');
    if (!current || !/^(send|copy|edit|answer)/.test(method) || Math.random() > SHARE) return 'taken';
    if (current === 'too many') return refused(429, 'Too Many Requests', RETRY_AFTER);
    if (current === 'error') return refused(502, 'Bad Gateway');
    // Half of the calls without an answer did arrive: nobody can tell.
    return Math.random() < 0.5 ? 'unanswered' : 'unheard';
  }

  return {
    counts,
    blocked,
    begin(fault: Fault) {
      current = fault;
    },
    end() {
      current = undefined;
    },
    judge(call: Call): Outcome {
      const outcome = judge(call);
      const name = typeof outcome !== 'object' ? outcome : outcome.ok ? 'taken' : String(outcome.error_code);
      counts[name] = (counts[name] ?? 0) + 1;
      return outcome;
    },
  };
}
