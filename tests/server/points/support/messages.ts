import { OWNER } from '../../support/test-bot.ts';
import { type Effect, type EffectFault, type EffectPoint, isOfEffect } from './effects.ts';
import type { Call } from './messenger.ts';
import type { Outcome } from './scenario.ts';

/** Calls that make a new message. */
const NEW_MESSAGE = /^(send|copy|forward)/;
const ABOUT_STARS = /^(refundStarPayment|editUserStarSubscription|answerPreCheckoutQuery)$/;
/** Owners' notices of trouble: a process has ended, or work has not moved while time leapt. */
const ABOUT_TROUBLE = /qualcosa che non va|Di nuovo in ordine/;

/** Owners' cards and reports about videos: one of which nobody knows is sent again by the next change. */
const LIVE = new RegExp(
  `to ${OWNER}: (<b>(Richiesta|Segnalazione)|Ora si può|Sostituiti|\\S+ video da abbinare)`,
);
/** Messages that are never sent again, see 'Not promised' in docs/promises.md. */
const SENT_ONCE = new RegExp(
  `: (Stasera manutenzione|(<b>)?Novità per te|Il tuo Premium finisce)|${LIVE.source}`,
);

/** True for new messages, but for notices of trouble. */
export const isMessage = ({ method, payload }: Call) =>
  NEW_MESSAGE.test(method) && !ABOUT_TROUBLE.test(String(payload['text']));
export const isMessageTo = (call: Call, to: number | undefined) =>
  isMessage(call) && Number(call.payload['chat_id']) === to;
export const isSentOnce = (words: string) => SENT_ONCE.test(words);
export const isLive = (words: string) => LIVE.test(words);

/** Owners' cards show what is so at the time of their sending. */
const CARD_HEADING = /^<b>(Richiesta|Segnalazione) n\. N<\/b>/;

/** The chat of a message and its words, without numbers that runs give differently. */
export function wordsOf({ method, payload }: Call): string {
  const { chat_id: chat, text, caption, message_id: copied, video } = payload;
  const says = String(text ?? caption ?? copied ?? video).replaceAll(/\d+/g, 'N');
  const [heading] = CARD_HEADING.exec(says) ?? [];
  return `${method} to ${chat}: ${heading ?? says}`;
}

/** A report to an owner of films that can be watched, and of anything else. */
const REPORT =
  /^Ora si (?:può guardare (?<film>.+)\.|possono guardare:\n(?<films>(?:• .+\n?)+))(?<rest>[^]*)/;

/** The lines of a report about its films: several share a message, or a later edit names them, by the moment of a restart. */
function filmsIn({ payload }: Call): string[] {
  const { film, films = '' } = REPORT.exec(String(payload['text']))?.groups ?? {};
  const names = film === undefined ? films.match(/(?<=• ).+/g) : [film];
  return (names ?? []).map((name) => `report to ${payload['chat_id']}: Ora si può guardare ${name}`);
}

/** The words of a message besides such lines. */
function otherWordsOf(call: Call): string[] {
  const rest = REPORT.exec(String(call.payload['text']))?.groups?.['rest']?.trim();
  return rest === '' ? [] : [wordsOf({ ...call, payload: { ...call.payload, ...(rest && { text: rest }) } })];
}

/** Each message, each call that moves Stars, and each film that a report names, once for a report. */
export function messagesOf({ made }: Outcome): string[] {
  const named = new Set<string>();
  return made.flatMap((call) => {
    const message = Number(call.payload['message_id'] ?? call.messageId);
    const films = filmsIn(call).filter((line) => !named.has(`${message} ${line}`));
    for (const line of films) named.add(`${message} ${line}`);
    return isMessage(call) || ABOUT_STARS.test(call.method) ? [...films, ...otherWordsOf(call)] : films;
  });
}

const EDIT = /^editMessage(Text|Caption)$/;

/** The last words of each message, and of those that were changed; reports share their films out in other ways. */
export function lastWordsOf({ made }: Outcome): { all: string[]; changed: string[] } {
  const last = new Map<unknown, Call>();
  for (const call of made) {
    const { message_id: edited, inline_message_id: inline } = call.payload;
    if (isMessage(call) || EDIT.test(call.method)) last.set(inline ?? edited ?? call.messageId, call);
  }
  const calls = [...last.values()].filter((call) => filmsIn(call).length === 0);
  const wordsIn = (some: readonly Call[]) => some.map((call) => wordsOf({ ...call, method: 'message' }));
  return { all: wordsIn(calls), changed: wordsIn(calls.filter(({ method }) => EDIT.test(method))) };
}

/** Effects between a message's sending and the commits that note its beginning and its end. */
const NEAR = 2;
/** Faults of a commit after which nobody knows of a message before it, or of one after it. */
const UNNOTED: readonly EffectFault[] = ['killed before', 'unmade'];
const NOTED: readonly EffectFault[] = ['killed after', 'unknown'];
/** Faults of a call after which nobody knows of its message. */
const UNANSWERED: readonly EffectFault[] = ['killed before', 'killed after', 'lost', 'made twice'];

/** Films of which no commit before a kill notes that they were sent: they are sent again. */
function unnotedFilms(seen: readonly Effect[], { effect, fault }: EffectPoint): readonly Effect[] {
  if (!fault.startsWith('killed')) return [];
  const before = seen.slice(0, fault === 'killed after' ? effect : effect - 1);
  const noted = before.findLastIndex(({ name }) => name === 'update delivery');
  return before.slice(noted + 1).filter(({ name }) => name === 'sendVideo');
}

/** Messages of which the fault leaves open if they were sent. */
export function openMessages({ point, repliesBefore }: Outcome, { seen }: Outcome): string[] {
  const replied = repliesBefore.flatMap(linesOf);
  if (!isOfEffect(point)) return replied;
  const { effect, fault } = point;
  const isCall = seen[effect - 1]?.kind === 'call';
  const isAfter = isCall ? UNANSWERED.includes(fault) : UNNOTED.includes(fault);
  const isBefore = isCall ? UNANSWERED.includes(fault) : NOTED.includes(fault);
  const near = seen.slice(Math.max(0, effect - 1 - (isAfter ? NEAR : 0)), effect + (isBefore ? NEAR : 0));
  // Work beside the sending of a message: its beginning is noted, and the process ends before its call.
  const begun = fault === 'killed before' ? seen.slice(effect, effect + NEAR) : [];
  const open = [...near, ...unnotedFilms(seen, point)];
  return [...replied, ...wordsIn(open), ...wordsIn(begun).filter(isSentOnce)];
}

const linesOf = (call: Call) => [...filmsIn(call), ...otherWordsOf(call)];
const wordsIn = (effects: readonly Effect[]) =>
  effects.flatMap(({ call }) => (call && isMessage(call) ? linesOf(call) : []));
