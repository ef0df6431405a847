import { readFileSync } from 'node:fs';
import { Composer } from 'grammy';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANNA, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';

/** Commands that only keep working: others, or their buttons, do the same. */
const IN_NO_MENU = ['richiedi', 'preferenze', 'abbonamento', 'regala', 'lista'];
/** Commands that the messenger requires of bots that sell. */
const REQUIRED = ['paysupport', 'terms', 'privacy'];

let server: TestBot;
let registered: string[];
beforeEach(async () => {
  const command = vi.spyOn(Composer.prototype, 'command');
  server = await testBot({ ownerIds: [String(OWNER)] });
  // The first name is the command's own; others are those of languages, and former ones.
  registered = command.mock.calls.map(([names]) => String([names].flat()[0]));
  command.mockRestore();
});
afterEach(() => server.close());

/** The commands in a person's menu and in the reply to `/help`. */
async function offeredTo(person: number): Promise<string[]> {
  server.api.calls.splice(0);
  await server.say('/help', person);
  const help = String(server.api.of('sendMessage').at(-1)?.['text']);
  return [...help.matchAll(/\/([a-z]+)/g)].map(([, name = '']) => name);
}

const namesIn = (menu: unknown) =>
  [...JSON.stringify(menu).matchAll(/"command":"(\w+)"/g)].map(([, name = '']) => name);
const publishedMenus = () => server.api.of('setMyCommands').map(({ commands }) => namesIn(commands));

it('the menu has at most ten commands for everyone, and an owner’s below them, all in order', () => {
  const [shared = [], inGroups, owners] = publishedMenus();
  expect(shared.join(' ')).toBe('start cerca serata continua consigli visti richieste premium avvisi help');
  expect(inGroups).toEqual(['serata']);
  expect(owners).toEqual([
    ...shared,
    ...'titolo nuovo video canale concedi revoca annuncio rimborsa statistiche consegne segnalazioni blocca sblocca'.split(
      ' ',
    ),
  ]);
});

it('the help names the ten commands of the menu, and in one line those that the messenger requires', async () => {
  const [menu = []] = publishedMenus();
  expect(menu).toHaveLength(10);
  expect(new Set(['help', ...(await offeredTo(ANNA))])).toEqual(new Set([...menu, ...REQUIRED]));
  const help = String(server.api.of('sendMessage').at(-1)?.['text']);
  expect(help.split('\n').at(-1)).toBe('Pagamenti: /paysupport · Condizioni: /terms · Privacy: /privacy');
});

it('every command is in the menu or in the help, an owner’s in an owner’s help', async () => {
  const [everybodysMenu = [], , ownersMenu = []] = publishedMenus();
  const menu = ['help'];
  const shared = [...menu, ...(await offeredTo(ANNA))];
  const owners = [...menu, ...(await offeredTo(OWNER))];
  const isOwners = (name: string) => ownersMenu.includes(name) && !everybodysMenu.includes(name);
  const known = new Set(registered.filter((name) => !IN_NO_MENU.includes(name)));
  expect(new Set(owners)).toEqual(known);
  expect(new Set(shared)).toEqual(new Set([...known].filter((name) => !isOwners(name))));
});

it.each(['docs/owner.md', 'docs/proprietario.md'])('%s explains every command of an owner', (page) => {
  const [shared = [], , owners = []] = publishedMenus();
  const theirs = owners.filter((name) => !shared.includes(name));
  const rows = readFileSync(page, 'utf8').matchAll(/^\| (`\/[^|]*) \|/gm);
  const explained = [...rows].flatMap(([, calls = '']) =>
    [...calls.matchAll(/`\/(\w+)/g)].map(([, name]) => name),
  );
  // Anyone may write /richieste; an owner gets everyone's.
  expect(new Set(explained)).toEqual(new Set([...theirs, 'richieste']));
});
