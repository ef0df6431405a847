import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ANNA, testSimulator } from '../support/test-simulator.ts';

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'kept-chats-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data', 'chats.json');
}

it('people and chats are there again after a restart, and messages are numbered on', async () => {
  const chatsFile = newFile();
  const first = await testSimulator({}, [], { chatsFile });
  await first.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'Ciao' });
  const lia = await first.act({ type: 'addPerson', firstName: 'Lia' });
  await first.close();
  const second = await testSimulator({}, [], { chatsFile });
  expect((await second.chat(ANNA)).map(({ text }) => text)).toEqual(['Ciao']);
  expect((await second.state()).people.map(({ id }) => id)).toContain(lia.id);
  const answer = await second.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'Di nuovo' });
  expect(new Set((await second.chat(ANNA)).map(({ id }) => id)).size).toBe(2);
  expect(answer.text).toBe('Di nuovo');
});

it('a file that cannot be read starts over', async () => {
  const chatsFile = join(newFile(), '..', '..', 'broken.json');
  writeFileSync(chatsFile, '{"people": 1}');
  const simulator = await testSimulator({}, [], { chatsFile });
  expect(await simulator.chat(ANNA)).toEqual([]);
});
