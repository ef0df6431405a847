import { describe, expect, it } from 'vitest';
import { profileFor } from '../../../wire-world.ts';
import { ANNA, BRUNO, CARLA, CHANNEL, OLGA, SUPERGROUP, testSimulator } from '../support/test-simulator.ts';

const start = [{ command: 'start', description: 'Comincia' }];
const owner = [{ command: 'grant', description: 'Concedi' }];

describe('the bot’s settings', () => {
  it('the bot sets its commands for everybody or for one chat', async () => {
    const simulator = await testSimulator();
    await simulator.call('setMyCommands', { commands: start });
    await simulator.call('setMyCommands', { commands: owner, scope: { type: 'chat', chat_id: OLGA } });
    const commands = async (id: number) =>
      (await simulator.state()).chats.find((chat) => chat.id === id)?.commands;
    expect(await commands(ANNA)).toEqual(start);
    expect(await commands(OLGA)).toEqual(owner);
    expect(await simulator.call('getMyCommands')).toEqual({ ok: true, result: start });
    await simulator.call('deleteMyCommands', { scope: { type: 'chat', chat_id: OLGA } });
    expect(await commands(OLGA)).toEqual(start);
  });

  it('the bot sets other commands for a group’s administrators and for one member', async () => {
    const simulator = await testSimulator();
    const commands = [{ command: 'start', description: 'Via' }];
    const set = (name: string, scope: Record<string, unknown>) =>
      simulator.call('setMyCommands', { commands: [{ command: name, description: 'x' }], scope });
    await simulator.call('setMyCommands', { commands });
    await set('all', { type: 'all_chat_administrators' });
    await set('here', { type: 'chat_administrators', chat_id: SUPERGROUP });
    await set('carla', { type: 'chat_member', chat_id: SUPERGROUP, user_id: CARLA });
    const group = async () => (await simulator.state()).chats.find(({ id }) => id === SUPERGROUP);
    const named = (name: string) => [{ command: name, description: 'x' }];
    expect(await group()).toMatchObject({
      commands,
      ownCommands: { [ANNA]: named('here'), [CARLA]: named('carla') },
    });
    await simulator.call('deleteMyCommands', { scope: { type: 'chat_administrators', chat_id: SUPERGROUP } });
    expect((await group())?.ownCommands).toMatchObject({ [ANNA]: named('all') });
    await simulator.act({
      type: 'changeMember',
      chat: SUPERGROUP,
      person: ANNA,
      member: BRUNO,
      to: 'administrator',
    });
    expect((await group())?.ownCommands).toMatchObject({ [BRUNO]: named('all') });
  });

  it('the bot sets its menu button for everybody or for one person', async () => {
    const simulator = await testSimulator();
    const button = (path: string) => ({
      type: 'web_app',
      text: 'Apri',
      web_app: { url: `http://localhost:3000${path}` },
    });
    await simulator.call('setChatMenuButton', { menu_button: button('/') });
    await simulator.call('setChatMenuButton', { chat_id: ANNA, menu_button: button('/?key=1') });
    expect((await simulator.call('getChatMenuButton', { chat_id: ANNA })).result).toEqual(button('/?key=1'));
    expect((await simulator.call('getChatMenuButton', { chat_id: OLGA })).result).toEqual(button('/'));
    await simulator.call('setChatMenuButton', { chat_id: ANNA, menu_button: { type: 'default' } });
    expect((await simulator.call('getChatMenuButton', { chat_id: ANNA })).result).toEqual(button('/'));
    await simulator.call('setChatMenuButton', { menu_button: { type: 'commands' } });
    expect((await simulator.call('getChatMenuButton')).result).toEqual({ type: 'commands' });
  });

  it('the bot sets its name and description', async () => {
    const simulator = await testSimulator();
    await simulator.call('setMyDescription', { description: 'Film e serie' });
    await simulator.call('setMyShortDescription', { short_description: 'Film' });
    await simulator.call('setMyName', { name: 'Vetrina Due' });
    expect((await simulator.state()).bot).toMatchObject({
      description: 'Film e serie',
      shortDescription: 'Film',
      name: 'Vetrina Due',
    });
    expect((await simulator.call('setMyName', { name: 'x'.repeat(65) })).ok).toBe(false);
  });

  it('a person sees commands and a description in the language of their messenger', async () => {
    const simulator = await testSimulator();
    const commandsIn = (description: string) => ({ commands: [{ command: 'start', description }] });
    await simulator.call('setMyCommands', commandsIn('Apri'));
    await simulator.call('setMyCommands', { ...commandsIn('Open'), language_code: 'en' });
    await simulator.call('setMyDescription', { description: 'Film e serie' });
    await simulator.call('setMyDescription', { description: 'Films and series', language_code: 'en' });
    await simulator.act({ type: 'setLanguage', person: ANNA, languageCode: 'en' });
    const { bot, chats, people } = await simulator.state();
    const seen = [ANNA, OLGA].map((id) => {
      const person = people.find((one) => one.id === id);
      const chat = chats.find((one) => one.id === id);
      return [chat?.commands[0]?.description, person && profileFor(bot, person).description];
    });
    expect(seen).toEqual([
      ['Open', 'Films and series'],
      ['Apri', 'Film e serie'],
    ]);
    const answered = async (language_code: string) =>
      (await simulator.call('getMyDescription', { language_code })).result['description'];
    expect([await answered('en'), await answered('de')]).toEqual(['Films and series', 'Film e serie']);
    expect((await simulator.call('setMyDescription', { description: 'x', language_code: 'EN' })).ok).toBe(
      false,
    );
  });

  it('messages and launches say the language of a person', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'setLanguage', person: ANNA, languageCode: 'en' });
    await simulator.act({ type: 'sendText', chat: ANNA, person: ANNA, text: 'hello' });
    expect(await simulator.updates()).toMatchObject([{ message: { from: { language_code: 'en' } } }]);
    const { initData } = await simulator.act({
      type: 'openApp',
      person: ANNA,
      url: 'http://localhost',
      platform: 'web',
      version: '8.0',
      theme: {},
    });
    expect(new URLSearchParams(initData).get('user')).toContain('"language_code":"en"');
  });
});

describe('chats', () => {
  it('the bot can look up chats and their members', async () => {
    const simulator = await testSimulator();
    const { bot } = await simulator.state();
    expect((await simulator.call('getChat', { chat_id: ANNA })).result).toMatchObject({
      id: ANNA,
      first_name: 'Anna',
    });
    const status = async (user_id: number) =>
      (await simulator.call('getChatMember', { chat_id: CHANNEL, user_id })).result['status'];
    expect([await status(OLGA), await status(bot.id), await status(ANNA)]).toEqual([
      'creator',
      'administrator',
      'left',
    ]);
    expect((await simulator.call('getChatMember', { chat_id: CHANNEL, user_id: 5 })).description).toBe(
      'Bad Request: user not found',
    );
  });
});
