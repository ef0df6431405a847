/** What was found in one place, and what to do where it is not as it should be. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; place: string; said: string; todo?: string };

/** Makes the findings of one place. */
export function findingsOf(place: string) {
  return {
    ok: (said: string): Finding => ({ state: 'ok', place, said }),
    warn: (said: string, todo: string): Finding => ({ state: 'warn', place, said, todo }),
    fail: (said: string, todo: string): Finding => ({ state: 'fail', place, said, todo }),
  };
}

export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(String).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
