/** Result of a check: what was checked, what was found, and what to do about it. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; check: string; message: string; hint?: string };

/** Creates the findings of one check. */
export function createFindings(check: string) {
  return {
    ok: (message: string): Finding => ({ state: 'ok', check, message }),
    warn: (message: string, hint: string): Finding => ({ state: 'warn', check, message, hint }),
    fail: (message: string, hint: string): Finding => ({ state: 'fail', check, message, hint }),
  };
}

export function errorReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(String).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
