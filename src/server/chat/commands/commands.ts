import type { CommandMiddleware, Composer, Context } from 'grammy';
import type { BotCommand } from 'grammy/types';
import { byLanguage, LANGUAGES } from '../../languages/texts.ts';
import { type BotServices, type Command, isOwner } from '../bot-services.ts';

const commandTexts = byLanguage(({ commands }) => commands);

/** A command's first name, by which all languages know it. */
type CommandName = keyof typeof commandTexts;
type Place = keyof Omit<Command, 'name'>;
/** The place of a command, with its line there if it differs. */
type Listing = Place | { menu: () => string };

/** The order in the menus and in `/help`; commands that are not here come last. */
const ORDER = `start cerca serata continua consigli visti richieste premium avvisi help
  paysupport terms privacy
  titolo nuovo video canale concedi revoca annuncio rimborsa statistiche consegne segnalazioni blocca sblocca`.split(
  /\s+/,
);

/** Handles a command (an owner's for owners only) and lists it in the menus and `/help`; further names are former ones, and what people expect. */
export function onCommand<Chat extends Context>(
  chats: Composer<Chat>,
  services: Pick<BotServices, 'commands' | 'ownerIds'>,
  names: CommandName | [name: CommandName, ...further: string[]],
  listing: Listing,
  handle: CommandMiddleware<Chat>,
): void {
  const [name, ...further] = typeof names === 'string' ? [names] : names;
  const what = () => commandTexts[name].what;
  services.commands.push({ name, ...(typeof listing === 'string' ? { [listing]: what } : listing) });
  const allowed = listing === 'owners' ? chats.filter((ctx) => isOwner(ctx, services)) : chats;
  allowed.command([...namesOf(name), ...further], handle);
}

const COMMAND = /^\/[\p{L}\p{M}\d_]+(?:@\w+)?(?=\s|$)/u;

/** The name as the messenger allows it: '/Título' is '/titulo'. */
const plainName = (command: string) => command.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Middleware before all handlers: recognizes a command in any case, with accents, and without the messenger's mark. */
export function lowerCommands(bot: Composer<Context>): void {
  bot.on('message:text', async (ctx, next) => {
    const { message } = ctx;
    const [written] = COMMAND.exec(message.text) ?? [];
    if (written !== undefined) {
      const command = plainName(written);
      message.text = command + message.text.slice(written.length);
      message.entities = [
        { type: 'bot_command', offset: 0, length: command.length },
        ...(message.entities ?? []),
      ];
    }
    await next();
  });
}

/** A command's names in all languages that there are: a person may have read any of them. */
export function namesOf(name: CommandName): string[] {
  const names = Object.values(LANGUAGES).map(({ commands }) => commands[name].name);
  return [...new Set([name, ...names])];
}

/** The commands listed in a place, in their order, in the current language. */
export function commandsIn(commands: readonly Command[], place: Place): BotCommand[] {
  const numberOf = ({ name }: Command) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return commands
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .flatMap(({ name, [place]: what }) =>
      what === undefined
        ? []
        : [{ command: nameOf(name), description: typeof what === 'string' ? what : what() }],
    );
}

function nameOf(name: string): string {
  return isKnown(name) ? commandTexts[name].name : name;
}

const isKnown = (name: string): name is CommandName => name in commandTexts;

/** The words of a command's argument. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
