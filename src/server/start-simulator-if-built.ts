import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { type Config, ConfigError } from './config/config.ts';

/** The running Telegram simulator. */
export type RunningSimulator = {
  token: string;
  botUsername: string;
  /** The bot's owners: those of the settings, else one of the simulator's people. */
  ownerIds: readonly string[];
  apiRoot: string;
  /** URL of its page. */
  url: string;
  /** Sets the callback that answers whether a user is premium. */
  showPremium(ask: (userId: string) => Promise<boolean>): void;
  close(): Promise<void>;
};

type Start = (options: {
  port: number;
  appUrl: string;
  mainAppUrl: string;
  log: Logger;
  botUsername?: string;
  ownerIds: readonly string[];
}) => Promise<RunningSimulator>;

const module = v.object({ startSimulator: v.custom<Start>((value) => typeof value === 'function') });

/** Compiled separately; a computed path keeps its types out of the server's. */
const program = new URL('../../packages/telegram-simulator/server/start-simulator.js', import.meta.url);

/**
 * Starts the simulator where there is no bot token; undefined where it is not built or not wanted. Beside DATABASE_URL it
 * has to be asked for: its bot would work off real people's deliveries, and find none of their chats.
 */
export async function startSimulatorIfBuilt(
  config: Config,
  log: Logger,
): Promise<RunningSimulator | undefined> {
  if (config.botToken !== undefined || config.runsSimulator === false) return undefined;
  if (!existsSync(fileURLToPath(program))) return undefined;
  if (config.databaseUrl !== undefined && !config.runsSimulator)
    throw new ConfigError(
      'BOT_TOKEN must be set along with DATABASE_URL; for the simulator instead set SIMULATOR=yes, for no bot SIMULATOR=no',
    );
  const { startSimulator: start } = v.parse(module, await import(program.href));
  const { simulatorPort: port, publicUrl: appUrl, botUsername, ownerIds } = config;
  const mainAppUrl = new URL('/avvia', appUrl).href;
  return start({
    port,
    appUrl,
    mainAppUrl,
    log,
    ownerIds,
    ...(botUsername === undefined ? {} : { botUsername }),
  });
}

/** The settings with the simulator's bot, owners and API root. */
export function withSimulatorSettings(
  config: Config,
  {
    token,
    botUsername,
    ownerIds,
    apiRoot,
  }: Pick<RunningSimulator, 'token' | 'botUsername' | 'ownerIds' | 'apiRoot'>,
): Config {
  return {
    ...config,
    botToken: token,
    botUsername,
    botApiRoot: apiRoot,
    usesWebhook: false,
    ownerIds,
  };
}
