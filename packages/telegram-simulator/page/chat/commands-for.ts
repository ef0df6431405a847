import type { Chat, Command, Person } from '../../wire-world.ts';

/** The bot's commands that this person sees in the chat. */
export function commandsFor({ commands, ownCommands }: Chat, { id }: Person): Command[] {
  return ownCommands?.[id] ?? commands;
}
