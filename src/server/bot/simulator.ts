import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Config } from '../config.ts';

/** A messenger on this machine, running. */
export type Simulator = {
  token: string;
  botUsername: string;
  /** Whom the bot obeys: those of the settings, else one of the simulator's own people. */
  ownerIds: readonly string[];
  apiRoot: string;
  /** Its page, for a person's browser. */
  url: string;
  /** Tells it whom to ask who is premium. */
  showPremium(ask: (userId: string) => Promise<boolean>): void;
  close(): Promise<void>;
};

type Start = (options: {
  port: number;
  appUrl: string;
  log: Logger;
  botUsername?: string;
  ownerIds: readonly string[];
}) => Promise<Simulator>;

const module = v.object({ startSimulator: v.custom<Start>((value) => typeof value === 'function') });

/** It is a program of its own, built beside the server; the path is made up so that their types stay apart. */
const program = new URL('../../simulator/server/start-simulator.js', import.meta.url);

/** Starts the simulator; undefined where it is not built. */
export async function startSimulator(config: Config, log: Logger): Promise<Simulator | undefined> {
  if (!existsSync(fileURLToPath(program))) return undefined;
  const { startSimulator: start } = v.parse(module, await import(program.href));
  const { simulatorPort: port, publicUrl: appUrl, botUsername, ownerIds } = config;
  return start({ port, appUrl, log, ownerIds, ...(botUsername === undefined ? {} : { botUsername }) });
}

/** The settings with the simulator as the messenger. */
export function withSimulator(
  config: Config,
  {
    token,
    botUsername,
    ownerIds,
    apiRoot,
  }: Pick<Simulator, 'token' | 'botUsername' | 'ownerIds' | 'apiRoot'>,
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
