import type { Logger } from '../../database/logger.ts';
import type { questionKind } from './update.ts';

type QuestionKind = NonNullable<ReturnType<typeof questionKind>>;

/** Inline and pre-checkout queries that got no answer in time. */
export type UnansweredQuestions = {
  /** Logs and counts one. */
  count(kind: QuestionKind, fields: object): void;
  /** How many there were of each kind since the start, for the metrics. */
  counts: Readonly<Record<QuestionKind, number>>;
};

export function createUnansweredQuestions(log: Pick<Logger, 'warn'>): UnansweredQuestions {
  const counts = { inline_query: 0, pre_checkout_query: 0 };
  return {
    counts,
    count(kind, fields) {
      counts[kind] += 1;
      log.warn({ ...fields, kind }, 'a query was not answered in time');
    },
  };
}
