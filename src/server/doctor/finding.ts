import type { ItalianFinding } from './italian-findings.ts';

/** Checks by their names on the command line, with those in the desk. */
const CHECKS = {
  versions: 'Versioni',
  database: 'Database',
  titles: 'Titoli',
  queues: 'Lavori',
  disk: 'Disco',
  bot: 'Bot',
  webhook: 'Webhook',
  address: 'Indirizzo',
  clock: 'Orologio',
  links: 'Link di avvio',
  proxy: 'Proxy',
};

/** Result of a check: what was checked, what was found, and what to do about it; for the command line, and in Italian. */
export type Finding = {
  state: 'ok' | 'warn' | 'fail';
  check: keyof typeof CHECKS;
  message: string;
  hint?: string;
  italian: ItalianFinding;
};

/** Creates the findings of one check. */
export function createFindings(check: Finding['check']) {
  const create =
    (state: 'warn' | 'fail') =>
    (italian: ItalianFinding, message: string, hint: string): Finding => ({
      state,
      check,
      message,
      hint,
      italian,
    });
  return {
    ok: (italian: ItalianFinding, message: string): Finding => ({ state: 'ok', check, message, italian }),
    warn: create('warn'),
    fail: create('fail'),
  };
}

/** A finding as the desk shows it. */
export function inItalian({ state, check, italian }: Finding) {
  return { state, check: CHECKS[check], ...italian };
}

export function errorReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(String).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
