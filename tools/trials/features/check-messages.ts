import { requests } from '../../../src/server/languages/it/requests.ts';
import { buttonOf, type Message } from './chats.ts';
import { fateOf, OWNERS, type PersonPlan } from './plan.ts';
import { isSummary } from './visits.ts';

/** A sent message is noted within this time, even on a busy machine. */
const NOTING_MS = 3000;

type Kind = {
  name: string;
  is(message: Message): boolean;
  /** Never sent again after a kill; others are, rather than not arrive at all. */
  isAtMostOnce: boolean;
  /** True if a person must have one of these, as far as the plan decides it. */
  isDue?(person: PersonPlan): boolean;
};

const isOwner = (chat: number) => OWNERS.some((owner) => owner === chat);
const begins = (pattern: RegExp) => (message: Message) =>
  !isOwner(message.chat) && pattern.test(message.sentText);
const ofOwner = (pattern: RegExp) => (message: Message) =>
  isOwner(message.chat) && pattern.test(message.sentText);
const numberOf = ({ wanted }: PersonPlan) => Number(wanted.split(' ')[1]);

/** Messages that answer nothing; a person who asks twice gets two answers. */
const KINDS: readonly Kind[] = [
  {
    name: 'news',
    is: begins(/^«Mancante \d+»(: richiesta|, che avevi chiesto)/),
    isAtMostOnce: false,
    isDue: () => true,
  },
  {
    name: 'arrival',
    is: begins(/^È arrivato/),
    isAtMostOnce: false,
  },
  {
    name: 'resolved',
    is: begins(/^Risolto: /),
    isAtMostOnce: false,
    isDue: ({ problem }) => problem !== undefined,
  },
  {
    name: 'digest',
    is: begins(/^Novità per te/),
    isAtMostOnce: true,
    isDue: ({ wantsDigest }) => wantsDigest,
  },
  {
    name: 'summary',
    is: (message) => isSummary(message.sentText),
    isAtMostOnce: false,
    isDue: ({ list }) => list !== undefined,
  },
  { name: 'card of a request', is: ofOwner(/Richiesta n\. \d+/), isAtMostOnce: true },
  { name: 'card of a report', is: ofOwner(/^Segnalazione n\./), isAtMostOnce: true },
  {
    name: 'thanks, refund',
    // 'Hai ricevuto' answers the gift’s link, which people open again after 45 s without an answer.
    is: begins(/^Grazie!|^Il tuo abbonamento si è|rimborsato/),
    isAtMostOnce: false,
    isDue: ({ pays }) => pays !== undefined,
  },
  {
    name: 'delivery',
    is: (message) => buttonOf(message, 'Segnala') !== undefined,
    isAtMostOnce: false,
    isDue: () => true,
  },
];

/** A card that shows a different state than an interrupted one is not the same. */
const subjectOf = ({ chat, sentText, invoice }: Message): string => `${chat} ${sentText}${invoice}`;

export type Row = Record<'kind', string> &
  Record<'arrived' | 'due' | 'twice, no answer' | 'twice, killed' | 'twice' | 'cut off' | 'never', number>;

type Facts = {
  people: readonly PersonPlan[];
  messages: readonly Message[];
  /** When which run of a server was killed. */
  killed: ReadonlyMap<number, number>;
  cutOff: ReadonlySet<string>;
  /** Each person's presses of 'Riproduci': after too long a wait they press again. */
  plays: ReadonlyMap<number, number>;
};

/** A row of the trial's table for each kind of message, and their faults, a line each. */
export function checkMessages(facts: Facts): { rows: Row[]; faults: string[] } {
  const byKind = new Map<Kind, Message[]>();
  for (const message of facts.messages) {
    const kind = KINDS.find((one) => one.is(message));
    if (kind) byKind.set(kind, [...(byKind.get(kind) ?? []), message]);
  }
  const checked = KINDS.map((kind) => checkKind(kind, byKind.get(kind) ?? [], facts));
  return { rows: checked.map(({ row }) => row), faults: checked.flatMap(({ faults }) => faults) };
}

function checkKind(kind: Kind, messages: readonly Message[], { people, killed, cutOff, plays }: Facts) {
  const subjects = new Map<string, Message[]>();
  for (const message of messages)
    subjects.set(subjectOf(message), [...(subjects.get(subjectOf(message)) ?? []), message]);
  const msToKill = ({ run, at }: Message) => (killed.get(run) ?? Infinity) - at;
  const fellAKillAfter = (message: Message) => msToKill(message) < NOTING_MS;
  const meant = (chat = 0) => (kind.name === 'delivery' ? (plays.get(chat) ?? 1) : 1);
  const earlier = [...subjects.values()].flatMap((copies) => copies.slice(0, -meant(copies[0]?.chat)));
  const answered = earlier.filter(({ isAnswered }) => isAnswered);
  const killedThen = answered.filter(fellAKillAfter);
  const otherwise = answered.filter((one) => !fellAKillAfter(one));
  const reached = new Set(messages.map(({ chat }) => chat));
  const due = people.filter((person) => kind.isDue?.(person) === true);
  const missing = due.filter(({ id, blocksTheBot }) => !reached.has(id) && !blocksTheBot);
  const cut = missing.filter(({ id }) => cutOff.has(`${kind.name} ${id}`));
  const never = missing.filter((person) => !cut.includes(person));
  const wrong = kind.isAtMostOnce ? [...otherwise, ...killedThen] : otherwise;
  const row: Row = {
    kind: kind.name,
    arrived: messages.length,
    due: due.length,
    'twice, no answer': earlier.length - answered.length,
    'twice, killed': killedThen.length,
    twice: otherwise.length,
    'cut off': cut.length,
    never: never.length,
  };
  const twice = wrong.map(
    (one) => `twice, ${kind.name}, ${msToKill(one)} ms before a kill: ${subjectOf(one)}`,
  );
  return { row, faults: [...twice, ...never.map(({ id }) => `never, ${kind.name}: ${id}`)] };
}

/** People who expected a message when a request's title arrives, and got none. */
export function checkArrivals({ people, messages }: Facts): string[] {
  return people.flatMap((person) => {
    const own = messages.filter(({ chat }) => chat === person.id);
    const isDue = fateOf(numberOf(person)) !== 'rejected' && !person.blocksTheBot;
    const isThere = own.some(
      ({ sentText }) =>
        sentText.startsWith('È arrivato') || sentText.startsWith(requests.available(person.wanted)),
    );
    return !isDue || isThere ? [] : [`never told of the video: ${person.id}`];
  });
}
