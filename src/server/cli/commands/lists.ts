import {
  customListTitles,
  deleteCustomList,
  findCustomLists,
  insertCustomListUnchecked,
} from '../../modules/lists/custom-lists.ts';
import { parseListNameArgument, parseNumberArgument, readUser } from '../arguments.ts';
import type { Command } from '../command.ts';
import { counted } from '../counted.ts';

const create: Command = {
  name: 'list create',
  usage: '<user> <title...>',
  summary: 'create a list for a user and print its number',
  async run({ positionals: [user, ...title] }, context) {
    const { db, say } = context;
    const userId = await readUser(context, user);
    const titolo = parseListNameArgument(title.join(' '));
    say(`List ${await insertCustomListUnchecked(await db(), { userId, titolo })} is made: ${titolo}`);
    return 0;
  },
};

const remove: Command = {
  name: 'list delete',
  usage: '<user> <list>',
  summary: "delete one of a user's lists",
  async run({ positionals: [user, list] }, context) {
    const { db, say } = context;
    const userId = await readUser(context, user);
    const listId = parseNumberArgument(list, { thing: 'list', list: 'list show <user>' });
    if (!(await deleteCustomList(await db(), { userId, listId })))
      throw new Error(`${userId} has no list ${listId}`);
    say(`List ${listId} is deleted.`);
    return 0;
  },
};

const show: Command = {
  name: 'list show',
  usage: '<user>',
  summary: "print a user's lists",
  async run({ positionals: [user] }, context) {
    const { db, say } = context;
    const userId = await readUser(context, user);
    const lists = await findCustomLists(await db(), userId);
    if (lists.length === 0) say(`${userId} has no lists.`);
    for (const { id, titolo } of lists) {
      const titles = await customListTitles(await db(), { listId: id });
      say(`${id}  ${titolo} (${counted(titles.length, 'title')})`);
    }
    return 0;
  },
};

export const customListCommands: readonly Command[] = [create, remove, show];
