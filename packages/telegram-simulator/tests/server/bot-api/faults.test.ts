import { describe, expect, it } from 'vitest';
import { ANNA, BRUNO, SUPERGROUP, testSimulator } from '../support/test-simulator.ts';

const toAnna = { chat_id: ANNA, text: 'x' };
const toBruno = { chat_id: BRUNO, text: 'x' };

describe('injected faults', () => {
  it('the Bot API responds with 429, 403 and 500 as Telegram does, as often as set', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setFault', kind: '429', times: 2, retryAfter: 7 });
    await simulator.act({ type: 'setFault', kind: '500', times: 1 });
    const slowDown = {
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 7',
      parameters: { retry_after: 7 },
    };
    expect(await simulator.call('sendMessage', toAnna)).toEqual(slowDown);
    expect((await simulator.state()).faults).toMatchObject([{ kind: '429', times: 1 }, { kind: '500' }]);
    expect(await simulator.call('getMe')).toEqual(slowDown);
    expect(await simulator.call('getMe')).toEqual({
      ok: false,
      error_code: 500,
      description: 'Internal Server Error',
    });
    expect(await simulator.call('sendMessage', toAnna)).toMatchObject({ ok: true });
    expect((await simulator.state()).faults).toEqual([]);
  });

  it('a fault can concern one person or one method, and by default not getUpdates', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setFault', kind: '403', person: ANNA });
    await simulator.act({ type: 'setFault', kind: '500', method: 'sendPhoto' });
    expect(await simulator.call('sendMessage', toAnna)).toMatchObject({ error_code: 403 });
    expect(await simulator.call('sendMessage', toBruno)).toMatchObject({ ok: true });
    expect(await simulator.call('sendPhoto', toBruno)).toMatchObject({ error_code: 500 });
    await simulator.act({ type: 'setFault', kind: 'none' });
    await simulator.act({ type: 'setFault', kind: '500' });
    expect(await simulator.call('getUpdates')).toMatchObject({ ok: true });
    await simulator.act({ type: 'setFault', kind: '500', method: 'getUpdates' });
    expect(await simulator.call('getUpdates')).toMatchObject({ error_code: 500 });
  });

  it('a silent Bot API sends no response until the caller aborts, and can still be closed', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setFault', kind: 'silence' });
    const { apiRoot, token } = simulator;
    const patience = AbortSignal.timeout(200);
    await expect(fetch(`${apiRoot}/bot${token}/getMe`, { signal: patience })).rejects.toThrow('timeout');
    const waiting = fetch(`${apiRoot}/bot${token}/getMe`).catch(() => 'cut');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await simulator.close();
    expect(await waiting).toBe('cut');
  });

  it('the connection is cut before or after the call is carried out', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setFault', kind: 'drop', times: 1 });
    await simulator.act({ type: 'setFault', kind: 'lost', times: 1 });
    await expect(simulator.call('sendMessage', { chat_id: ANNA, text: 'dropped' })).rejects.toThrow(
      'fetch failed',
    );
    await expect(simulator.call('sendMessage', { chat_id: ANNA, text: 'lost' })).rejects.toThrow(
      'fetch failed',
    );
    expect((await simulator.chat(ANNA)).map(({ text }) => text)).toEqual(['lost']);
    const { log } = await simulator.state();
    expect(log.map(({ isOk, answered }) => ({ isOk, answered }))).toEqual(
      Array(2).fill({ isOk: false, answered: '"drop"' }),
    );
  });
});

describe('the flood guard', () => {
  it('a bot that writes too fast to one chat is stopped there alone', async () => {
    const simulator = await testSimulator({ perChat: { perSecond: 0.1, burst: 2 } });
    await simulator.call('sendMessage', toAnna);
    await simulator.call('sendMessage', toAnna);
    expect(await simulator.call('sendMessage', toAnna)).toMatchObject({
      error_code: 429,
      parameters: { retry_after: 10 },
    });
    expect(await simulator.call('sendMessage', toBruno)).toMatchObject({ ok: true });
    expect(await simulator.chat(ANNA)).toHaveLength(2);
  });

  it('a group takes twenty messages a minute', async () => {
    const simulator = await testSimulator();
    const write = () => simulator.call('sendMessage', { chat_id: SUPERGROUP, text: 'x' });
    for (let sent = 0; sent < 20; sent += 1) expect(await write()).toMatchObject({ ok: true });
    expect(await write()).toMatchObject({ error_code: 429, parameters: { retry_after: 3 } });
  });

  it('a bot that writes too fast overall is stopped until it has waited', async () => {
    const simulator = await testSimulator({ overall: { perSecond: 10, burst: 1 } });
    await simulator.call('sendMessage', toAnna);
    expect(await simulator.call('sendMessage', toBruno)).toMatchObject({
      error_code: 429,
      parameters: { retry_after: 1 },
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await simulator.call('sendMessage', toBruno)).toMatchObject({ ok: true });
  });
});
