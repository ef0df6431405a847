import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { ANNA, CARLA, DIRECT, GROUP, SUPERGROUP, testSimulator } from '../support/test-simulator.ts';

const open = {
  type: 'openApp',
  person: ANNA,
  url: 'http://localhost:3000/?user-id=1001&key=a',
  platform: 'ios',
  version: '8.0',
  theme: { bg_color: '#101418' },
} as const;

/** Telegram's own rule, reimplemented: the fields sorted, one a line, under a key made of the bot's token. */
function isGenuine(initData: string, token: string): boolean {
  const fields = new Map(new URLSearchParams(initData));
  const hash = fields.get('hash');
  fields.delete('hash');
  const lines = [...fields].map(([name, value]) => `${name}=${value}`).sort();
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  return createHmac('sha256', key).update(lines.join('\n')).digest('hex') === hash;
}

it('the launch data are signed with the token, current and the person’s own', async () => {
  const simulator = await testSimulator();
  const { url, initData, queryId } = await simulator.act(open);
  expect(isGenuine(initData, simulator.token)).toBe(true);
  expect(isGenuine(initData.replace('Anna', 'Anno'), simulator.token)).toBe(false);
  expect(isGenuine(initData, '1:other')).toBe(false);
  const fields = new URLSearchParams(initData);
  expect(JSON.parse(fields.get('user') ?? '')).toMatchObject({
    id: ANNA,
    first_name: 'Anna',
    language_code: 'it',
  });
  expect(Math.abs(Number(fields.get('auth_date')) - Date.now() / 1000)).toBeLessThan(5);
  expect(fields.get('query_id')).toBe(queryId);
  const address = new URL(url);
  expect(address.search).toBe('?user-id=1001&key=a');
  const hash = new URLSearchParams(address.hash.slice(1));
  expect(hash.get('tgWebAppData')).toBe(initData);
  expect(hash.get('tgWebAppVersion')).toBe('8.0');
  expect(hash.get('tgWebAppPlatform')).toBe('ios');
  expect(hash.get('tgWebAppBotInline')).toBe('1');
  expect(JSON.parse(hash.get('tgWebAppThemeParams') ?? '')).toEqual(open.theme);
  expect(address.hash).not.toContain('+');
});

it('the launch data follow an existing hash', async () => {
  const simulator = await testSimulator();
  const { url } = await simulator.act({ ...open, url: 'http://localhost:3000/#top' });
  expect(new URL(url).hash).toMatch(/^#top\?tgWebAppData=/);
});

it('a launch by a link has the link’s parameter and no query', async () => {
  const simulator = await testSimulator();
  const { url, initData, queryId } = await simulator.act({
    ...open,
    person: CARLA,
    from: 'link',
    startParam: '42',
  });
  expect(queryId).toBeUndefined();
  expect(new URLSearchParams(initData).get('start_param')).toBe('42');
  expect(new URL(url).searchParams.get('tgWebAppStartParam')).toBe('42');
  expect(new URLSearchParams(new URL(url).hash.slice(1)).get('tgWebAppStartParam')).toBe('42');
  expect(isGenuine(initData, simulator.token)).toBe(true);
});

it.each([
  ['the bot’s chat', {}, 'sender'],
  ['a group', { chat: GROUP }, 'group'],
  ['a supergroup', { chat: SUPERGROUP }, 'supergroup'],
  ['a chat of two people', { chat: DIRECT }, 'private'],
])('the launch data of a link in %s name the place', async (_place, place, type) => {
  const simulator = await testSimulator();
  const { initData } = await simulator.act({ ...open, ...place, from: 'link' });
  const fields = new URLSearchParams(initData);
  expect(fields.get('chat_type')).toBe(type);
  expect(fields.get('chat_instance')).toMatch(/^\d+$/);
});

it('the Main Mini App is launched with the person’s data alone', async () => {
  const simulator = await testSimulator();
  const { initData } = await simulator.act({ ...open, from: 'mainApp' });
  expect([...new URLSearchParams(initData).keys()].sort()).toEqual([
    'auth_date',
    'hash',
    'signature',
    'user',
  ]);
  expect(isGenuine(initData, simulator.token)).toBe(true);
});

it('versions before 8.0 launch without the signature for third parties', async () => {
  const simulator = await testSimulator();
  const { initData } = await simulator.act({ ...open, version: '7.10' });
  expect(new URLSearchParams(initData).has('signature')).toBe(false);
  expect(isGenuine(initData, simulator.token)).toBe(true);
});

it('the bot can answer a launch with a message, once', async () => {
  const simulator = await testSimulator();
  const { queryId } = await simulator.act(open);
  const result = {
    type: 'article',
    id: '1',
    title: 'x',
    input_message_content: { message_text: 'Scelto' },
  };
  const answer = () => simulator.call('answerWebAppQuery', { web_app_query_id: queryId, result });
  expect(await answer()).toMatchObject({ ok: true });
  expect((await answer()).ok).toBe(false);
  expect(await simulator.chat(ANNA)).toMatchObject([{ text: 'Scelto', isViaBot: true }]);
});

it('a mini app can send data to the bot before it closes', async () => {
  const simulator = await testSimulator();
  await simulator.act({ type: 'sendWebAppData', person: ANNA, buttonText: 'Apri', data: '42' });
  expect(await simulator.updates()).toMatchObject([
    { message: { web_app_data: { button_text: 'Apri', data: '42' } } },
  ]);
});
