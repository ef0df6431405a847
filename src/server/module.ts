import type { FastifyInstance } from 'fastify';
import type { Api, Composer, Context } from 'grammy';
import type { InlineKeyboardButton, UserFromGetMe } from 'grammy/types';
import type { Extensions } from '../contract/auth.ts';
import type { Finding } from '../contract/desk/figures.ts';
import type { BotApiFetch } from './chat/bot-api/api-clients.ts';
import type { BotServices, MenuButtons, PrivateChatComposer } from './chat/bot-services.ts';
import type { ChatLinks } from './chat/chat-links.ts';
import type { LiveRules, RenderLiveMessage } from './chat/live-messages/live-message-worker.ts';
import type { AnswerHandlers } from './chat/messages/answers.ts';
import type { MessageWorkerOptions } from './chat/sending/message-worker.ts';
import type { NoticeRules, Notices, SendNotice } from './chat/sending/outbox-message.ts';
import type { BotChange } from './config/claim-database.ts';
import type { Config } from './config/config.ts';
import type { Db, DbTransaction } from './database/db.ts';
import type { Logger } from './database/logger.ts';
import type { NotificationListener } from './database/postgres/notifications.ts';
import type { FindOpening } from './http/client-page.ts';
import type { CallCounters } from './http/rate-limits.ts';
import type { RouteContext } from './http/route-context.ts';
import type { ImageProxy } from './images/image-proxy.ts';
import type { ReadTitleImages } from './images/image-sources.ts';
import type { Claim, ClaimedQueue, ClaimedTable } from './queue/claimed-queue.ts';
import type { DueWork } from './queue/due-work.ts';
import type { KindOfWork } from './queue/given-up-work.ts';
import type { Job } from './queue/leader-job.ts';
import type { QueueWorker } from './queue/queue-worker.ts';
import type { TmdbAccess } from './remote/tmdb-client.ts';
import type { RevocationTimes } from './sessions/session-revocations.ts';

/** The bot itself. */
export type Me = Pick<UserFromGetMe, 'has_main_web_app' | 'supports_inline_queries' | 'username'>;

/** Dependencies of the handlers. */
export type ChatServices = BotServices & TmdbAccess;

/** Dependencies of calls and jobs that do the work of commands. */
export type BotParts = ChatServices & {
  api: Api;
  /** The doctor's findings; undefined if there is nothing to examine. */
  examine?: (() => Promise<Finding[]>) | undefined;
  kindsOfWork: readonly KindOfWork[];
};

/** Dependencies of the routes, and of the jobs beside them. */
export type AppContext = RouteContext & {
  log: Logger;
  counts: CallCounters;
  /** Undefined without a bot. */
  bot: { services?: BotParts; me(): Me | undefined } | undefined;
  /** The fields of sign-in's answer beside the token; undefined without a bot. */
  extensions(): Extensions | undefined;
  /** Listens for the database's notifications, if other servers send any. */
  listen?: ((channel: string, onNotification: (payload: string) => void) => NotificationListener) | undefined;
};

type RegisterRoutes = (scope: FastifyInstance) => void | Promise<void>;

/** A module's routes, by their callers. */
export type Routes = {
  pictures?: RegisterRoutes;
  anybody?: RegisterRoutes;
  signedIn?: RegisterRoutes;
  /** Streams of signed-in people, open while they watch. */
  streams?: RegisterRoutes;
  /** The first content of a launch link's page. */
  findOpening?: FindOpening;
  /** Ends streams, before pending requests are waited for. */
  close?(): Promise<void>;
};

/** Places to register a module's handlers: all updates, private chats, those with owners. */
export type Branches = {
  updates: Composer<Context>;
  chats: PrivateChatComposer;
  owners: PrivateChatComposer;
};

type RegisterHandlers = (branches: Branches, services: ChatServices) => void;

