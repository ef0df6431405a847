/** Result of a check: state, subject, text, and what to do. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; place: string; said: string; todo?: string };

/** Creates findings about one subject. */
export function createFindings(place: string) {
  return {
    ok: (said: string): Finding => ({ state: 'ok', place, said }),
    warn: (said: string, todo: string): Finding => ({ state: 'warn', place, said, todo }),
    fail: (said: string, todo: string): Finding => ({ state: 'fail', place, said, todo }),
  };
}

export function errorReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(String).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
