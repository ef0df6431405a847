import { OTHER_PREMIUM } from '../../support/small-catalogue.ts';
import { OWNER } from '../../support/test-bot.ts';
import { messagesOf } from './messages.ts';
import { difference } from './oracles.ts';
import type { Outcome, Scenario } from './scenario.ts';

/** Somebody who is neither an owner nor a helper. */
const STRANGER = Number(OTHER_PREMIUM);

/** The scenario with each act of the owner first tried by a stranger; undefined if the owner does nothing in it. */
export function triedByStranger(scenario: Scenario): Scenario | undefined {
  const acts = scenario.acts.flatMap((act) =>
    act.from === OWNER && act.by ? [act.by(STRANGER), act] : [act],
  );
  return acts.length > scenario.acts.length ? { ...scenario, acts, isRefused: true } : undefined;
}

/** Rows and messages that a stranger's tries have changed; their own are theirs. */
export function doneByStranger(tried: Outcome, usual: Outcome): string[] {
  const isOwn = (line: string) => line.includes(`"${STRANGER}"`) || line.includes(` to ${STRANGER}: `);
  return [
    ...difference(usual.rows, tried.rows),
    ...difference(tried.rows, usual.rows),
    ...difference(messagesOf(usual), messagesOf(tried)),
    ...difference(messagesOf(tried), messagesOf(usual)),
  ]
    .filter((line) => !isOwn(line))
    .map((line) => `a stranger changes: ${line}`);
}
