import { byLanguage } from '../languages/texts.ts';
import { sayTrouble, type Trouble } from '../modules/trouble/trouble.ts';

const texts = byLanguage(({ findings }) => findings);

const STATES = ['fail', 'warn', 'ok'] as const;

/** Result of a check: its subject, the finding, and the remedy, in English. */
export type Finding = {
  state: (typeof STATES)[number];
  check: keyof typeof texts.checks;
  message: string;
  hint?: string | undefined;
};

/** Creates the findings of one check. */
export function createFindings(check: Finding['check']) {
  const create =
    (state: Finding['state']) =>
    (message: string, hint?: string): Finding => ({ state, check, message, hint });
  return { ok: create('ok'), warn: create('warn'), fail: create('fail') };
}

/** The finding of a trouble, in the current language. */
export function findingOf(trouble: Trouble): Finding {
  const { check, message, hint } = sayTrouble(trouble);
  return createFindings(check).fail(message, hint);
}

/** Findings as the desk shows them: the worst of each check, in a sentence of the current language. */
export function inDesk(findings: readonly Finding[]) {
  const checks = new Set(findings.map(({ check }) => check));
  return [...checks].map((check) => {
    const state =
      STATES.find((one) => findings.some((found) => found.check === check && found.state === one)) ?? 'ok';
    const name = texts.checks[check];
    if (state === 'ok') return { state, check: name, message: texts.isInOrder };
    return { state, check: name, message: texts.faults[check], hint: texts.askDoctor };
  });
}

export function errorReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(String).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
