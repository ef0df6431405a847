import { byLanguage } from '../languages/texts.ts';
import { sayTrouble, type Trouble } from '../modules/trouble/trouble.ts';

/** The texts of findings, read in the current language when a finding is made. */
export const findingTexts = byLanguage(({ findings }) => findings);

type Words = { message: string; hint?: string | undefined };

/** Result of a check: its subject, the finding, and the remedy. */
export type Finding = Words & {
  state: 'ok' | 'warn' | 'fail';
  check: keyof typeof findingTexts.checks;
  /** The remedy on the command line, if it differs from the desk's. */
  onCommandLine?: Partial<Words>;
};

/** Creates the findings of one check. */
export function createFindings(check: Finding['check']) {
  const create =
    (state: Finding['state']) =>
    (words: Words, onCommandLine: Partial<Words> = {}): Finding => ({
      state,
      check,
      ...words,
      onCommandLine,
    });
  return { ok: create('ok'), warn: create('warn'), fail: create('fail') };
}

/** The finding of a trouble. */
export function findingOf(trouble: Trouble): Finding {
  const { check, message, hint } = sayTrouble(trouble);
  return createFindings(check).fail({ message, hint });
}

/** A finding as the desk shows it, in the language that it was made in. */
export function inDesk({ state, check, message, hint }: Finding) {
  return { state, check: findingTexts.checks[check], message, ...(hint !== undefined && { hint }) };
}

export function errorReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(String).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
