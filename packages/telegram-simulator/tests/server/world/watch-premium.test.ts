import { expect, it, vi } from 'vitest';
import { ANNA, BRUNO, testSimulator } from '../support/test-simulator.ts';

it('premium is shown from the start, and updated whenever the bot writes', async () => {
  const premium = new Set([String(BRUNO)]);
  const simulator = await testSimulator();
  const known = async () => (await simulator.state()).people.map(({ isPremium }) => isPremium);
  expect(await known()).toEqual([undefined, undefined, undefined, undefined]);
  simulator.showPremium(async (userId) => premium.has(userId));
  await vi.waitFor(async () => expect(await known()).toEqual([false, true, false, false]));

  premium.add(String(ANNA)).delete(String(BRUNO));
  await simulator.call('sendMessage', { chat_id: ANNA, text: 'Grazie!' });
  await vi.waitFor(async () => expect(await known()).toEqual([true, false, false, false]));

  await simulator.act({ type: 'reset' });
  await vi.waitFor(async () => expect(await known()).toEqual([true, false, false, false]));
});

it('premium is not shown while it is unknown', async () => {
  const simulator = await testSimulator();
  const ask = vi.fn(async () => Promise.reject(new Error('closed')));
  simulator.showPremium(ask);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect((await simulator.state()).people[0]).not.toHaveProperty('isPremium');
});
