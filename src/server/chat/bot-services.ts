import type { Api, ChatTypeContext, Composer, Context } from 'grammy';
import type { User } from 'grammy/types';
import type { Db } from '../database/db.ts';
import type { Logger } from '../database/logger.ts';
import type { Brand } from '../lib/brand.ts';
import type { SigningSecrets } from '../sessions/signing-secrets.ts';
import type { ChatLinks } from './chat-links.ts';
import type { Remark } from './remarks.ts';

/** The chat's menu buttons, which open the mini app by a personal link. */
export type MenuButtons = {
  /** Sets a chat's button with a new launch key. Errors are logged. */
  set(api: Api, chatId: number): Promise<void>;
  /** Sets it at most once a day, since launch keys expire. */
  renew(api: Api, chatId: number): Promise<void>;
};

/**
 * A command and its description: in everyone's menu and `/help` (ten), in a common line of `/help` for what the messenger
 * requires of bots that sell, or in an owner's menu and `/help`. A description that shows how to write the command is a
 * whole line of `/help`. A function gives it in the current language.
 */
export type Command = { name: string } & {
  [Place in 'menu' | 'required' | 'owners']?: string | (() => string);
};

/** Dependencies of the bot's handlers. */
export type BotServices = {
  db: Db;
  log: Logger;
  links: ChatLinks;
  menu: MenuButtons;
  brand: Brand;
  /** All commands; complete once all handlers are registered. */
  commands: Command[];
  /** Replies to what people write besides titles, complete likewise. */
  remarks: Map<Remark, (ctx: PrivateChatContext, line: string) => Promise<unknown>>;
  /** Sign the ids of movie nights. */
  secrets: SigningSecrets;
  /** User ids of the owners. */
  ownerIds: readonly string[];
  /** Price of a month of premium, in Telegram Stars. */
  premiumStars: number;
  /** Delivered videos cannot be forwarded or saved. */
  protectsContent: boolean;
  /** Maximum number of one person's open requests. */
  requestsPerPerson: number;
  /** HTML that follows how an owner fills an empty catalogue, by language. */
  emptyCatalogueHints?: Readonly<Record<string, string>> | undefined;
  /** Wakes the delivery worker: there is a new delivery. */
  notifyDeliveryQueue(): void;
  /** Wakes the outbox worker: there is an announcement to send. */
  notifyOutbox(): void;
  /** Wakes the worker of live messages: one is out of date. */
  notifyLiveMessages(): void;
  /** Wakes the worker of list imports: there is a new one. */
  notifyListImports(): void;
  /** Wakes the workers that show and announce requests: one is new, or was decided. */
  notifyRequests(): void;
};

/** Handlers of private chats only. */
export type PrivateChatComposer = Composer<ChatTypeContext<Context, 'private'>>;
/** The context of any update from a private chat. */
export type PrivateChatContext = Context & { chatId: number; from: User };

/** The sender's user id, as the database stores it. */
export function userIdOf(ctx: Pick<Context, 'from'>): string {
  return String(ctx.from?.id ?? '');
}

export function isOwner(ctx: Pick<Context, 'from'>, { ownerIds }: Pick<BotServices, 'ownerIds'>): boolean {
  return ownerIds.includes(userIdOf(ctx));
}
