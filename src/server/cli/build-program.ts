import { Help, Command as Program } from 'commander';
import { editDistance } from '../lib/edit-distance.ts';
import { VERSION } from '../lib/project.ts';
import type { Command, CommandInput, CommandOption, StandardStreams } from './command.ts';

const CALL = 'npm run vetrina --';
export const SEE_HELP = `See: ${CALL} help`;
const NOTE = `
A user is the number that the messenger gives a person, or the @name of one who has written to the bot. The settings (DATABASE_URL, DATA_DIR, ...) are the server's.
More on a command: ${CALL} <command> --help`;

type Run = (command: Command, input: CommandInput) => Promise<void>;

/**
 * The command line of these commands, with its help; `parseAsync` throws `CommanderError` once it has printed the
 * reason.
 */
export function buildProgram(
  commands: readonly Command[],
  { stdout, stderr }: StandardStreams,
  run: Run,
): Program {
  const program = new Program(CALL)
    .version(VERSION, '--version', 'print the version')
    .helpOption('-h, --help', 'print this')
    .addHelpText('after', NOTE)
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError(SEE_HELP)
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'vetrina: ')),
    })
    .configureHelp({ visibleCommands: runnableBelow, subcommandTerm: callOf, showGlobalOptions: false });
  for (const command of commands) addCommand(program, command, run);
  const names = commands.map(({ name }) => name);
  program.on('command:*', ([typed = '']: readonly string[]) =>
    program.error(
      `error: unknown command '${typed}'; the desk does what no command does${didYouMean(typed, names)}`,
    ),
  );
  return program;
}

const MAX_TYPOS = 2;

/** A hint at the calls and groups with a similar name: 'titles import' for 'import'. */
function didYouMean(typed: string, names: readonly string[]): string {
  const words = new Map(
    names.flatMap((name) => {
      const [group = '', ...more] = name.split(' ');
      return [[group, group] as const, [name, more.at(-1) ?? group] as const];
    }),
  );
  const distances = [...words].map(([name, word]) => ({
    name,
    word,
    far: editDistance(typed, word, MAX_TYPOS),
  }));
  const nearest = Math.min(MAX_TYPOS, ...distances.map(({ far }) => far));
  const near = distances.filter(({ far, word }) => far === nearest && 3 * far <= word.length);
  return near.length === 0 ? '' : `\n(Did you mean ${near.map(({ name }) => name).join(' or ')}?)`;
}

function addCommand(program: Program, command: Command, run: Run): void {
  const added = command.name.split(' ').reduce(subcommand, program);
  added.description(command.summary).allowExcessArguments(false);
  if (command.usage) added.arguments(command.usage);
  for (const [name, option] of Object.entries(command.options ?? {})) addOption(added, name, option);
  if (command.details) added.addHelpText('after', `\n${command.details}`);
  added.action(() => run(command, { positionals: added.args, options: optionsOf(added) }));
}

/** The command of this name below its parent, made if missing. */
function subcommand(parent: Program, name: string): Program {
  return parent.commands.find((known) => known.name() === name) ?? parent.command(name);
}

function addOption(program: Program, name: string, { value, multiple, summary }: CommandOption): void {
  const flags = value === undefined ? `--${name}` : `--${name} <${value}>`;
  const collect = (given: string, before: readonly string[] | undefined) => [...(before ?? []), given];
  if (multiple) program.option<readonly string[] | undefined>(flags, summary, collect);
  else program.option(flags, summary);
}

/** Under the names that the command's table has, not in camel case. */
function optionsOf(program: Program): CommandInput['options'] {
  return Object.fromEntries(
    program.options.map((option) => [option.name(), program.getOptionValue(option.attributeName())]),
  );
}

/** The runnable commands of all levels: the help of a group lists every call. */
function runnableBelow(program: Program): Program[] {
  return program.commands.flatMap((below) => [
    ...(below.description() ? [below] : []),
    ...runnableBelow(below),
  ]);
}

/** The call as in `titles import [options] <file>`. */
function callOf(program: Program): string {
  const names = [new Help().subcommandTerm(program)];
  for (let { parent } = program; parent?.parent; parent = parent.parent) names.unshift(parent.name());
  return names.join(' ');
}
