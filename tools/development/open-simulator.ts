import { join } from 'node:path';
import type { Logger } from 'pino';
import { startSimulator } from '../../packages/telegram-simulator/server/start-simulator.ts';
import { type Config, ConfigError } from '../../src/server/config/config.ts';
import type { StandInMessenger } from '../../src/server/stand-in-messenger.ts';
import { readSimulatorSettings } from './simulator-settings.ts';

/** The same for `npm run dev`: chats outlive its restarts. */
export const openSimulatorWithKeptChats = (config: Config, log: Logger) =>
  openSimulator(config, log, join(config.dataFolder, 'simulator-chats.json'));

/**
 * Starts the simulator if there is no bot token; undefined if nobody wants it. Beside DATABASE_URL it has to be
 * asked for: its bot would work off real people's deliveries, and find none of their chats. Throws a `ConfigError`.
 */
export async function openSimulator(
  config: Config,
  log: Logger,
  chatsFile?: string,
): Promise<StandInMessenger | undefined> {
  const { isWanted, port } = readSimulatorSettings(process.env, config.port);
  if (config.botToken !== undefined || isWanted === false) return undefined;
  if (config.databaseUrl !== undefined && !isWanted)
    throw new ConfigError(
      'BOT_TOKEN must be set along with DATABASE_URL; for the simulator instead set SIMULATOR=yes, for no bot SIMULATOR=no',
    );
  const { publicUrl: appUrl, botUsername: name, ownerIds: owners } = config;
  const mainAppUrl = new URL('/avvia', appUrl).href;
  const named = name === undefined ? {} : { botUsername: name };
  const options = { port, appUrl, mainAppUrl, log, ownerIds: owners, chatsFile, ...named };
  const simulator = await startSimulator(options).catch((error: unknown) => {
    throw isPortTaken(error)
      ? new ConfigError(
          `port ${port} is taken by another program. Stop it, or set SIMULATOR_PORT to another number.`,
        )
      : error;
  });
  const { token, botUsername, ownerIds, apiRoot, url, showPremium, close } = simulator;
  return {
    bot: { botToken: token, botUsername, ownerIds, botApiRoot: apiRoot },
    refusal: isWanted
      ? undefined
      : 'SIMULATOR=no opens the page that connects a bot again; SIMULATOR=yes runs the simulator on it instead',
    greeting: `Simulator: ${url}`,
    showPremium,
    close,
  };
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
