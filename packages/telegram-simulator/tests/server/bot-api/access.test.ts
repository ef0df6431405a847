import { describe, expect, it } from 'vitest';
import { ANNA, BRUNO, CARLA, testSimulator } from '../support/test-simulator.ts';

describe('people who cannot receive messages', () => {
  it('the bot cannot write to people who have not started it, have blocked it or are gone', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'block', person: ANNA });
    await simulator.act({ type: 'deleteAccount', person: BRUNO });
    const write = async (chat_id: number) =>
      (await simulator.call('sendMessage', { chat_id, text: 'x' })).description;
    expect(await write(CARLA)).toBe("Forbidden: bot can't initiate conversation with a user");
    expect(await write(ANNA)).toBe('Forbidden: bot was blocked by the user');
    expect(await write(BRUNO)).toBe('Forbidden: user is deactivated');
    await simulator.act({ type: 'pressStart', person: CARLA });
    expect(await simulator.call('sendMessage', { chat_id: CARLA, text: 'x' })).toMatchObject({ ok: true });
  });
});

describe('access to the Bot API', () => {
  it('a wrong token, a missing token and an unknown method are refused', async () => {
    const { apiRoot, token } = await testSimulator();
    const ask = async (path: string) => (await fetch(`${apiRoot}${path}`)).json();
    const [id] = token.split(':');
    expect(await ask(`/bot${id}:${'A'.repeat(35)}/getMe`)).toEqual({
      ok: false,
      error_code: 401,
      description: 'Unauthorized',
    });
    expect(await ask('/botnothing/getMe')).toEqual({ ok: false, error_code: 404, description: 'Not Found' });
    expect(await ask(`/bot${token}/makeCoffee`)).toEqual({
      ok: false,
      error_code: 404,
      description: 'Not Found: the simulator has no method makeCoffee',
    });
    expect(await ask(`/bot${token}/GETME`)).toMatchObject({ ok: true, result: { is_bot: true } });
  });

  it('a body that is not JSON is refused', async () => {
    const { apiRoot, token } = await testSimulator();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${apiRoot}/bot${token}/getMe`, { method: 'POST', headers, body: '{' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ ok: false, error_code: 400 });
  });
});
