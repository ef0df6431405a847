import type { Readable, Writable } from 'node:stream';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Db } from '../database/db.ts';

/** Standard streams of a command. */
export type StandardStreams = { stdin: Readable; stdout: Writable; stderr: TerminalStream };

/** An output stream that may be a terminal. */
export type TerminalStream = Writable & { isTTY?: boolean; columns?: number };

/** Dependencies of a command; the database is opened on demand. */
export type CommandContext = StandardStreams & {
  config: Config;
  db(): Promise<Db>;
  /** Opens the database whatever the settings' `migratesAtStart` says; `backsUp`: before migrating. */
  open(migrates: boolean, backsUp?: boolean): Promise<Database>;
  /** Prints a line to stdout. */
  say(line: string): void;
  /** Prints a line to stderr. */
  complain(line: string): void;
  /** Aborts on Ctrl-C. */
  signal: AbortSignal;
};

/** A command's arguments and options; an option's type follows from its description. */
export type CommandInput = {
  positionals: readonly string[];
  options: Readonly<Record<string, OptionValue | undefined>>;
};

type OptionValue = string | boolean | readonly string[];

export type CommandOption = {
  /** The placeholder of its value in the help: `csv`, `N`; a flag has none. */
  value?: string;
  /** Allows it several times. */
  multiple?: boolean;
  /** One line of help. */
  summary: string;
};

export type Command = {
  /** The words that call it: `titles import`. */
  name: string;
  /** Its arguments: `<user> [days]`, `<words...>`. */
  usage?: string;
  options?: Readonly<Record<string, CommandOption>>;
  /** One line of help. */
  summary: string;
  /** Further help of the command. */
  details?: string;
  /** True if it needs the embedded database for itself; other commands use it beside a running server. */
  needsServerStopped?: boolean;
  /** Runs the command and returns the exit code: 1 on any failure. */
  run(input: CommandInput, context: CommandContext): Promise<0 | 1>;
};

/** Arguments that a command cannot use; the message has the reason. */
export class UsageError extends Error {
  override name = 'UsageError';
}
