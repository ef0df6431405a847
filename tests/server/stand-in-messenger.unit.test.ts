import { expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/config.ts';
import { withStandInBot } from '../../src/server/stand-in-messenger.ts';

const bot = {
  botToken: '7:simulated',
  botUsername: 'simulato_bot',
  botApiRoot: 'http://localhost:3001',
  ownerIds: ['9009'],
};

it('a stand-in is polled for updates, with its token and name, and its owner owns the bot', () => {
  const config = withStandInBot(readConfig({ PUBLIC_URL: 'https://vetrina.example' }), { bot });
  expect(config).toMatchObject({ ...bot, usesWebhook: false });
});

it('pictures that people send to a stand-in’s bot are fetched from it', () => {
  const config = withStandInBot(readConfig({ PUBLIC_URL: 'https://vetrina.example' }), { bot });
  expect(config.images.bot).toEqual({ token: bot.botToken, apiRoot: bot.botApiRoot });
});
