import * as v from 'valibot';
import { ConfigError } from '../../src/server/config/config.ts';
import { MAX_PORT, portNumber, yesOrNo } from '../../src/server/config/setting-schemas.ts';

/** The simulator's settings in the environment, beside those of the server. */
export const simulatorEnvironmentSchema = v.object({
  SIMULATOR: v.message(v.optional(yesOrNo), 'must be yes or no'),
  SIMULATOR_PORT: v.message(v.optional(portNumber), 'must be a whole number from 1 to 65535'),
});

/** `isWanted`: runs it without a bot token; undefined: beside the embedded database only. */
export type SimulatorSettings = { isWanted: boolean | undefined; port: number };

/**
 * Reads the simulator's settings; an empty variable counts as unset. `serverPort` is the server's: the simulator's is
 * the one beside it. Throws a `ConfigError` for the first wrong one.
 */
export function readSimulatorSettings(
  env: Readonly<Record<string, string | undefined>>,
  serverPort: number,
): SimulatorSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = v.safeParse(simulatorEnvironmentSchema, set);
  if (!read.success) {
    const [issue] = read.issues;
    throw new ConfigError(`${v.getDotPath(issue)} ${issue.message}`);
  }
  const port = read.output.SIMULATOR_PORT ?? adjacentPort(serverPort);
  if (port === serverPort) throw new ConfigError('SIMULATOR_PORT must be another port than PORT');
  return { isWanted: read.output.SIMULATOR, port };
}

/** The next port, or the previous one for the highest. */
function adjacentPort(port: number): number {
  return port < MAX_PORT ? port + 1 : port - 1;
}
