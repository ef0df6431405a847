import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../src/server/config/config.ts';
import { readSimulatorSettings } from '../../../tools/development/simulator-settings.ts';

describe('the settings of the simulator', () => {
  it('have a port beside the server’s', () => {
    expect(readSimulatorSettings({}, 3000)).toEqual({ isWanted: undefined, port: 3001 });
    expect(readSimulatorSettings({ SIMULATOR: 'no' }, 65_535)).toEqual({ isWanted: false, port: 65_534 });
    expect(readSimulatorSettings({ SIMULATOR_PORT: '4000', SIMULATOR: '' }, 3000).port).toBe(4000);
  });

  it.each([
    [{ SIMULATOR: 'perhaps' }, /^SIMULATOR must be yes or no$/],
    [{ SIMULATOR_PORT: '70000' }, /^SIMULATOR_PORT must be a whole number/],
    [{ SIMULATOR_PORT: '3000' }, /^SIMULATOR_PORT must be another port than PORT$/],
  ])('say in one line what is wrong with %j', (env, line) => {
    const read = () => readSimulatorSettings(env, 3000);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(line);
  });
});
