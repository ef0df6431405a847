import { randomInt } from 'node:crypto';

export type PendingQueries<Answer> = ReturnType<typeof createPendingQueries<Answer>>;

/** Queries that the bot has to answer in time: callback, inline and pre-checkout queries. */
export function createPendingQueries<Answer>(life: number) {
  const open = new Map<string, (answer: Answer | null) => void>();
  return {
    /** A new query's id, and its answer: null when none came in time. */
    ask(): { id: string; answer: Promise<Answer | null> } {
      const id = makeQueryId();
      const answer = new Promise<Answer | null>((resolve) => {
        const timer = setTimeout(() => settle(null), life).unref();
        const settle = (value: Answer | null) => {
          clearTimeout(timer);
          open.delete(id);
          resolve(value);
        };
        open.set(id, settle);
      });
      return { id, answer };
    },
    /** True if the query was still open. */
    answer(id: string, answer: Answer): boolean {
      const settle = open.get(id);
      settle?.(answer);
      return settle !== undefined;
    },
    /** Settles all with null. */
    close(): void {
      for (const settle of open.values()) settle(null);
    },
  };
}

/** Eighteen digits, as the messenger's own. */
export function makeQueryId(): string {
  return `${randomInt(1e8, 1e9)}${randomInt(1e8, 1e9)}`;
}
