import { expect, it } from 'vitest';
import { BRUNO, CHANNEL, testSimulator } from '../support/test-simulator.ts';

/** The bot's owners, the people, and the channel's owner. */
async function cast(ownerIds: string[]) {
  const simulator = await testSimulator({}, ownerIds);
  const state = await simulator.state();
  return {
    told: simulator.ownerIds,
    owners: state.ownerIds,
    olga: state.people.find(({ firstName }) => firstName === 'Olga')?.id,
    channel: state.chats.find(({ id }) => id === CHANNEL)?.personIds,
  };
}

it('Olga owns the bot when no owner is configured', async () => {
  expect(await cast([])).toEqual({ told: ['9009'], owners: [9009], olga: 9009, channel: [9009] });
});

it('Olga has the id of the configured owner', async () => {
  expect(await cast(['9001', '9002'])).toEqual({
    told: ['9001', '9002'],
    owners: [9001, 9002],
    olga: 9001,
    channel: [9001],
  });
});

it('one of the others may be the owner', async () => {
  expect(await cast([String(BRUNO)])).toMatchObject({ owners: [BRUNO], olga: 9009, channel: [BRUNO] });
});
