import { type Effect, type EffectFault, isOfEffect } from './effects.ts';
import {
  isLive,
  isMessage,
  isMessageTo,
  isSentOnce,
  lastWordsOf,
  messagesOf,
  openMessages,
  wordsOf,
} from './messages.ts';
import type { Outcome, Scenario } from './scenario.ts';

/** The failure of a message whose outcome nobody knows: owners read it among the work that was given up. */
const UNKNOWN = 'cut off while it was sent';

/** Ends of a call after which its message is there twice: a server that lives makes a call without an answer again. */
const REPEATED: readonly EffectFault[] = ['made twice', 'lost'];

type Oracle = (outcome: Outcome, usual: Outcome, scenario: Scenario) => string[];

/**
 * At rest each holds after every run, beside the usual one without a fault; each names the faulty things. Beside itself the
 * usual one is held to what does not depend on it.
 */
export const ORACLES = {
  'a fact is not so': (outcome) => [...outcome.untrue],
  'a row waits for ever, or is given up': (outcome, usual) => {
    const more = isRefused(outcome) ? [] : difference(outcome.waiting, usual.waiting);
    return openMessages(outcome, usual).some(isSentOnce)
      ? more.filter((row) => !row.includes(UNKNOWN))
      : more;
  },
  'a row is missing': (outcome, usual) => (isRefused(outcome) ? [] : difference(usual.rows, outcome.rows)),
  'a row is there twice, or should not be': (outcome, usual) =>
    isRefused(outcome) ? [] : difference(outcome.rows, usual.rows),
  'a call is answered otherwise': ({ answered }, usual, { isAnsweredAlike }) =>
    isAnsweredAlike ? difference(answered, usual.answered) : [],
  'rows contradict each other': ({ contradictions }) => [...contradictions],
  'a message never came': (outcome, usual) => {
    if (isRefused(outcome)) return [];
    const isSaid = outcome.waiting.some((row) => row.includes(UNKNOWN));
    const isToldOtherwise = (words: string) =>
      (isSaid && isSentOnce(words)) || (isFollowed(outcome, usual) && isLive(words));
    const open = openMessages(outcome, usual).filter(isToldOtherwise);
    return difference(difference(messagesOf(usual), messagesOf(outcome)), open);
  },
  'a message came twice': (outcome, usual, { told = {} }) => {
    if (isRefused(outcome)) return [];
    const more = difference(messagesOf(outcome), messagesOf(usual));
    const isRepeated = isOfEffect(outcome.point) && REPEATED.includes(outcome.point.fault);
    const mayComeAgain = (words: string) =>
      !isSentOnce(words) ||
      outcome.answersBefore.includes(words) ||
      (isFollowed(outcome, usual) && isLive(words));
    const open = openMessages(outcome, usual).filter((words) => isRepeated || mayComeAgain(words));
    return [...difference(more, [...new Set(open)]), ...(outcome === usual ? repeatsOf(usual, told) : [])];
  },
  'a message is out of date': (outcome, usual) =>
    isRefused(outcome) || isShown(outcome, usual) || openMessages(outcome, usual).some(isSentOnce)
      ? []
      : difference([...new Set(lastWordsOf(usual).changed)], lastWordsOf(outcome).all),
  'the scenario names other messages': (outcome, usual, { told = {} }) =>
    outcome === usual
      ? Object.entries(told).flatMap(([person, patterns]) => untold(usual, Number(person), patterns))
      : [],
  'an erased person is not forgotten': ({ left }) => [...left],
  'a message goes to somebody erased or banned': (outcome, _usual, { erased, banned }) =>
    outcome.made
      .slice(outcome.madeByActs)
      .filter((call) => isMessageTo(call, erased) || isMessageTo(call, banned))
      .map(wordsOf),
  'a server of an older release could claim work': ({ claimable }) => [...claimable],
} satisfies Record<string, Oracle>;

/** The names of the oracles that see a fault, each with the things that it sees. */
export function faultsOf(outcome: Outcome, usual: Outcome, scenario: Scenario): string[] {
  return Object.entries<Oracle>(ORACLES).flatMap(([name, oracle]) =>
    oracle(outcome, usual, scenario)
      .filter((seen) => !scenario.ofMoment?.test(seen))
      .map((seen) => `${name}: ${seen}`),
  );
}

/** The messenger refused a call for ever: the person cannot be reached. */
const isRefused = ({ point }: Outcome) => isOfEffect(point) && point.fault === '403';

/** An act follows that of the point, or the act itself changes a message later. */
const isFollowed = ({ point, isFollowed: isByAct }: Outcome, { seen }: Outcome) =>
  isByAct || (isOfEffect(point) && seen.slice(point.effect).some(isEdit));
const isEdit = ({ name }: Pick<Effect, 'name'>) => name.startsWith('editMessage');

/** The messenger does not take an edit: whoever pressed sees that, and presses again. */
const isShown = ({ point }: Outcome, { seen }: Outcome) =>
  isOfEffect(point) &&
  /^(429|500)$/.test(point.fault) &&
  seen.slice(point.effect - 1, point.effect).some(isEdit);

/** Messages that somebody gets twice, numbers included, of whom a scenario does not say all. */
function repeatsOf({ made }: Outcome, told: NonNullable<Scenario['told']>): string[] {
  const messages = made.filter((call) => isMessage(call) && !(Number(call.payload['chat_id']) in told));
  const seen = messages.map(({ method, payload }) => `${method} ${JSON.stringify(payload)}`);
  return seen.filter((one, index) => seen.indexOf(one) < index);
}

/** Messages to a person that match no pattern, and patterns that no message matches; each one matches one. */
function untold({ made }: Outcome, person: number, patterns: readonly RegExp[]): string[] {
  const left = [...patterns];
  const unexpected = made
    .filter((call) => isMessageTo(call, person))
    .map(wordsOf)
    .filter((words) => {
      const place = left.findIndex((pattern) => pattern.test(words));
      if (place >= 0) left.splice(place, 1);
      return place < 0;
    });
  return [...unexpected, ...left.map(String)];
}

/** Those of the one beyond those of the other. */
export function difference(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return one.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
