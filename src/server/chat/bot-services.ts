import type { Api, ChatTypeContext, Composer, Context } from 'grammy';
import type { User } from 'grammy/types';
import type { Kysely } from 'kysely';
import type { Logger } from '../database/logger.ts';
import type { Schema } from '../database/schema.ts';
import type { Brand } from '../lib/brand.ts';
import type { SigningSecrets } from '../sessions/signing-secrets.ts';
import type { ChatLinks } from './chat-links.ts';

/** The chat's menu buttons, which open the mini app by a personal link. */
export type MenuButtons = {
  /** Sets a chat's button with a new launch key. Errors are logged. */
  set(api: Api, chatId: number): Promise<void>;
  /** The same, at most once a day: launch keys expire. */
  renew(api: Api, chatId: number): Promise<void>;
};

/**
 * A command of the chat, and what it is for: in everybody's menu, which has ten at most, in `/help` alone, or in an owner's
 * menu and `/help`. Words that show how to write the command are a whole line of `/help`.
 */
export type Command = { name: string; menu?: string; help?: string; owners?: string };

/** Dependencies of the bot's handlers. */
export type BotServices = {
  db: Kysely<Schema>;
  log: Logger;
  links: ChatLinks;
  menu: MenuButtons;
  brand: Brand;
  /** All commands, once their handlers are registered. */
  commands: Command[];
  /** Sign the ids of movie nights. */
  secrets: SigningSecrets;
  /** User ids of those who may add sources and grant premium. */
  ownerIds: readonly string[];
  /** What a month of premium costs, in Telegram Stars. */
  premiumStars: number;
  /** What is delivered cannot be forwarded or saved. */
  protectsContent: boolean;
  /** Open requests that one person may have. */
  requestsPerPerson: number;
  /** HTML that goes on from how an owner fills an empty catalogue. */
  emptyCatalogueHint?: string | undefined;
  /** Wakes the delivery worker: there is a new delivery. */
  notifyDeliveryQueue(): void;
  /** Wakes the outbox worker: there is an announcement to send. */
  notifyOutbox(): void;
  /** Wakes the worker of live messages: what one shows has changed. */
  notifyLiveMessages(): void;
  /** Wakes the worker of lists from elsewhere: there is one to import. */
  notifyListImports(): void;
  /** Wakes what tells of requests: there is a new one, or one was decided. */
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
