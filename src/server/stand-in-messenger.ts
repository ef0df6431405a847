import type { Config } from './config/config.ts';

/** A messenger that stands in for Telegram, with a bot of its own. Whoever starts the server opens it, and the server closes it. */
export type StandInMessenger = {
  /** Its bot, that bot's owners and its Bot API: they replace those of the settings. */
  bot: Pick<Config, 'botUsername' | 'botApiRoot' | 'ownerIds'> & { botToken: string };
  /** Why it may not work on a database that belongs to a real bot; undefined where it was asked to. */
  refusal: string | undefined;
  /** Shows in it who is premium. */
  showPremium(ask: (userId: string) => Promise<boolean>): void;
  /** Printed once the server listens. */
  greeting: string;
  close(): Promise<void>;
};

/** The settings with the stand-in's bot, which is asked for updates. */
export function withStandInBot(config: Config, { bot }: Pick<StandInMessenger, 'bot'>): Config {
  return { ...config, ...bot, usesWebhook: false };
}
