import type { AnsweredCallback } from '../../wire-actions.ts';
import type { ChatKind, Invoice } from '../../wire-message.ts';
import type { Bot, Chat, Command, Fault, MenuButton, Person } from '../../wire-world.ts';
import type { Limits } from '../limits.ts';
import { createUpdateQueue, type UpdateQueue } from '../updates/update-queue.ts';
import { createEventFeed, type EventFeed } from './event-feed.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { createFloodGuard, type FloodGuard } from './flood-guard.ts';
import type { InlineAnswerWithContent, InlineContent } from './inline-results.ts';
import { createPendingQueries, type PendingQueries } from './pending-queries.ts';
import { createTrafficLog, type TrafficLog } from './traffic-log.ts';

type PreCheckoutAnswer = { isOk: true } | { isOk: false; reason: string };

/** Stars that went to the bot, or back to the person; a refund has the number of its payment. `date` in seconds since 1970. */
export type StarTransaction = {
  chargeId: string;
  personId: number;
  amount: number;
  payload: string;
  date: number;
  isRefund: boolean;
  isSubscription: boolean;
};

/** `expiresAt` in seconds since 1970. */
export type PreparedMessage = {
  personId: number;
  content: InlineContent;
  kinds: ChatKind[];
  expiresAt: number;
};

/** A button by which a mini app has its person choose a chat. */
export type ChatChooser = {
  personId: number;
  requestId: number;
  isChannel: boolean;
  asksTitle: boolean;
  /** The bot becomes an administrator of the chosen chat. */
  givesRights: boolean;
};

/** All that the simulator knows. It lives in memory and is bounded; messages and people are replaced, never changed. */
export type World = {
  token: string;
  bot: Bot;
  readonly appUrl: string;
  readonly ownerIds: readonly number[];
  readonly limits: Limits;
  readonly clock: Clock;
  readonly people: Map<number, Person>;
  readonly chats: Map<number, Chat>;
  readonly feed: EventFeed;
  readonly log: TrafficLog;
  readonly faults: Faults;
  readonly flood: FloodGuard;
  readonly files: FileStore;
  readonly updates: UpdateQueue;
  readonly settings: BotSettings;
  readonly callbacks: PendingQueries<AnsweredCallback>;
  readonly inlineQueries: PendingQueries<InlineAnswerWithContent>;
  readonly preCheckouts: PendingQueries<PreCheckoutAnswer>;
  /** Inline answers that a person can still choose from, by query. */
  readonly inlineAnswers: Map<string, InlineAnswerWithContent & { query: string }>;
  /** Mini apps that are open with a query which the bot may answer, by query. */
  readonly webAppQueries: Map<string, { personId: number; chatId: number }>;
  /** Invoices that are paid by a link, by its slug. */
  readonly invoiceLinks: Map<string, Invoice>;
  /** Messages that a person may send from the mini app, by the id that the bot got for each. */
  readonly preparedMessages: Map<string, PreparedMessage>;
  /** Buttons that a person may press from the mini app, likewise. */
  readonly chatChoosers: Map<string, ChatChooser>;
  /** Every payment and refund, the oldest first. */
  readonly transactions: StarTransaction[];
  lastMessageId: number;
};

/** An empty world; `seedWorld` fills it. */
export function createWorld(options: Pick<World, 'token' | 'bot' | 'appUrl' | 'ownerIds' | 'limits'>): World {
  const { limits } = options;
  const feed = createEventFeed(limits.events);
  const log = createTrafficLog(feed, limits.logEntries);
  return {
    ...options,
    clock: createClock(),
    people: new Map(),
    chats: new Map(),
    feed,
    log,
    faults: createFaults(feed),
    flood: createFloodGuard(limits),
    files: createFileStore(limits.uploads),
    updates: createUpdateQueue(limits, log),
    settings: createBotSettings(),
    callbacks: createPendingQueries(limits.callbackLife),
    inlineQueries: createPendingQueries(limits.inlineLife),
    preCheckouts: createPendingQueries(limits.preCheckoutLife),
    inlineAnswers: new BoundedMap(limits.inlineAnswers),
    webAppQueries: new Map(),
    invoiceLinks: new BoundedMap(limits.invoiceLinks),
    preparedMessages: new BoundedMap(limits.preparedMessages),
    chatChoosers: new BoundedMap(limits.preparedMessages),
    transactions: [],
    lastMessageId: 100,
  };
}

/** The bot's settings of itself, besides the content of its chats. */
type BotSettings = {
  defaultMenuButton: MenuButton;
  /** Commands by scope and language, see `scopeKey`. */
  readonly commands: Map<string, Command[]>;
};

function createBotSettings(): BotSettings {
  return { defaultMenuButton: { kind: 'commands' }, commands: new Map() };
}

/** A map of limited size: the oldest entry goes when a new one comes. */
class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: Key, value: Value): this {
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#limit && oldest !== undefined) this.delete(oldest);
    return this;
  }
}

type Clock = ReturnType<typeof createClock>;

/** The messenger's clock: the machine's, ahead of it by as much as it was moved on. */
function createClock() {
  let ahead = 0;
  return {
    /** In milliseconds. */
    ahead: () => ahead,
    advance(seconds: number): void {
      ahead += seconds * 1000;
    },
    reset(): void {
      ahead = 0;
    },
    /** Seconds since 1970. */
    seconds: () => Math.floor((Date.now() + ahead) / 1000),
  };
}

type Faults = ReturnType<typeof createFaults>;

/** The injected faults, applied in the order in which they were set. */
function createFaults(feed: EventFeed) {
  let faults: Fault[] = [];
  const change = (next: Fault[]) => {
    faults = next;
    feed.publish({ type: 'faultsChanged', faults });
  };
  return {
    inForce: (): readonly Fault[] => faults,
    add: (fault: Fault): void => change([...faults, fault]),
    clear: (): void => change([]),
    /** The fault that a call meets, if any; one that was set for a number of calls is used up by it. */
    meet(call: { method: string; chatId: number | undefined }): Fault | undefined {
      const met = faults.find((fault) => concerns(fault, call));
      if (met?.times !== undefined) change(faults.flatMap((fault) => (fault === met ? once(met) : [fault])));
      return met;
    },
  };
}

function concerns(fault: Fault, { method, chatId }: { method: string; chatId: number | undefined }): boolean {
  const name = method.toLowerCase();
  const isMethod = fault.method ? fault.method.toLowerCase() === name : name !== 'getupdates';
  return isMethod && (fault.person === undefined || fault.person === chatId);
}

function once(fault: Fault): Fault[] {
  const times = (fault.times ?? 1) - 1;
  return times > 0 ? [{ ...fault, times }] : [];
}