/** A module's handlers by their places, in the order in which an update passes these. */
export type ChatHandlers = {
  /** Around all others and their errors. */
  outermost?(bot: Composer<Context>, services: ChatServices): void;
  /** Stops updates that no later handler may see. */
  screening?: RegisterHandlers;
  /** Groups, inline mode, and presses from there. */
  everywhere?: RegisterHandlers;
  /** Private chats, before everything that answers. */
  first?: RegisterHandlers;
  /** Answers to questions, before handlers of any text or any video. */
  answers?(branches: Branches, services: ChatServices): Partial<AnswerHandlers>;
  /** Handlers for owners alone. */
  owners?: RegisterHandlers;
  everybody?: RegisterHandlers;
  /** Handlers of everything that remains. */
  last?: RegisterHandlers;
};

export type BotConfig = Pick<
  Config,
  | 'brand'
  | 'botApiRoot'
  | 'botUsername'
  | 'clientFolder'
  | 'gatherSeconds'
  | 'images'
  | 'messagesPerSecond'
  | 'ownerIds'
  | 'paidBroadcasts'
  | 'premiumStars'
  | 'protectsContent'
  | 'publicUrl'
  | 'requestsPerPerson'
  | 'tmdbApiRoot'
  | 'tmdbImagesRoot'
  | 'tmdbToken'
  | 'usesWebhook'
> & { botToken: string; botApiFetch?: BotApiFetch };

/** Dependencies of the workers of claimed rows. */
export type WorkerContext = MessageWorkerOptions & {
  config: BotConfig;
  services: ChatServices;
  /** An API client without retries: the queues retry. */
  api: Api;
  notices: Notices;
};

/** A queue of claimed rows, and its worker. */
export type WorkedQueue = {
  queue: Pick<ClaimedQueue<Claim>, 'correctFutureTimes' | 'isPending' | 'owners' | 'releaseAll' | 'table'>;
  start(context: WorkerContext): QueueWorker;
};

/** Dependencies of functions that write messages. */
export type MessageContext = {
  db: Db;
  api: Api;
  links: ChatLinks;
  config: BotConfig;
  pictures: ImageProxy;
  /** Waits until the bot is known. */
  me(): Promise<Me>;
};

/** A kind of notice: its rules, and the function that composes and sends it. */
export type NoticeKind = NoticeRules & { sender(context: MessageContext): SendNotice };

/** A kind of live message: its rules, and the function that renders it. */
export type LiveKind = LiveRules & { renderer(context: MessageContext): RenderLiveMessage };

/** Dependencies of the leader's jobs. */
export type JobContext = {
  db: Db;
  config: Pick<Config, 'leavesOutTitlesWithoutVideo'>;
  /** Undefined without a token. */
  bot: { services: BotParts; config: BotConfig } | undefined;
  log: Logger;
  isLeader(): boolean;
};

/** Functions that the floors below need, each provided by one module. */
export type Provided = {
  deskButtonRows(
    services: Pick<BotServices, 'db' | 'links' | 'ownerIds'>,
    userId: string,
  ): Promise<InlineKeyboardButton[][]>;
  isPremium(db: Db, userId: string): Promise<boolean>;
  menuButtons(name: string, deps: Pick<BotServices, 'db' | 'links' | 'log'>): MenuButtons;
  revocationTimes(db: Db): Promise<RevocationTimes>;
  titleImages(db: Db, ids: readonly number[]): ReturnType<ReadTitleImages>;
};

/** The face of a module: all that the server, the bot and later work read of it. */
export type Module = {
  /** Settles its rows when another bot has the database: chats, updates, files and charges are each bot's own. */
  newBot?(transaction: DbTransaction, change: BotChange): Promise<void>;
  routes?(context: AppContext): Routes;
  chat?: ChatHandlers;
  queues?: { [Table in ClaimedTable]?: WorkedQueue };
  /** Kinds of work whose jobs are rows of `due_work`. */
  due?: readonly DueWork<JobContext>[];
  /** Further work that owners see. */
  work?: readonly KindOfWork[];
  jobs?(context: JobContext): readonly Job[];
  /** Starts a background activity that runs until it is stopped. */
  start?(context: JobContext): { stop(): Promise<void> };
  notices?: Readonly<Record<string, NoticeKind>>;
  live?: Readonly<Record<string, LiveKind>>;
  provides?: Partial<Provided>;
};
