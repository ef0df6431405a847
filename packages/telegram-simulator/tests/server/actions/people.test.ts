import { expect, it } from 'vitest';
import { CARLA, GROUP, testSimulator } from '../support/test-simulator.ts';

it('people can be added and deleted', async () => {
  const simulator = await testSimulator();
  const dario = await simulator.act({ type: 'addPerson', firstName: 'Dario' });
  await simulator.act({ type: 'sendText', chat: GROUP, person: dario.id, text: 'Eccomi' });
  expect((await simulator.call('sendMessage', { chat_id: dario.id, text: 'x' })).error_code).toBe(403);
  await simulator.act({ type: 'pressStart', person: dario.id });
  expect(await simulator.call('sendMessage', { chat_id: dario.id, text: 'x' })).toMatchObject({ ok: true });
  await simulator.act({ type: 'deleteAccount', person: dario.id });
  expect((await simulator.tryTo({ type: 'pressStart', person: dario.id })).status).toBe(400);
});

it('a person added after a reset has an id unknown to the bot', async () => {
  const simulator = await testSimulator();
  const first = await simulator.act({ type: 'addPerson', firstName: 'Dario' });
  await simulator.act({ type: 'reset' });
  const second = await simulator.act({ type: 'addPerson', firstName: 'Dario' });
  expect(second.id).not.toBe(first.id);
});

it('the number of people is limited', async () => {
  const simulator = await testSimulator({ people: 4 });
  expect((await simulator.tryTo({ type: 'addPerson', firstName: 'Dario' })).body.error).toBe(
    'Ci sono già abbastanza persone.',
  );
});

it('a reset restores the first people and keeps the bot’s settings', async () => {
  const simulator = await testSimulator();
  await simulator.call('setMyCommands', { commands: [{ command: 'start', description: 'Comincia' }] });
  await simulator.act({ type: 'pressStart', person: CARLA });
  await simulator.act({ type: 'addPerson', firstName: 'Dario' });
  await simulator.act({ type: 'setFault', kind: '500' });
  await simulator.act({ type: 'reset' });
  const state = await simulator.state();
  expect(state.people.map(({ firstName, hasStarted }) => [firstName, hasStarted])).toEqual([
    ['Anna', true],
    ['Bruno', true],
    ['Carla', false],
    ['Olga', true],
  ]);
  expect(state.chats.flatMap(({ messages }) => messages)).toEqual([]);
  expect(state.chats[0]?.commands).toHaveLength(1);
  expect(state.faults).toEqual([]);
});
