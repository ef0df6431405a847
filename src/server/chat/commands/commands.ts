import type { CommandMiddleware, Composer, Context } from 'grammy';
import type { BotCommand } from 'grammy/types';
import { type BotServices, type Command, isOwner } from '../bot-services.ts';

/** Where people find a command, with its description. */
type Listing = { menu: string } | { required: string } | { owners: string };

/** The order in the menus and in `/help`; commands that are not here come last. */
const ORDER = `start cerca serata continua consigli visti richieste premium avvisi help
  paysupport terms privacy
  titolo nuovo video canale concedi revoca annuncio rimborsa statistiche consegne segnalazioni blocca sblocca`.split(
  /\s+/,
);

/** Handles a command (an owner's for owners only) and lists it in the menus and `/help`; further names are former ones. */
export function onCommand<Chat extends Context>(
  chats: Composer<Chat>,
  services: Pick<BotServices, 'commands' | 'ownerIds'>,
  names: string | [name: string, ...former: string[]],
  listing: Listing,
  handle: CommandMiddleware<Chat>,
): void {
  const [name] = typeof names === 'string' ? [names] : names;
  services.commands.push({ name, ...listing });
  const allowed = 'owners' in listing ? chats.filter((ctx) => isOwner(ctx, services)) : chats;
  allowed.command(names, handle);
}

/** The commands listed in a place, in their order. */
export function commandsIn(commands: readonly Command[], place: keyof Omit<Command, 'name'>): BotCommand[] {
  const numberOf = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return commands
    .flatMap(({ name, [place]: description }) =>
      description === undefined ? [] : [{ command: name, description }],
    )
    .toSorted((one, other) => numberOf(one.command) - numberOf(other.command));
}

/** The words of a command's argument. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
