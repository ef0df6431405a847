import { Api } from 'grammy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishBotProfile } from '../../../../src/server/chat/commands/publish-bot-profile.ts';
import { readConfig } from '../../../../src/server/config/config.ts';
import { type StubBotApi, stubBotApi, TOKEN } from '../../support/stub-bot-api.ts';

let messenger: StubBotApi;
beforeEach(async () => {
  messenger = await stubBotApi();
});
afterEach(() => messenger.close());

const log = { info: vi.fn(), warn: vi.fn() };
const COMMANDS = [
  { name: 'statistiche', owners: 'Statistiche: /statistiche 30' },
  { name: 'help', menu: 'Che cosa so fare' },
  { name: 'serata', menu: 'Scegli con gli amici che cosa guardare' },
  { name: 'start', menu: 'Apri Cineteca' },
  { name: 'terms', help: 'Le condizioni' },
];
const start = (env: Record<string, string> = {}) =>
  publishBotProfile(new Api(TOKEN, { apiRoot: messenger.root }), {
    brand: readConfig(env).brand,
    commands: COMMANDS,
    ownerIds: ['9009'],
    log,
  });
const changes = () =>
  messenger.calls.map(({ method }) => method).filter((method) => method.startsWith('set'));

it('shared commands, owners’ commands and the bot’s description are published', async () => {
  await start({ APP_NAME: 'Cineteca' });
  const [shared, groups, owners] = messenger
    .of('setMyCommands')
    .map(({ commands }) => JSON.stringify(commands));
  expect(shared).toContain('"description":"Apri Cineteca"');
  expect(shared).toContain('"command":"help"');
  expect(shared).toMatch(/start.*serata.*help/);
  expect(shared).not.toMatch(/statistiche|terms/);
  expect(groups).toMatch(/^\[\{"command":"serata","description":"[^"]+"\}\]$/);
  expect(owners).toContain('"command":"statistiche"');
  expect(messenger.of('setMyDescription')).toMatchObject([
    { description: expect.stringMatching(/^Cineteca: film/) },
  ]);
  expect(messenger.of('setMyShortDescription')).toHaveLength(1);
});

it('nothing is published that the messenger already has', async () => {
  await start();
  const known = new Map(
    messenger.of('setMyCommands').map(({ scope, commands }) => [JSON.stringify(scope), commands]),
  );
  const [published] = messenger.of('setMyDescription');
  const [short] = messenger.of('setMyShortDescription');
  messenger.answer('getMyCommands', ({ scope }) => known.get(JSON.stringify(scope)));
  messenger.answer('getMyDescription', () => published);
  messenger.answer('getMyShortDescription', () => short);
  messenger.calls.splice(0);
  await start();
  expect(changes()).toEqual([]);
  await start({ APP_DESCRIPTION: 'Altro. '.repeat(40) });
  expect(changes()).toEqual(['setMyDescription', 'setMyShortDescription']);
  expect(String(messenger.of('setMyShortDescription')[0]?.['short_description']).length).toBeLessThanOrEqual(
    120,
  );
});

it('a refused description is logged and has no other effect', async () => {
  messenger.fail('setMyDescription', {
    error_code: 429,
    description: 'Too Many Requests',
    retry_after: 9000,
  });
  await start();
  expect(log.warn).toHaveBeenCalledWith(
    { reason: '429: Too Many Requests' },
    'could not set the bot’s description',
  );
});
