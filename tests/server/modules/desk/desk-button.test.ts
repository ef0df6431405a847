import { beforeAll, expect, it } from 'vitest';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();
beforeAll(() =>
  server.db
    .insertInto('helper')
    .values({ user_id: String(BRUNO), given_by: null })
    .execute(),
);

/** The targets of 'Gestione' in the answers to a command. */
async function desksAfter(command: string, from: number): Promise<string[]> {
  server.api.calls.splice(0);
  await server.say(command, from);
  return server.api
    .of('sendMessage')
    .flatMap((message) => buttonsOf(message))
    .filter(({ text }) => text === 'Gestione')
    .map((button) => new URL(String(JSON.parse(JSON.stringify(button)).web_app?.url)).pathname);
}

it.each(['/start', '/help'])('%s has the way to the desk for owners and helpers alone', async (command) => {
  expect(await desksAfter(command, OWNER)).toEqual(['/gestione']);
  expect(await desksAfter(command, BRUNO)).toEqual(['/gestione']);
  expect(await desksAfter(command, ANNA)).toEqual([]);
});
