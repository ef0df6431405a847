import type { ChatTypeContext, Composer, Context } from 'grammy';
import type { User } from 'grammy/types';
import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import type { Brand } from '../domain/brand.ts';
import type { TmdbClient } from '../import/tmdb/client.ts';
import type { Links } from './links.ts';
import type { MenuButtons } from './menu-button.ts';

/** What the bot's handlers work with. */
export type Services = {
  db: Kysely<Schema>;
  log: Log;
  links: Links;
  menu: MenuButtons;
  brand: Brand;
  /** User ids of those who may add sources and grant premium. */
  ownerIds: readonly string[];
  /** What a month of premium costs, in Telegram Stars. */
  premiumStars: number;
  /** The movie database; undefined without a token. */
  tmdb: TmdbClient | undefined;
  /** Tells the delivery that there is a new wish. */
  wished(): void;
  /** Tells the outbox that there is an announcement to send. */
  announced(): void;
};

/** Where one person talks to the bot, with nobody else reading. */
export type PrivateChats = Composer<ChatTypeContext<Context, 'private'>>;
/** What the bot sees of such a chat, whatever happened there. */
export type PrivateContext = Context & { chatId: number; from: User };

/** Who wrote to the bot, as the catalogue knows people. */
export function userIdOf(ctx: Pick<Context, 'from'>): string {
  return String(ctx.from?.id ?? '');
}

export function isOwner(ctx: Pick<Context, 'from'>, { ownerIds }: Services): boolean {
  return ownerIds.includes(userIdOf(ctx));
}
