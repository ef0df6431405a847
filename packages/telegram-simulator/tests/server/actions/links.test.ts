import { expect, it } from 'vitest';
import { ANNA, CARLA, CHANNEL, GROUP, OLGA, testSimulator } from '../support/test-simulator.ts';

it('a link to the bot opens its chat and starts it', async () => {
  const simulator = await testSimulator();
  const open = (url: string) => simulator.act({ type: 'openLink', person: CARLA, url });
  expect(await open('https://t.me/Vetrina_Demo_Bot?start=42')).toEqual({ kind: 'chat', chatId: CARLA });
  expect(await open('tg://resolve?domain=vetrina_demo_bot&start=43')).toEqual({
    kind: 'chat',
    chatId: CARLA,
  });
  expect(await open('https://t.me/vetrina_demo_bot')).toEqual({ kind: 'chat', chatId: CARLA });
  expect((await simulator.chat(CARLA)).map(({ text }) => text)).toEqual(['/start 42', '/start 43']);
});

it.each([
  ['https://t.me/vetrina_demo_bot?startapp=42', '42'],
  ['https://t.me/vetrina_demo_bot/app?startapp=a_b-C', 'a_b-C'],
  ['tg://resolve?domain=vetrina_demo_bot&startapp=42', '42'],
  ['tg://resolve?domain=vetrina_demo_bot&appname=app', undefined],
  ['https://t.me/vetrina_demo_bot?startapp', undefined],
  ['https://t.me/vetrina_demo_bot/app', undefined],
])('a link opens the Main Mini App without starting the bot: %s', async (url, startParam) => {
  const simulator = await testSimulator();
  await simulator.act({ type: 'setMainApp', url: 'http://localhost:3000/start' });
  expect(await simulator.act({ type: 'openLink', person: CARLA, url })).toEqual({
    kind: 'app',
    url: 'http://localhost:3000/start',
    ...(startParam && { startParam }),
  });
  expect(await simulator.chat(CARLA)).toEqual([]);
  expect(await simulator.call('sendMessage', { chat_id: CARLA, text: 'x' })).toMatchObject({
    error_code: 403,
    description: "Forbidden: bot can't initiate conversation with a user",
  });
});

it('an invalid or too long start parameter is refused', async () => {
  const simulator = await testSimulator();
  for (const parameter of ['a%20b', 'x'.repeat(513)]) {
    const url = `https://t.me/vetrina_demo_bot?startapp=${parameter}`;
    expect((await simulator.tryTo({ type: 'openLink', person: CARLA, url })).body.error).toContain(
      'startapp',
    );
  }
});

it('a share link offers to choose a chat, any other link opens in a browser', async () => {
  const simulator = await testSimulator();
  const open = (url: string) => simulator.act({ type: 'openLink', person: ANNA, url });
  const shared = 'https://t.me/vetrina_demo_bot?start=42';
  expect(await open(`https://t.me/share/url?url=${encodeURIComponent(shared)}&text=Guarda`)).toEqual({
    kind: 'share',
    url: shared,
    text: 'Guarda',
  });
  for (const url of ['https://example.com/', 'https://t.me/another_bot?start=1', 'no link']) {
    expect(await open(url)).toEqual({ kind: 'external', url });
  }
});

it('a channel post’s link opens the channel for its members', async () => {
  const simulator = await testSimulator();
  const url = 'https://t.me/c/9009000001/101';
  const open = (person: number) => simulator.act({ type: 'openLink', person, url });
  expect(await open(OLGA)).toEqual({ kind: 'chat', chatId: CHANNEL });
  expect(await open(ANNA)).toEqual({ kind: 'external', url });
});

it('a link can be shared with friends', async () => {
  const simulator = await testSimulator();
  await simulator.act({
    type: 'share',
    person: ANNA,
    toChat: GROUP,
    url: 'https://t.me/vetrina_demo_bot?start=42',
    text: 'Guarda',
  });
  expect(await simulator.chat(GROUP)).toMatchObject([
    {
      text: 'https://t.me/vetrina_demo_bot?start=42\nGuarda',
      author: { name: 'Anna' },
      entities: [{ type: 'url', offset: 0, length: 38 }],
    },
  ]);
});
