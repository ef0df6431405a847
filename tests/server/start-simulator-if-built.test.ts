// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/config.ts';
import { withSimulatorSettings } from '../../src/server/start-simulator-if-built.ts';

const simulator = {
  token: '7:simulated',
  botUsername: 'simulato_bot',
  apiRoot: 'http://localhost:3001',
  ownerIds: ['9009'],
};

describe('the settings with the simulator as the messenger', () => {
  it('ask it for updates, with its token and name, and make its owner the bot’s', () => {
    const config = withSimulatorSettings(readConfig({ PUBLIC_URL: 'https://vetrina.example' }), simulator);
    expect(config).toMatchObject({
      botToken: '7:simulated',
      botUsername: 'simulato_bot',
      botApiRoot: 'http://localhost:3001',
      usesWebhook: false,
      ownerIds: ['9009'],
    });
  });
});
