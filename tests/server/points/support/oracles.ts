import { isOfEffect } from './effects.ts';
import type { Call } from './messenger.ts';
import type { Outcome, Scenario } from './scenario.ts';

/** The failure of a message whose outcome nobody knows: owners read it among the work that was given up. */
const UNKNOWN = 'cut off while it was sent';

type Oracle = (outcome: Outcome, usual: Outcome, scenario: Scenario) => string[];

/** At rest each holds after every run, beside the usual one without a fault; each names the faulty things. */
export const ORACLES = {
  'a row waits for ever, or is given up': (outcome, usual, { told }) => {
    const more = isRefused(outcome) ? [] : difference(outcome.waiting, usual.waiting);
    return told === 'once' && isUnknown(outcome, usual) ? more.filter((row) => !row.includes(UNKNOWN)) : more;
  },
  'a row is missing': (outcome, usual) => (isRefused(outcome) ? [] : difference(usual.rows, outcome.rows)),
  'a row is there twice, or should not be': (outcome, usual) =>
    isRefused(outcome) ? [] : difference(outcome.rows, usual.rows),
  'rows contradict each other': (outcome, usual) => difference(outcome.contradictions, usual.contradictions),
  'a message never came': (outcome, usual, { told }) => {
    const missing = difference(messagesOf(usual), messagesOf(outcome));
    if (isRefused(outcome)) return [];
    return told === 'once' && isUnknown(outcome, usual) ? missing.slice(1) : missing;
  },
  'a message came twice': (outcome, usual, { told }) => {
    const more = difference(messagesOf(outcome), messagesOf(usual));
    const mayRepeat = told === 'once' ? isUnknown(outcome, usual) : outcome.isSentBefore;
    return isRefused(outcome) || (mayRepeat && more.length <= 1) ? [] : more;
  },
  'an erased person is not forgotten': ({ left }) => [...left],
  'a message goes to somebody erased or banned': (outcome, _usual, { erased, banned }) =>
    outcome.made
      .slice(outcome.madeByActs)
      .filter((call) => isMessage(call) && [erased, banned].includes(Number(call.payload['chat_id'])))
      .map(wordsOf),
} satisfies Record<string, Oracle>;

/** The names of the oracles that see a fault, each with the things that it sees. */
export function faultsOf(outcome: Outcome, usual: Outcome, scenario: Scenario): string[] {
  return Object.entries<Oracle>(ORACLES).flatMap(([name, oracle]) =>
    oracle(outcome, usual, scenario).map((seen) => `${name}: ${seen}`),
  );
}

/** The messenger refused a call for ever: the person cannot be reached. */
const isRefused = ({ point }: Outcome) => isOfEffect(point) && point.fault === '403';

/** The point is a message's sending, or the commit before or after it, which note its beginning and its end. */
function isUnknown({ point }: Outcome, { seen }: Outcome): boolean {
  if (!isOfEffect(point) || point.fault === '429' || point.fault === '500') return false;
  return [-1, 0, 1].some((step) => seen[point.effect - 1 + step]?.kind === 'call');
}

/** True for calls that make a new message. */
export const isMessage = ({ method }: Call) => /^(send|copy|forward)/.test(method);

const ABOUT_STARS = /^(refundStarPayment|editUserStarSubscription|answerPreCheckoutQuery)$/;

/** Time leaps here: owners may be told that work has not moved for a while. */
const ABOUT_LEAP = /qualcosa che non va/;

/** Each message, and each call that moves Stars. */
const messagesOf = ({ made }: Outcome) =>
  made
    .filter((call) => isMessage(call) || ABOUT_STARS.test(call.method))
    .map(wordsOf)
    .filter((words) => !ABOUT_LEAP.test(words));

/** The chat of a message and its words, without numbers that runs give differently. */
function wordsOf({ method, payload }: Call): string {
  const { chat_id: chat, text, caption, message_id: copied, video } = payload;
  const says = String(text ?? caption ?? copied ?? video).replaceAll(/\d+/g, 'N');
  return `${method} to ${chat}: ${says}`;
}

/** Those of the one beyond those of the other. */
function difference(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
