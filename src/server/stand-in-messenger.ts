import type { Config } from './config/config.ts';

/** A messenger that replaces Telegram, with its own bot. It is opened before the server starts, and closed by the server. */
export type StandInMessenger = {
  /** Its bot, that bot's owners and its Bot API: they replace those of the settings. */
  bot: Pick<Config, 'botUsername' | 'botApiRoot' | 'ownerIds'> & { botToken: string };
  /** The reason why it may not use a real bot's database; undefined if it was asked to. */
  refusal: string | undefined;
  /** Makes it show people's premium. */
  showPremium(ask: (userId: string) => Promise<boolean>): void;
  /** Printed once the server listens. */
  greeting: string;
  close(): Promise<void>;
};

/** The settings with the stand-in's bot, whose updates are polled and whose files are pictures of titles. */
export function withStandInBot(config: Config, { bot }: Pick<StandInMessenger, 'bot'>): Config {
  const images = { ...config.images, bot: { token: bot.botToken, apiRoot: bot.botApiRoot } };
  return { ...config, ...bot, images, usesWebhook: false };
}
