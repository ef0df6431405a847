import { revokeSessions } from '../../modules/people/people.ts';
import { parseUserIdArgument } from '../arguments.ts';
import type { Command } from '../command.ts';

export const endSessionsCommand: Command = {
  name: 'session end',
  usage: '<user>',
  summary: "end a user's sessions: earlier links and sign-ins stop working",
  async run({ positionals: [user] }, { db, say }) {
    const userId = parseUserIdArgument(user);
    await revokeSessions(await db(), userId);
    say(`All sessions of ${userId} have ended; a new link opens the mini app again.`);
    return 0;
  },
};
